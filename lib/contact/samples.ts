import type { MailPreview } from "@/lib/platform/email/preview";
import { contactMail } from "./mails";

export const MESSAGE_PREVIEW: MailPreview = {
  title: "A message to the team",
  write: () =>
    contactMail({
      name: "Rafiq Islam",
      email: "rafiq@example.com",
      message: "নমস্কার!\nThe map of our group shows the wrong lake.\n\nRafiq",
    }),
};
