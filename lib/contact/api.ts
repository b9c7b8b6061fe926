import "server-only";
import { z } from "zod";
import { MAX_ADDRESS } from "@/lib/email-address";
import { Id } from "@/lib/id-field";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { sendMessage } from "./commands";
import { MAX_MESSAGE, MAX_NAME } from "./length-rules";
import { MESSAGE_LIMIT } from "./policy";
import { ContactInput } from "./schema";

export const postMessage = operation({
  method: "POST",
  path: "/api/contact",
  summary: "Write to the team",
  actor: "none",
  body: ContactInput,
  answer: z.strictObject({ insertedId: Id }),
  status: 201,
  limit: MESSAGE_LIMIT,
  form: {
    next: () => "/contact/sent",
    back: () => ({ path: "/contact", label: "Back to the contact page" }),
    fields: [
      { name: "name", label: "Name", autoComplete: "name", maxLength: MAX_NAME },
      { name: "email", label: "E-mail", type: "email", autoComplete: "email", maxLength: MAX_ADDRESS },
      { name: "message", label: "Message", maxLength: MAX_MESSAGE, rows: 8 },
    ],
  },
  once: true,
  handle: ({ body, key, address }) => sendMessage(body, key, address),
});

export const OPERATIONS: readonly Operation[] = [postMessage];
