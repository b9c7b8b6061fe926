import "server-only";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import { oneLine } from "@/lib/text";
import type { Outgoing } from "./send";

const folder = () => join(env().DATA_DIR, "mailbox");

/** When it was written comes first, so that a listing is in order; the id makes a second try write the same file. */
const fileName = ({ _id, createdAt }: Outgoing) => `${createdAt.replace(/[^0-9TZ]/g, "-")}-${_id}.eml`;

const TEXT = "text/plain; charset=utf-8";

/** Text first, as the standard wants it: the last part a program understands is the one it shows. */
function body({ _id, text, html }: Outgoing): { type: string; content: string } {
  if (html === undefined) return { type: TEXT, content: text };
  const boundary = `part-${_id}`;
  const parts = [
    { type: TEXT, content: text },
    { type: "text/html; charset=utf-8", content: html },
  ];
  const written = parts.map(({ type, content }) => `--${boundary}\nContent-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n${content}\n`);
  return { type: `multipart/alternative; boundary="${boundary}"`, content: `${written.join("\n")}\n--${boundary}--` };
}

function readable(mail: Outgoing): string {
  const { _id, to, replyTo, subject, createdAt, headers: more = {} } = mail;
  const { type, content } = body(mail);
  const headers = {
    Date: new Date(createdAt).toUTCString(),
    "Message-ID": `<${_id}@hobbyhub>`,
    From: env().MAIL_FROM,
    To: to,
    ...(replyTo && { "Reply-To": replyTo }),
    Subject: subject,
    ...more,
    ...(mail.html !== undefined && { "MIME-Version": "1.0" }),
    "Content-Type": type,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${content}\n`;
}

/** Keeps a mail as a file anyone with the data folder can read: what happens to mail where no provider is set up. */
export async function writeToMailbox(mail: Outgoing): Promise<void> {
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
