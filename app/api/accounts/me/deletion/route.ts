import { routes } from "@/app/api/routes";
import { deleteDeletion, postDeletion } from "@/lib/own-data/api";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = routes(postDeletion, deleteDeletion);
