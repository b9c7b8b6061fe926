import { routes } from "@/app/api/routes";
import { postCancellation } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postCancellation);
