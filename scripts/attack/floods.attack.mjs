import { startSite } from "./site.mjs";

export const title = "Asking for one page after another, and for forged sessions";

const PAGES = 800;
const AT_ONCE = 8;
const FLOODER = "198.51.100.7";

const FORGED = [
  "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIn0..AAAAAAAAAAAAAAAAAAAAAA.AAAA.AAAA",
  "eyJhbGciOiJub25lIn0.eyJ1aWQiOiJkZTMwMDAwMDAwMDAwMDAwMDAwMDAwMDEiLCJzZXNzaW9uVmVyc2lvbiI6MX0.",
  "eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJkZTMwMDAwMDAwMDAwMDAwMDAwMDAwMDEiLCJzZXNzaW9uVmVyc2lvbiI6MX0.AAAA",
  "eyJhbGciOiJQQkVTMi1IUzI1NitBMTI4S1ciLCJwMmMiOjk5OTk5OTk5OSwicDJzIjoiQUFBQSIsImVuYyI6IkExMjhHQ00ifQ.AAAA.AAAA.AAAA.AAAA",
  "eyJhbGciOiJkaXIiLCJqa3UiOiJodHRwczovL2V2aWwuZXhhbXBsZS9rZXlzIn0..AAAA.AAAA.AAAA",
  '{"uid":"de3000000000000000000001","sessionVersion":1}',
  "de3000000000000000000001",
  "....",
  "A".repeat(8000),
  "",
];
const COOKIES = ["authjs.session-token", "__Secure-authjs.session-token", "__Host-authjs.session-token", "next-auth.session-token"];

async function pages(origin) {
  const statuses = [];
  let refused = null;
  let next = 0;
  const visitor = async () => {
    while (next < PAGES) {
      const path = `/allGroups?after=${(next++).toString(16).padStart(24, "0")}`;
      const answer = await fetch(origin + path, { headers: { "x-forwarded-for": FLOODER } });
      await answer.arrayBuffer();
      statuses.push(answer.status);
      if (answer.status === 429) refused ??= answer.headers;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const made = statuses.filter((status) => status !== 429).length;
  return {
    tried: `${PAGES} different pages of a list from one address`,
    got: `${made} made, then 429 with Retry-After: ${refused?.get("retry-after")}`,
    held: refused?.has("retry-after") === true && statuses.every((status) => [200, 404, 429].includes(status)),
  };
}

async function forged(origin) {
  const opened = [];
  let slowest = 0;
  for (const name of COOKIES)
    for (const token of FORGED) {
      const headers = { cookie: `${name}=${token}` };
      const begun = performance.now();
      const [me, session] = await Promise.all([
        fetch(`${origin}/api/accounts/me`, { headers }),
        fetch(`${origin}/api/auth/session`, { headers }).then((answer) => answer.text()),
      ]);
      slowest = Math.max(slowest, performance.now() - begun);
      if (me.status !== 401 || session !== "null") opened.push(`${name}=${token.slice(0, 20)}: ${me.status}`);
    }
  return {
    tried: `${COOKIES.length * FORGED.length} forged sessions`,
    got: opened[0] ?? `nobody's, ${Math.round(slowest)} ms at most`,
    held: opened.length === 0 && slowest < 1000,
  };
}

async function groups({ origin }) {
  const cookies = new Map();
  const send = async (path, init = {}) => {
    const headers = { ...init.headers, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const answer = await fetch(origin + path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) cookies.set(...line.split(";")[0].split(/=(.*)/s).slice(0, 2));
    return answer;
  };
  const json = (body) => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const person = { email: "flood@example.com", password: "Sitalpati7" };
  await send("/api/accounts", json(person));
  const { csrfToken } = await (await send("/api/auth/csrf")).json();
  await send("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ ...person, csrfToken, callbackUrl: "/" }),
    headers: { "x-auth-return-redirect": "1" },
  });
  const group = {
    hobbyCategory: "Hiking",
    location: "Sylhet",
    maxMembers: 2,
    startDate: "2027-01-15",
    status: "ongoing",
    description: "x",
  };
  const answers = [];
  for (let made = 0; made < 20; made += 1)
    answers.push(
      (await send("/api/groups", json({ ...group, groupName: `Flood ${made}`, imageUrl: "https://elsewhere.example/x.png" }))).status,
    );
  const featured = await (await fetch(`${origin}/api/featured-groups`)).json();
  const own = featured.filter(({ groupName }) => groupName.startsWith("Flood")).length;
  const made = answers.filter((status) => status === 201).length;
  return [
    {
      tried: "20 groups by an account made just now",
      got: `${made} made, then ${answers.at(-1)}`,
      held: made === 3 && answers.at(-1) === 429,
    },
    { tried: "its groups on the home page", got: `${own} of ${featured.length}`, held: own <= 1 && featured.length > 1 },
  ];
}

export async function attack() {
  // The server trusts the forwarded address here, so the flood and the visitor can have different addresses.
  const site = await startSite({ TRUSTED_PROXY_HOPS: "1" });
  const rows = [await forged(site.origin), ...(await groups(site)), await pages(site.origin)];
  const visitor = await fetch(`${site.origin}/allGroups?q=tea`);
  site.stop();
  return [...rows, { tried: "a visitor from elsewhere", got: String(visitor.status), held: visitor.status === 200 }];
}
