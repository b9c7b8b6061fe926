import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type DestinationStream } from "pino";
import { env } from "@/lib/env";

/** Fields that are never logged, in whatever object they occur. */
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
  /** The network address of the client. */
  address?: string;
}

const requests = new AsyncLocalStorage<RequestUnderWay>();

/** Every log line written while `work` runs contains this request's id. */
export const withRequest = <T>(request: RequestUnderWay, work: () => T): T => requests.run(request, work);

/** The client's network address of the current request; undefined outside a request. */
export const requestAddress = (): string | undefined => requests.getStore()?.address;

/** Makes a logger; tests pass a stream to read its lines. */
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

/** One JSON line per event, on standard output. */
export const log = createLog(env().LOG_LEVEL);
