import { explanationPage } from "@/app/api/explanation-page";
import { routes } from "@/app/api/routes";
import { getOwnData } from "@/lib/own-data/api";
import { explainBy } from "@/lib/own-data/download-queries";

export const dynamic = "force-dynamic";
explainBy(explanationPage);
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(getOwnData);
