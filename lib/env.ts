import { z } from "zod";
import { DEFAULT_ZONE, isZone } from "./zone";

/** An empty line in a settings file means "not set". */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema);
const optionalText = setting(z.string().optional());

function wholeNumber(most: number) {
  const words = `must be a whole number from 0 to ${most}`;
  return z.coerce.number(words).int(words).min(0, words).max(most, words);
}

const POSITIVE = "must be a whole number above 0";

const HSTS_SCOPES = ["host", "subdomains", "preload"] as const;

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;

const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).catch("production"),
  PORT: setting(wholeNumber(65_535).default(3000)),
  SITE_URL: setting(
    z
      .url({ protocol: /^https?$/, error: "must be a full address such as https://hobbyhub.example" })
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  /** The address on which the server listens; scripts/start.mjs reads it. */
  HOST: optionalText,
  HSTS_SCOPE: setting(z.enum(HSTS_SCOPES, `must be one of ${HSTS_SCOPES.join(", ")}`).default("host")),
  DATA_DIR: setting(z.string().default("./data")),
  MONGODB_URI: setting(
    z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, "must start with mongodb:// or mongodb+srv://")
      .optional(),
  ),
  AUTH_SECRET: setting(z.string().min(32, "must be at least 32 characters long").optional()),
  AUTH_GOOGLE_ID: optionalText,
  AUTH_GOOGLE_SECRET: optionalText,
  /** The issuer of Google sign-in. Only tests change it, to a local one. */
  AUTH_GOOGLE_ISSUER: setting(z.url().default("https://accounts.google.com")),
  RESEND_API_KEY: optionalText,
  /** The key for the signature of the mail provider's reports about mails that came back. Without it, that route answers 404. */
  RESEND_WEBHOOK_SECRET: optionalText,
  MAIL_FROM: setting(z.string().default("HobbyHub <hello@hobbyhub.example>")),
  CONTACT_TO: setting(z.string().default("hello@hobbyhub.example")),
  /** The site's time zone: the dates on its pages and the zone of a new account. */
  SITE_TIME_ZONE: setting(z.string().refine(isZone, "must be the name of a time zone such as Asia/Dhaka").default(DEFAULT_ZONE)),
  /** Guards the cron route; without it the route answers 404. */
  CRON_SECRET: setting(z.string().min(16, "must be at least 16 characters long").optional()),
  TRUSTED_PROXY_HOPS: setting(wholeNumber(10).default(0)),
  MAX_CONNECTIONS: setting(z.coerce.number(POSITIVE).int(POSITIVE).positive(POSITIVE).optional()),
  RATE_LIMIT_FACTOR: setting(z.coerce.number("must be a number above 0").positive("must be a number above 0").default(1)),
  /** How many groups an hour a new person may make; see `newGroupLimits`. */
  NEW_GROUPS_PER_HOUR: setting(wholeNumber(10_000).default(3)),
  NEW_GROUPS_PER_DAY: setting(wholeNumber(10_000).default(10)),
  /** How many meetups and series an hour a new person may plan; see `newMeetupLimits`. */
  NEW_MEETUPS_PER_HOUR: setting(wholeNumber(10_000).default(10)),
  NEW_MEETUPS_PER_DAY: setting(wholeNumber(10_000).default(30)),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info")),
  HOBBYHUB_DEMO: optionalText,
  NEXT_PHASE: optionalText,
  VERCEL: optionalText,
  AWS_LAMBDA_FUNCTION_NAME: optionalText,
  NETLIFY: optionalText,
});

type Env = Omit<
  z.output<typeof Settings>,
  "SITE_URL" | "HOBBYHUB_DEMO" | "NEXT_PHASE" | "VERCEL" | "AWS_LAMBDA_FUNCTION_NAME" | "NETLIFY"
> & {
  /** The site's origin, without a slash at its end; only for absolute links. */
  SITE_URL: string;
  /** The same if it is set explicitly; then no header of a request can change the site's origin. */
  publicOrigin: string | null;
  /** The host has a read-only disk and short-lived processes; it needs MongoDB and its own secret. */
  serverless: boolean;
  /** Set by the demo command. Then demo people in production cause no warning. */
  demo: boolean;
  /** True while `next build` makes the static pages. */
  building: boolean;
};

/**
 * Reads and checks every setting.
 * @throws Error with one message that names every wrong setting and how to fix it
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = Settings.safeParse(source);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  const { VERCEL, AWS_LAMBDA_FUNCTION_NAME, NETLIFY } = source;
  const serverless = Boolean(VERCEL || AWS_LAMBDA_FUNCTION_NAME || NETLIFY);
  if (serverless && !source.MONGODB_URI) problems.push("MONGODB_URI is needed on a serverless host: its disk keeps nothing");
  if (serverless && !source.AUTH_SECRET) problems.push("AUTH_SECRET is needed on a serverless host: sessions must outlive a process");
  if (Boolean(source.AUTH_GOOGLE_ID) !== Boolean(source.AUTH_GOOGLE_SECRET))
    problems.push("AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET go together: set both or neither");
  if (!result.success || problems.length > 0)
    throw new Error(
      `HobbyHub cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\nSee .env.example.`,
    );
  const { HOBBYHUB_DEMO, NEXT_PHASE, VERCEL: _v, AWS_LAMBDA_FUNCTION_NAME: _a, NETLIFY: _n, ...settings } = result.data;
  return {
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    publicOrigin: settings.SITE_URL ?? null,
    serverless,
    demo: Boolean(HOBBYHUB_DEMO),
    building: NEXT_PHASE === "phase-production-build",
  };
}

let current: Env | undefined;

/** The settings of this process, read once. In `lib`, only this function and `siteZone` read `process.env`. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
