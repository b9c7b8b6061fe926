import { expect, test } from "vitest";
import { readEnv } from "@/lib/env";

const refusal = (source: Record<string, string>): string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

test("nothing has to be set on one machine, and an empty line sets nothing", () => {
  for (const source of [{}, { PORT: "", SITE_URL: "", MONGODB_URI: "", AUTH_SECRET: "", TRUSTED_PROXY_HOPS: "", LOG_LEVEL: "" }])
    expect(readEnv(source)).toMatchObject({ PORT: 3000, SITE_URL: "http://localhost:3000", DATA_DIR: "./data", serverless: false });
  expect(readEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
});

test("everything that is wrong is named in one message, in words of ours", () => {
  const wrong = {
    PORT: "abc",
    SITE_URL: "hobby",
    TRUSTED_PROXY_HOPS: "-1",
    MAX_CONNECTIONS: "0",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "loud",
    AUTH_SECRET: "short",
  };
  expect(refusal({ ...wrong, MONGODB_URI: "localhost", AUTH_GOOGLE_ID: "id" })).toEqual([
    "HobbyHub cannot start with these settings:",
    "  - PORT must be a whole number from 0 to 65535",
    "  - SITE_URL must be a full address such as https://hobbyhub.example",
    "  - MONGODB_URI must start with mongodb:// or mongodb+srv://",
    "  - AUTH_SECRET must be at least 32 characters long",
    "  - TRUSTED_PROXY_HOPS must be a whole number from 0 to 10",
    "  - MAX_CONNECTIONS must be a whole number above 0",
    "  - RATE_LIMIT_FACTOR must be a number above 0",
    "  - LOG_LEVEL must be one of trace, debug, info, warn, error, silent",
    "  - AUTH_GOOGLE_ID and AUTH_GOOGLE_SECRET go together: set both or neither",
    "See .env.example.",
  ]);
});

test("a serverless host needs a database and a secret of its own", () => {
  expect(refusal({ VERCEL: "1" })).toEqual(
    expect.arrayContaining([expect.stringContaining("MONGODB_URI is needed"), expect.stringContaining("AUTH_SECRET is needed")]),
  );
  expect(readEnv({ VERCEL: "1", MONGODB_URI: "mongodb://db/hobbyhub", AUTH_SECRET: "x".repeat(32) }).serverless).toBe(true);
});
