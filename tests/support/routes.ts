import { readdirSync } from "node:fs";
import { sep } from "node:path";

export type Handler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * The methods that a route file answers. A file made of operations reports them itself in its `Allow` header; any other answers the verbs
 * that it exports.
 */
async function answersOf({ OPTIONS }: Record<string, Handler>): Promise<readonly string[]> {
  const answer = await OPTIONS?.(new Request("http://localhost:3000/api/test", { method: "OPTIONS" }));
  return answer?.headers.get("allow")?.split(", ") ?? VERBS;
}

/** Every method that app/api answers, as "GET /api/groups/[id]". */
export async function apiRoutes(): Promise<Map<string, Handler>> {
  const routes = new Map<string, Handler>();
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(`${sep}route.ts`));
  for (const file of files.toSorted((a, b) => a.localeCompare(b))) {
    const exported: Record<string, Handler> = await import(/* @vite-ignore */ `../../app/api/${file}`);
    const path = `/api/${file.split(sep).slice(0, -1).join("/")}`;
    const answers = await answersOf(exported);
    for (const verb of VERBS) if (exported[verb] && answers.includes(verb)) routes.set(`${verb} ${path}`, exported[verb]);
  }
  return routes;
}
