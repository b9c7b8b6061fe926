import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { start, until } from "../../../support/process";

/** One request on the agent's connection. @returns what the answer says of it, or how it failed */
const askOn = (agent: Agent, port: number): Promise<string> =>
  new Promise((resolve) => {
    const asked = request({ port, host: "127.0.0.1", path: "/api/groups", agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(`${response.statusCode} ${response.headers.connection}`));
    });
    asked.once("error", (error: NodeJS.ErrnoException) => resolve(asked.reusedSocket ? `${error.code} on a kept connection` : "gone"));
    asked.end();
  });

test("on SIGTERM clients that keep their connections get a last answer that says so, and none is cut off", async () => {
  const child = start("tests/support/ending-server.ts", [], { LOG_LEVEL: "silent" });
  await until(() => child.lines.length > 0, 30_000);
  const heard = new Map<string, number>();
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let answer = ""; answer !== "gone"; ) {
      answer = await askOn(agent, Number(child.lines[0]));
      heard.set(answer, (heard.get(answer) ?? 0) + 1);
      // Idle for a moment, as most kept connections are when the signal comes.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 12 }, client);
  await until(() => (heard.get("200 keep-alive") ?? 0) > 100);
  child.process.kill("SIGTERM");
  await Promise.all(clients);
  expect(await child.ended).toBe(0);
  expect([...heard.keys()].sort((one, other) => one.localeCompare(other))).toEqual(["200 close", "200 keep-alive", "gone"]);
  expect(heard.get("200 close")).toBe(clients.length);
});
