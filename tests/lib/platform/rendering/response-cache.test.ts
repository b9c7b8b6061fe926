import { createServer, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { slowDownPage } from "@/components/ui/slow-down-page";
import { standInFront } from "@/lib/platform/rendering/front";

const FRONT = {
  ...{ production: true, mostConnections: 100, publicOrigin: null, transportSecurity: "max-age=1", hops: 0, slowDownPage },
  sessionPages: /^\/myGroup$/,
};
const MARK = "x-hobbyhub-generation";
const CURRENT = Symbol.for("hobbyhub.generation");
const shared = globalThis as { [CURRENT]?: () => Promise<number> };

let generation = 0;
let asked: string[] = [];
let listener: RequestListener;
let server: Server;

beforeAll(() => standInFront(FRONT));

beforeEach(async () => {
  [generation, asked] = [1, []];
  shared[CURRENT] = async () => generation;
  listener = (request, response) => {
    response.setHeader(MARK, generation);
    response.setHeader("etag", '"one"');
    response.end(`page ${asked.length} ${request.url}`);
  };
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => {
  delete shared[CURRENT];
  server.close();
});

interface Got {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

let count = 0;
/** Nobody has asked for this address before: what is kept is kept for the process. */
const newPath = () => `/page-${count++}`;

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }));
    })
      .once("error", reject)
      .end();
  });
}

/** Asks twice. @returns how often the question went on to Next */
async function askTwice(headers: Record<string, string> = {}): Promise<number> {
  const path = newPath();
  await get(path, headers);
  await get(path, headers);
  return asked.length;
}

test("a static page is asked for once, its mark is seen by nobody, and the copy is the same page", async () => {
  const path = newPath();
  const first = await get(path);
  const second = await get(path);
  expect(asked).toEqual([`GET ${path}`]);
  expect(second.body).toBe(first.body);
  expect([first.headers[MARK], second.headers[MARK]]).toEqual([undefined, undefined]);
  expect(second.headers).toMatchObject({ etag: '"one"', "content-length": String(first.body.length), "x-nextjs-cache": "HIT" });
});

test("whatever changes anywhere, the page is asked for again", async () => {
  const path = newPath();
  await get(path);
  generation += 1;
  const { body } = await get(path);
  expect(body).toBe(`page 2 ${path}`);
  expect((await get(path)).body).toBe(body);
  expect(asked).toHaveLength(2);
});

test("a file of the build and a picture are asked for once, whatever changes anywhere", async () => {
  listener = (_request, response) => {
    response.setHeader("etag", '"file"');
    response.end("letters");
  };
  const paths = ["/_next/static/chunks/one.js", "/covers/hiking.svg"];
  for (const path of [...paths, ...paths]) {
    const { body, headers } = await get(path);
    expect([body, headers["x-nextjs-cache"]]).toEqual(["letters", undefined]);
    generation += 1;
  }
  expect(asked).toEqual(paths.map((path) => `GET ${path}`));
  expect((await get("/covers/hiking.svg", { "if-none-match": '"file"' })).status).toBe(304);
});

test("a file with a query or another status is asked for each time", async () => {
  for (const _ of [1, 2]) await get("/_next/static/chunks/two.js?copy=1");
  listener = (_request, response) => void response.writeHead(404).end("no such file");
  for (const _ of [1, 2]) await get("/covers/none.svg");
  expect(asked).toHaveLength(4);
});

test("a page that was true only until a moment ago is not kept", async () => {
  listener = (_request, response) => {
    response.setHeader(MARK, generation - 1);
    response.end("old");
  };
  expect(await askTwice()).toBe(2);
});

test("a page that changed while it was being sent is not kept", async () => {
  listener = (_request, response) => {
    response.setHeader(MARK, generation);
    response.write("begun, ");
    generation += 1;
    response.end("ended");
  };
  expect(await askTwice()).toBe(2);
});

