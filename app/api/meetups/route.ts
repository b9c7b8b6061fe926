import { routes } from "@/app/api/routes";
import { getMeetups } from "@/lib/meetups/api";

export const dynamic = "force-dynamic";
export const { GET } = routes(getMeetups);
