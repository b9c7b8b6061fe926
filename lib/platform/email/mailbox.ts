import "server-only";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import { oneLine } from "@/lib/text";
import type { Outgoing } from "./send";

const folder = () => join(env().DATA_DIR, "mailbox");

/** The time comes first, so that a listing is in order. The mail's id makes a second try write the same file. */
const fileName = ({ _id, createdAt }: Outgoing) => `${createdAt.replace(/[^0-9TZ]/g, "-")}-${_id}.eml`;

interface Part {
  type: string;
  content: string;
  /** The value of a header field, made safe for a file. */
  disposition?: string;
}

/** Joins several MIME parts into one. */
function together(kind: "alternative" | "mixed", boundary: string, parts: readonly Part[]): Part {
  const written = parts.map(({ type, content, disposition }) => {
    const headers = [`Content-Type: ${type}`, ...(disposition ? [`Content-Disposition: ${disposition}`] : [])];
    // A multipart body must not have an encoding of its own.
    if (!type.startsWith("multipart/")) headers.push("Content-Transfer-Encoding: 8bit");
    return `--${boundary}\n${headers.join("\n")}\n\n${content}\n`;
  });
  return { type: `multipart/${kind}; boundary="${boundary}"`, content: `${written.join("\n")}\n--${boundary}--` };
}

const TEXT = "text/plain; charset=utf-8";

/** The plain text comes first, as the MIME standard requires: a mail program shows the last part that it understands. */
function body({ _id, text, html, attachments = [] }: Outgoing): Part {
  const plain = { type: TEXT, content: text };
  const words =
    html === undefined ? plain : together("alternative", `part-${_id}`, [plain, { type: "text/html; charset=utf-8", content: html }]);
  if (attachments.length === 0) return words;
  const files = attachments.map(({ filename, contentType, content }) => ({
    type: oneLine(contentType),
    content,
    disposition: `attachment; filename="${oneLine(filename).replace(/["\\]/g, "")}"`,
  }));
  return together("mixed", `file-${_id}`, [words, ...files]);
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
    ...(type.startsWith("multipart/") && { "MIME-Version": "1.0" }),
    "Content-Type": type,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${content}\n`;
}

/** Writes a mail to a file in the data folder. This replaces sending where no mail provider is set up. */
export async function writeToMailbox(mail: Outgoing): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const path = join(folder(), fileName(mail));
  // The file is renamed after it is complete, so that a reader never sees half a mail.
  await writeFile(`${path}.part`, readable(mail), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

const SHOWN = 50;

/** The newest mails of the mailbox as text, for the page `/mailbox` that developers read. */
export async function readMailbox(): Promise<{ name: string; text: string }[]> {
  const names = await readdir(folder()).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(newest.map(async (name) => ({ name, text: await readFile(join(folder(), name), "utf8") })));
}
