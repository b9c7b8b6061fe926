import { connect } from "node:net";
import { rawRequest } from "./site.mjs";

export const title = "Bodies that are large, slow, without end, or where none belongs";

const AT_ONCE = 100;
const MEGABYTE = Buffer.alloc(1024 * 1024, "x");
/** The most memory that a hundred answers may take. */
const MOST_MEGABYTES = 60;

const KINDS = {
  "declared and unfinished": "Content-Length: 9000000\r\n\r\nhello",
  "chunked and unfinished": "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
  slow: "Content-Length: 5\r\n\r\nh",
};

/** Sends one megabyte of a body of nine, then waits. @returns true when the server closed the connection */
const push = (port, path) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n`);
      socket.write(MEGABYTE);
    });
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(false);
    }, 5000);
    socket.resume();
    socket.once("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });

export async function attack({ port, memory }) {
  const rows = [];
  for (const [kind, body] of Object.entries(KINDS))
    for (const path of ["/", "/createGroup", "/dashboard", "/allGroups?q=tea", "/api/../createGroup"]) {
      const { status, closed } = await rawRequest(port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${body}`);
      rows.push({ tried: `POST ${path}, ${kind}`, got: `${status}${closed ? ", closed" : ", left open"}`, held: status === 405 && closed });
    }
  const endless = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
  const refused = await rawRequest(port, `${endless}20000\r\n${"x".repeat(0x20000)}\r\n`);
  rows.push({
    tried: "POST /api/contact, chunked, 128 kB",
    got: `${refused.status}${refused.closed ? ", closed" : ", left open"}`,
    held: refused.status === 413 && refused.closed,
  });
  for (const path of ["/createGroup", "/allGroups?q=tea", "/api/groups"]) {
    const before = memory();
    const closed = await Promise.all(Array.from({ length: AT_ONCE }, () => push(port, path)));
    const grown = Math.max(0, memory() - before);
    rows.push({
      tried: `${AT_ONCE} × POST ${path} of 9 MB at once, unfinished`,
      got: `${closed.filter(Boolean).length} closed, ${Math.round(grown)} MB more`,
      held: closed.every(Boolean) && grown < MOST_MEGABYTES,
    });
  }
  return rows;
}
