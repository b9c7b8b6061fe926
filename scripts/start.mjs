/**
 * `npm start`: the production server. Next reads `.env` too late for its own PORT, so it is read here first. Next runs in the same process,
 * so that SIGTERM reaches the server, which then finishes its requests. Behind proxies the server listens on this machine only, unless HOST
 * says otherwise: a client that bypasses the proxies could claim any address.
 */
import { loadEnv } from "./tools/steps.mjs";

await loadEnv();
const host = process.env.HOST || (Number(process.env.TRUSTED_PROXY_HOPS) > 0 ? "127.0.0.1" : "");
process.argv.splice(2, 0, "start", ...(host ? ["-H", host] : []));
await import("next/dist/bin/next");
