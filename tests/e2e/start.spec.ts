import { spawn } from "node:child_process";
import { connect } from "node:net";
import { freePort } from "../support/app-server";
import { expect, test } from "./fixtures";

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Any of 127.x.x.x reaches a server that listens everywhere, only one of them a server on that very address. */
const ROWS = [
  [{ TRUSTED_PROXY_HOPS: "1" }, false],
  [{ TRUSTED_PROXY_HOPS: "1", HOST: "0.0.0.0" }, true],
  [{ TRUSTED_PROXY_HOPS: "0" }, true],
] as const;

const onLinux = process.platform === "linux";
if (!onLinux) console.warn("\n!!! NOT TRIED: only Linux answers at every address of 127.x.x.x without being told to. !!!\n");

for (const [settings, elsewhere] of onLinux ? ROWS : [])
  test(`with ${JSON.stringify(settings)} other machines ${elsewhere ? "reach the server" : "do not"}`, async ({ place }) => {
    const port = await freePort();
    const app = spawn(process.execPath, ["scripts/start.mjs", "-p", String(port)], {
      env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", ...place.env, PORT: String(port), HOST: "", ...settings },
      stdio: "ignore",
    });
    try {
      await expect.poll(() => answers("127.0.0.1", port), { timeout: 30_000 }).toBe(true);
      expect(await answers("127.0.0.2", port)).toBe(elsewhere);
    } finally {
      const ended = new Promise((resolve) => app.once("exit", resolve));
      app.kill("SIGTERM");
      await ended;
    }
  });
