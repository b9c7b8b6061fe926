import type { Job, Jobs } from "@/lib/platform/clock/jobs";
import type { Mail } from "./send";

/** A mail with sample data, for the developers of HobbyHub. */
export interface MailPreview {
  title: string;
  write: () => Promise<Omit<Mail, "to">>;
}

/** Previews by name; the name is `""` when there is only one. */
export type MailPreviews = Readonly<Record<string, MailPreview>>;

/** A job that sends a mail, with a preview of it. */
export interface MailJob extends Job {
  /** One preview, or one per kind of mail that the job sends. */
  readonly preview: MailPreview | MailPreviews;
}

const all = (preview: MailPreview | MailPreviews): MailPreviews =>
  "write" in preview ? { "": preview as MailPreview } : (preview as MailPreviews);

/** The previews of these jobs. The key is the kind of due work; when a job has several previews, a dot and the preview's name follow. */
export const previewsOf = (jobs: Jobs): MailPreviews =>
  Object.fromEntries(
    Object.entries(jobs as Record<string, Job & Partial<MailJob>>).flatMap(([kind, { preview = {} }]) =>
      Object.entries(all(preview)).map(([name, one]) => [name === "" ? kind : `${kind}.${name}`, one]),
    ),
  );
