import { routes } from "@/app/api/routes";
import { getMeetups } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getMeetups);
