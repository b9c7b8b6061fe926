import { z } from "zod";
import { id, moment, record } from "@/lib/platform/store/record";

/** What visitors wrote to the team. */
export const Messages = record(
  "messages",
  { _id: id(), name: z.string(), email: z.string(), message: z.string(), createdAt: moment() },
  {
    index: [["email"]],
    people: { email: { by: "address", end: "row", file: "messages-to-us.json", about: "What you wrote to us from your address." } },
  },
);
