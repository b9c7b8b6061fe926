import { Agent, request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { shutDownInOrder } from "@/lib/platform/rendering/shutdown";
import { endsAfter, fakeClock } from "@/tests/support/faked-clock";
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

test("a request that hangs does not hold a process for longer than eight seconds after SIGTERM", async () => {
  fakeClock();
  const begins = vi.spyOn(process, "prependOnceListener").mockReturnThis();
  const hears = vi.spyOn(process, "on").mockReturnThis();
  onTestFinished(() => {
    for (const spy of [begins, hears]) spy.mockRestore();
  });
  const steps: string[] = [];
  shutDownInOrder(async () => steps.push("last steps"));
  const ended = new Promise<unknown>((resolve) => {
    const exit = vi.spyOn(process, "exit").mockImplementation(((code: unknown) => resolve(code)) as never);
    onTestFinished(() => exit.mockRestore());
  });
  // The types know only the last of its many forms.
  const [[signal, onSignal] = []] = begins.mock.calls as unknown as [string, () => void][];
  expect(signal).toBe("SIGTERM");
  onSignal?.();
  expect(await endsAfter(8000, ended)).toBe(0);
  expect(steps).toEqual(["last steps"]);
});
