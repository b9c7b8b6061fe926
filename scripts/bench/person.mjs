/**
 * Measures pages that are rendered per request for a signed-in person. Each is compared with a bare Next page that is also rendered per
 * request and has as many elements and letters. The difference is the cost of our server components, data and headers. Medians of three
 * runs, in turns. Needs a build.
 */
import { startBare, startOurs } from "./bare.mjs";
import { compare, rate, ratio } from "./measure.mjs";
import { signIn, signUp } from "./sign-in.mjs";

const AIM = 0.8;
const ROWS = 24;
/**
 * Node optimises a page's code within its first thousand requests. An earlier measurement would show the slower page with less optimised
 * code.
 */
const OPTIONS = { connections: 4, seconds: 3, warmUp: { seconds: Infinity, requests: 1000 } };

const ours = await startOurs();
const cookie = await signIn(ours.origin, await signUp(ours.origin));
const headers = { cookie };

/** Creates a group of this person. @returns its id */
async function addGroup(at) {
  const body = {
    groupName: `Morning walkers ${at}`,
    hobbyCategory: "Hiking",
    description: "We walk before breakfast and talk on the way.",
    location: "Sylhet",
    maxMembers: 12,
    startDate: "2027-01-15",
    status: "ongoing",
    imageUrl: "/covers/hiking.svg",
  };
  const answer = await fetch(`${ours.origin}/api/groups`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`Creating a group answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).insertedId;
}

const ids = [];
for (let at = 0; at < ROWS; at++) ids.push(await addGroup(at));
const PAGES = { details: `/groupDetails/${ids[0]}`, "my groups": "/myGroup", dashboard: "/dashboard" };

/** How many elements a page has, and how many letters each has on average. */
async function measure(path) {
  const answer = await fetch(ours.origin + path, { headers, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const body = html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
  const elements = body.match(/<[a-z]/g)?.length ?? 0;
  return { elements, letters: Math.max(1, Math.round(body.replace(/<[^>]*>/g, "").length / elements)) };
}

const theirs = await startBare({
  "page.jsx": "export default () => <p>Here.</p>;",
  "[elements]/[letters]/page.jsx": `import { cookies } from "next/headers";
export default async function Page({ params }) {
  const { elements, letters } = await params;
  await cookies();
  const text = "x".repeat(Number(letters));
  return <main>{[...Array(Number(elements)).keys()].map((at) => <p className="row" key={at}>{text}</p>)}</main>;
}`,
});

const lines = [];
for (const [name, path] of Object.entries(PAGES)) {
  const { elements, letters } = await measure(path);
  const result = await compare(
    { bare: [theirs.origin, [`/${elements}/${letters}`]], page: [ours.origin, [path]] },
    { ...OPTIONS, headers },
  );
  rate(`${name}, ${elements} elements`, result.page);
  rate("  a bare page of as many", result.bare);
  lines.push(`${name} / bare ${ratio(result.page, result.bare)}`);
}
console.log(`\n${lines.join("   ")}   (aim: ${AIM})`);
ours.stop();
theirs.stop();
