import type { Job, Jobs } from "@/lib/platform/clock/jobs";
import type { Mail } from "./send";

/** A mail with sample data, for people who develop HobbyHub. */
export interface MailPreview {
  title: string;
  write: () => Promise<Omit<Mail, "to">>;
}

/** By name; `""` is the one that needs none. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;

/** A job that sends a mail, and what that looks like. */
export interface MailJob extends Job {
  /** Where it sends several kinds: each of them. */
  readonly preview: MailPreview | MailPreviews;
}

const all = (preview: MailPreview | MailPreviews): MailPreviews =>
  "write" in preview ? { "": preview as MailPreview } : (preview as MailPreviews);

/** What these jobs send, by the kind of the due work; where that sends several, a dot and the one of them. */
export const previewsOf = (jobs: Jobs): MailPreviews =>
  Object.fromEntries(
    Object.entries(jobs as Record<string, Job & Partial<MailJob>>).flatMap(([kind, { preview = {} }]) =>
      Object.entries(all(preview)).map(([name, one]) => [name === "" ? kind : `${kind}.${name}`, one]),
    ),
  );
