import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { authSecret, secretIn } from "@/lib/platform/auth/secret";

const directory = mkdtempSync(join(tmpdir(), "hobbyhub-secret-"));
const inner = join(directory, "data");
process.env.DATA_DIR = inner;
afterEach(() => rmSync(inner, { recursive: true, force: true }));

test("is made once, long, for its owner's eyes only, and found again", async () => {
  const secret = await secretIn(inner);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(statSync(join(inner, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(await secretIn(inner)).toBe(secret);
  expect(readdirSync(inner)).toEqual(["auth-secret"]);
});

test("twenty callers at once agree", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretIn(inner)));
  expect(new Set(secrets).size).toBe(1);
  expect(readFileSync(join(inner, "auth-secret"), "utf8").trim()).toBe(secrets[0]);
  expect(readdirSync(inner)).toEqual(["auth-secret"]);
});

test("processes that start at once agree", async () => {
  const program = `import("./lib/platform/auth/secret.ts").then(({ secretIn }) => secretIn(process.argv[1])).then((s) => process.stdout.write(s))`;
  const start = () => promisify(execFile)(process.execPath, ["--conditions=react-server", "--import", "tsx", "-e", program, inner]);
  const outputs = await Promise.all([start(), start(), start()]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(outputs[0]?.stdout).toMatch(/^[\w-]{64}$/);
});

test("a file somebody emptied is not taken for a secret", async () => {
  await secretIn(inner);
  writeFileSync(join(inner, "auth-secret"), "\n");
  await expect(secretIn(inner)).rejects.toThrow("too short for a session secret");
});

test("a folder that cannot be written is unavailable until it can", async () => {
  writeFileSync(inner, "a file where the folder should be");
  await expect(authSecret()).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
  rmSync(inner);
  expect(await authSecret()).toBe(await secretIn(inner));
});
