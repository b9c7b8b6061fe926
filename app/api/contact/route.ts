import { routes } from "@/app/api/routes";
import { postMessage } from "@/lib/contact/api";

export const { POST } = routes(postMessage);
