import "server-only";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import { oneLine } from "@/lib/text";
import type { QueuedMail } from "./outbox-store";

const folder = () => join(env().DATA_DIR, "mailbox");

/** When it was written comes first, so that a listing is in order; the id makes a second try write the same file. */
const fileName = ({ _id, createdAt }: QueuedMail) => `${createdAt.replace(/[^0-9TZ]/g, "-")}-${_id}.eml`;

function readable({ _id, to, replyTo, subject, text, createdAt }: QueuedMail): string {
  const headers = {
    Date: new Date(createdAt).toUTCString(),
    "Message-ID": `<${_id}@hobbyhub>`,
    From: env().MAIL_FROM,
    To: to,
    ...(replyTo && { "Reply-To": replyTo }),
    Subject: subject,
    "Content-Type": "text/plain; charset=utf-8",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${text}\n`;
}

/** Keeps a mail as a file anyone with the data folder can read: what happens to mail where no provider is set up. */
export async function writeToMailbox(mail: QueuedMail): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const path = join(folder(), fileName(mail));
  // Renamed into place: a reader never sees half a mail.
  await writeFile(`${path}.part`, readable(mail), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

const SHOWN = 50;

/** The newest mails of the mailbox as text, for the page developers read them on. */
export async function readMailbox(): Promise<{ name: string; text: string }[]> {
  const names = await readdir(folder()).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(newest.map(async (name) => ({ name, text: await readFile(join(folder(), name), "utf8") })));
}
