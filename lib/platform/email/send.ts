import type { QueuedMail } from "./outbox-store";

/**
 * Hands one mail on. Sending the same id twice delivers once.
 * @throws MailRefused when the provider will not have this very mail, anything else when it takes none at the moment
 */
export type Send = (mail: QueuedMail) => Promise<void>;

/** There is something wrong with this mail: others may still go out. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
