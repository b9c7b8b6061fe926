import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** 48 random bytes as text. */
const LENGTH = 64;

const isCode = (error: unknown, code: string): boolean => error instanceof Error && "code" in error && error.code === code;

async function read(file: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  });
  if (text !== null && text.trim().length < 32)
    throw new Error(`${file} is too short for a session secret: delete it (docs/deploy.md says what a new one breaks) or set AUTH_SECRET.`);
  return text?.trim() ?? null;
}

/**
 * The secret in `directory`; creates one when there is none. The new file is written under a temporary name and then hard-linked, so no
 * process reads half a file. The link fails when another process was first; then that process's secret is used.
 */
export async function secretIn(directory: string): Promise<string> {
  const file = join(directory, "auth-secret");
  const known = await read(file);
  if (known !== null) return known;
  await mkdir(directory, { recursive: true });
  const draft = join(directory, `.auth-secret-${randomUUID()}`);
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${randomBytes((LENGTH * 3) / 4).toString("base64url")}\n`);
    await handle.sync();
    await link(draft, file).catch((error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  const secret = await read(file);
  if (secret === null) throw new Error(`${file} vanished while it was made.`);
  return secret;
}

let made: Promise<string> | undefined;

/** A full disk or an unreadable folder is a fault of the machine that may pass, so it becomes `unavailable`. */
const toAppError = (error: unknown): unknown =>
  error instanceof Error && "syscall" in error
    ? new AppError("unavailable", "The session secret cannot be read right now.", { cause: error })
    : error;

/**
 * The secret that encrypts sessions, signs links and keys the stored hashes of addresses. It is `AUTH_SECRET`, else a secret generated once
 * in the data folder, readable only by its owner. After a failure the next call tries again.
 * @throws AppError unavailable
 */
export function authSecret(): Promise<string> {
  const { AUTH_SECRET, DATA_DIR } = env();
  if (AUTH_SECRET) return Promise.resolve(AUTH_SECRET);
  made ??= secretIn(DATA_DIR).catch((error: unknown) => {
    made = undefined;
    throw toAppError(error);
  });
  return made;
}
