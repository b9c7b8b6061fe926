import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { createServer } from "node:net";

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures requests per second and the p99. It runs for `seconds`, or for `requests`, or until `stop` holds a value other than 0, with this
 * number of connections. The paths are requested in turn.
 */
export async function load(
  origin,
  paths,
  { seconds = 4, requests = Infinity, connections = 16, headers = {}, stop = new Int32Array(1) } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const times = [];
  let next = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const asked = performance.now();
      request(origin + paths[next++ % paths.length], { agent, headers: { "accept-encoding": "identity", ...headers } }, (response) => {
        response.resume();
        response.once("end", () => {
          if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} ${response.req.path}`));
          times.push(performance.now() - asked);
          resolve();
        });
      })
        .once("error", reject)
        .end();
    });
  const client = async () => {
    while (next < requests && performance.now() < until && Atomics.load(stop, 0) === 0) await one();
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: (times.length * 1000) / (performance.now() - begun), p99: times[Math.floor(times.length * 0.99)] };
}

/**
 * Measures each contender (its origin, its paths and, if it has one, its `cookie`) in turns, three times, after a `warmUp`. So a drift of
 * the machine's speed affects all of them. @returns the median of each
 */
export async function compare(contenders, { warmUp = { seconds: 1 }, ...options } = {}) {
  const runs = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  const ask = ([origin, paths, { cookie } = {}], more) =>
    load(origin, paths, { ...options, ...more, headers: { ...options.headers, ...(cookie && { cookie }) } });
  for (const contender of Object.values(contenders)) await ask(contender, warmUp);
  for (let round = 0; round < 3; round++) for (const [name, contender] of Object.entries(contenders)) runs[name].push(await ask(contender));
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      { perSecond: median(all.map(({ perSecond }) => perSecond)), p99: median(all.map(({ p99 }) => p99)) },
    ]),
  );
}

const children = new Set();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Kills a child process when this process ends, for whatever reason. */
export function endWithUs(child) {
  children.add(child);
  return child;
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts `next start` in a folder; resolves with its origin when it answers. */
export async function startNext(cwd, env, ready = "/") {
  const port = await freePort();
  const child = endWithUs(
    spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
      cwd,
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        RATE_LIMIT_FACTOR: "1000000",
        NEXT_TELEMETRY_DISABLED: "1",
        PORT: String(port),
        ...env,
      },
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await fetch(origin + ready).catch(() => null))?.ok) return { origin, port, pid: child.pid, stop: () => child.kill("SIGKILL") };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`next start did not answer in ${cwd}`);
}

export const ratio = (one, other) => (one.perSecond / other.perSecond).toFixed(2);
export const rate = (name, { perSecond, p99 }) =>
  console.log(`${name.padEnd(44)} ${Math.round(perSecond).toString().padStart(7)} /s   p99 ${p99.toFixed(1)} ms`);
