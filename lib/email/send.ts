import type { QueuedMail } from "@/lib/store/port/messages";

/** Hands one mail on. Sending the same id twice delivers once. @throws when it was not taken: it will be tried again */
export type Send = (mail: QueuedMail) => Promise<void>;
