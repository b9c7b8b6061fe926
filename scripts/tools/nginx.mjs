/** Runs `deploy/nginx.conf` in front of a server on this machine. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./steps.mjs";

/** Debian installs it into a folder that only root has on the PATH. */
const COMMAND = ["nginx", "/usr/sbin/nginx"].find((command) => spawnSync(command, ["-v"]).status === 0);

/** False when nginx is not installed. */
export const hasNginx = COMMAND !== undefined;

const answers = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** The configuration without its rules for Next: it caches by address and distinguishes answers only by `Vary`. */
const plain = (config) =>
  config
    .replace(/proxy_cache_key "\$visitor.*;/, 'proxy_cache_key "$host$request_uri";')
    .replace(/proxy_(?:cache_bypass|no_cache|ignore_headers) .*;/g, "");

/**
 * Starts nginx on `port` in front of `appPort`; resolves when it answers. Each answer tells in `X-Cache` whether it came from the cache.
 * @param knowsNext false for the configuration without rules for Next
 * @returns its origin, and a function that stops it
 */
export async function startNginx(appPort, port, knowsNext = true) {
  const folder = mkdtempSync(join(tmpdir(), "hobbyhub-nginx-"));
  const types = "/etc/nginx/mime.types";
  const shipped = readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8");
  const config = (knowsNext ? shipped : plain(shipped))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("127.0.0.1:3000", `127.0.0.1:${appPort}`)
    .replace(
      "include mime.types;",
      `${existsSync(types) ? `include ${types};` : ""} access_log off; add_header X-Cache $upstream_cache_status;`,
    )
    .replace("/tmp/hobbyhub-cache", join(folder, "cache"));
  // When root starts nginx, its workers run as another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  writeFileSync(join(folder, "nginx.conf"), `${user}pid ${folder}/pid; daemon off; error_log ${folder}/error.log;\n${config}`);
  const child = spawn(COMMAND, ["-c", join(folder, "nginx.conf")], { stdio: ["ignore", "inherit", "inherit"] });
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await answers(origin)) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  stop();
  throw new Error("nginx did not answer.");
}
