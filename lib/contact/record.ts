import { z } from "zod";
import { id, moment, record } from "@/lib/platform/store/record";

/** What visitors wrote to the team. */
export const Messages = record(
  "messages",
  { _id: id(), name: z.string(), email: z.string(), message: z.string(), createdAt: moment() },
  { index: [["email"]] },
);
