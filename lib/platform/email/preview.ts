import type { Mail } from "./send";

/** A mail with sample data, for people who develop HobbyHub. */
export interface MailPreview {
  title: string;
  write: () => Promise<Omit<Mail, "to">>;
}

/** By the kind of the due work that sends it; where that sends several, a dot and the one of them. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;
