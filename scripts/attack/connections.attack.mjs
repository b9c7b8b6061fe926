import { connect } from "node:net";
import { startSite } from "./site.mjs";

export const title = "Connections that say nothing, or little, on a machine with 1,024 descriptors";

const MANY = 2000;
const OPEN_FILES = 1024;
/** Files of the store that the visitor's requests may have opened. */
const OWN_FILES = 16;
const WATCHED_MS = 48_000;
const RID_OF_MS = 44_000;

/** Opens all connections; each sends `send`. @returns a function that closes them */
function openMany(port, send) {
  const sockets = Array.from({ length: MANY }, () => {
    const socket = connect(port, "127.0.0.1", () => send && socket.write(send));
    socket.on("error", () => undefined);
    socket.resume();
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

async function until(condition, ms) {
  const begun = performance.now();
  while (!(await condition()) && performance.now() - begun < ms) await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - begun;
}

export async function attack() {
  const rows = [];
  for (const [what, send] of [
    ["silent connections", ""],
    ["connections with half a head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "],
  ]) {
    const site = await startSite({}, OPEN_FILES);
    const before = site.descriptors();
    const end = openMany(site.port, send);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const visitor = () =>
      fetch(`${site.origin}/api/groups`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const wait = await until(visitor, 20_000);
    rows.push({ tried: `${MANY} ${what}: a visitor and the store get in`, got: `after ${(wait / 1000).toFixed(1)} s`, held: wait < 5000 });
    // Measured by the server's open files: when its queue is full, the system accepts connections for up to half a minute. Each of them
    // then has its ten seconds, and others stay half open without a client.
    let most = 0;
    let last = 0;
    const begun = performance.now();
    await until(() => {
      const held = site.descriptors() - before;
      most = Math.max(most, held);
      if (held > OWN_FILES) last = performance.now() - begun;
      return false;
    }, WATCHED_MS);
    rows.push({
      tried: `${MANY} ${what}: the server is rid of them`,
      got: `${most} descriptors at most, few after ${(last / 1000).toFixed(1)} s`,
      held: last < RID_OF_MS,
    });
    end();
    site.stop();
  }
  return rows;
}
