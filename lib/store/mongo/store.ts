import { AppError } from "@/lib/errors";
import type { Store } from "../port/store";
export async function openMongoStore(_uri: string): Promise<Store> {
  throw new AppError("unavailable", "The MongoDB adapter is on its way.");
}
