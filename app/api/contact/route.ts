import { routes } from "@/app/api/routes";
import { postMessage } from "@/lib/contact/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postMessage);
