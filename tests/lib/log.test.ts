import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog, withRequest } from "@/lib/log";

function recorder() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog("info", stream) };
}

test.each([
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
])("%s is never written, however deep it lies", (name) => {
  const { lines, log } = recorder();
  log.info({ [name]: "hunter2", body: { [name]: "hunter2" }, request: { headers: { [name]: "hunter2" } } }, "a line");
  expect(lines.join()).not.toContain("hunter2");
  expect(lines.join()).toContain("[redacted]");
});

test("lines carry the id of the request they belong to, and only theirs", async () => {
  const { lines, log } = recorder();
  await Promise.all(
    ["one", "two"].map((id) =>
      withRequest({ requestId: id }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.info(`from ${id}`);
      }),
    ),
  );
  log.info("from nobody");
  const read = lines.map((line) => JSON.parse(line));
  expect(read.map(({ requestId, msg }) => [requestId, msg])).toEqual([
    ["one", "from one"],
    ["two", "from two"],
    [undefined, "from nobody"],
  ]);
});