test("what carries no mark, a cookie or another status is never kept", async () => {
  listener = (_request, response) => response.end("made for one");
  expect(await askTwice()).toBe(2);
  for (const [status, headers] of [
    [404, {}],
    [200, { "set-cookie": "a=b" }],
  ] as const) {
    asked = [];
    listener = (_request, response) => {
      response.setHeader(MARK, generation);
      response.writeHead(status, headers);
      response.end("page");
    };
    expect(await askTwice(), `${status}`).toBe(2);
  }
});

test("pieces come together, whatever they are made of", async () => {
  listener = (_request, response) => {
    response.setHeader(MARK, generation);
    response.write("চা ");
    response.write(Buffer.from("and "));
    response.write("636166", "hex");
    response.end(new Uint8Array([0xc3, 0xa9]));
  };
  const path = newPath();
  const first = await get(path);
  expect(first.body).toBe("চা and café");
  expect((await get(path)).body).toBe(first.body);
  expect(asked).toHaveLength(1);
});

test("who has the page already is told so", async () => {
  const path = newPath();
  await get(path);
  const again = await get(path, { "if-none-match": 'W/"zero", "one"' });
  expect([again.status, again.body]).toEqual([304, ""]);
  expect(again.headers["content-length"]).toBeUndefined();
  expect((await get(path, { "if-none-match": '"two"' })).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test("HEAD gets the head of the page, and brings none of its own", async () => {
  const path = newPath();
  await get(path, {}, "HEAD");
  const { body } = await get(path);
  expect(body).toBe(`page 2 ${path}`);
  const head = await get(path, {}, "HEAD");
  expect([head.body, head.headers["content-length"]]).toEqual(["", String(body.length)]);
  expect(asked).toHaveLength(2);
});

test("each encoding and each protocol has a copy of its own", async () => {
  const path = newPath();
  const ways: Record<string, string>[] = [{}, { "accept-encoding": "gzip" }, { "x-forwarded-proto": "https" }];
  const bodies = [];
  for (const headers of [...ways, ...ways]) bodies.push((await get(path, headers)).body);
  expect(bodies.slice(3)).toEqual(bodies.slice(0, 3));
  expect(new Set(bodies).size).toBe(3);
});

test("what is not a plain look at a page goes to Next each time, without the mark", async () => {
  for (const name of ["rsc", "next-router-prefetch", "x-middleware-prefetch", "range"]) {
    asked = [];
    expect(await askTwice({ [name]: "1" }), name).toBe(2);
  }
  expect((await get(newPath(), { rsc: "1" })).headers[MARK]).toBeUndefined();
  asked = [];
  expect(await askTwice({ cookie: "a=b; __prerender_bypass=x" })).toBe(2);
  asked = [];
  for (const path of ["/api/groups", "/_next/image"]) for (const _ of [1, 2]) await get(path);
  for (const _ of [1, 2]) await get("/api/posted", {}, "POST");
  for (const _ of [1, 2]) await get(`/long?${"x".repeat(500)}`);
  expect(asked).toHaveLength(8);
});

test("sixteen megabytes are kept, the oldest go first, and a small page counts too", async () => {
  const [first, last] = [newPath(), newPath()];
  await get(first);
  listener = (_request, response) => {
    response.setHeader(MARK, generation);
    response.end(Buffer.alloc(4 * 1024 * 1024));
  };
  for (let more = 0; more < 4; more++) await get(newPath());
  await get(last);
  asked = [];
  await get(last);
  expect(asked).toEqual([]);
  await get(first);
  expect(asked).toEqual([`GET ${first}`]);
});

test("before anything has been counted, and where it cannot be, Next answers", async () => {
  delete shared[CURRENT];
  expect(await askTwice()).toBe(2);
  asked = [];
  shared[CURRENT] = async () => Promise.reject(new Error("away"));
  expect(await askTwice()).toBe(2);
});
