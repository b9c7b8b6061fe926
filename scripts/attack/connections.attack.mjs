import { connect } from "node:net";
import { startSite } from "./site.mjs";

export const title = "Connections that say nothing, or little, on a machine with 1,024 descriptors";

const MANY = 2000;
const OPEN_FILES = 1024;

/** Opens them all. `send` is what each says. @returns how to look at them and end them */
function openMany(port, send) {
  const sockets = Array.from({ length: MANY }, () => {
    const socket = connect(port, "127.0.0.1", () => send && socket.write(send));
    socket.on("error", () => undefined);
    socket.resume();
    return socket;
  });
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    end: () => sockets.forEach((socket) => void socket.destroy()),
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
    const many = openMany(site.port, send);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const visitor = () =>
      fetch(`${site.origin}/api/groups`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const wait = await until(visitor, 20_000);
    rows.push({ tried: `${MANY} ${what}: a visitor and the store get in`, got: `after ${(wait / 1000).toFixed(1)} s`, held: wait < 5000 });
    const gone = await until(() => many.open() === 0, 20_000);
    rows.push({
      tried: `${MANY} ${what} are closed`,
      got: `${many.open()} open after ${(gone / 1000).toFixed(1)} s`,
      held: many.open() === 0,
    });
    many.end();
    site.stop();
  }
  return rows;
}
