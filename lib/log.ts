import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type DestinationStream } from "pino";
import { env } from "@/lib/env";

/** What is never written down, wherever it turns up in a logged object. */
const SECRETS = [
  "password",
  "currentPassword",
  "newPassword",
  "passwordHash",
  "token",
  "csrfToken",
  "secret",
  "cookie",
  "authorization",
  "set-cookie",
];
const REDACTED = SECRETS.flatMap((name) => {
  const key = name.includes("-") ? `["${name}"]` : name;
  const under = (parent: string) => (key.startsWith("[") ? `${parent}${key}` : `${parent}.${key}`);
  return [key, under("*"), under("*.*"), under("*.*.*")];
});

interface RequestUnderWay {
  requestId: string;
  /** The network address it came from. */
  address?: string;
}

const requests = new AsyncLocalStorage<RequestUnderWay>();

/** Everything logged while `work` runs carries this request's id. */
export const withRequest = <T>(request: RequestUnderWay, work: () => T): T => requests.run(request, work);

/** The network address of the request under way; undefined outside of one. */
export const requestAddress = (): string | undefined => requests.getStore()?.address;

/** A logger of this house; tests hand it a stream to read back. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: "[redacted]" },
      mixin: () => {
        const requestId = requests.getStore()?.requestId;
        return requestId ? { requestId } : {};
      },
    },
    destination,
  );

/** One JSON line per happening, on standard output. */
export const log = createLog(env().LOG_LEVEL);
