import { routes } from "@/app/api/routes";
import { deleteDeletion, postDeletion } from "@/lib/own-data/api";

export const { POST, DELETE } = routes(postDeletion, deleteDeletion);
