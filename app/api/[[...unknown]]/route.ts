import { nothingHere } from "@/lib/platform/http/routes";

export const dynamic = "force-dynamic";
export { nothingHere as DELETE, nothingHere as GET, nothingHere as OPTIONS, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
