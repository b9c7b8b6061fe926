/**
 * `npm start`: the production server. Next reads `.env` too late for its own PORT, so it is read here first. Same process, so that
 * SIGTERM reaches the server, which then finishes what it has begun.
 */
import { loadEnv } from "./tools/steps.mjs";

await loadEnv();
process.argv.splice(2, 0, "start");
await import("next/dist/bin/next");
