import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";

/** A link in a mail. Its secret is not stored: it is computed from the id when the mail is written (see secrets.ts). */
export const MailLinks = record(
  "mailLinks",
  {
    _id: id(),
    accountId: id("accounts"),
    purpose: z.enum(["verify", "reset"]),
    /** The address it was sent to: the link proves only this one. */
    email: z.string(),
    createdAt: moment(),
    expiresAt: moment(),
  },
  {
    table: "mail_links",
    index: [["accountId"]],
    archived: false,
    people: {
      accountId: { end: "row", because: "The keys of links that we mailed to you: the links themselves are in those mails." },
    },
  },
);
export type MailLink = Row<typeof MailLinks>;
