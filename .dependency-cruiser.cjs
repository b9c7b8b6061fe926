/** The house's walls: who may import whom (see docs/architecture.md). No allow-list. */
const wall = (name, from, to, comment) => ({ name, severity: "error", from, to, comment });

/**
 * The rooms of the product and of the machinery below it. A room may import those that stand after it, and no other: a new one is put in its
 * place here. A group and its memberships are changed in one step, so their rooms stand side by side.
 */
const NOUNS = [
  "own-data",
  "demo",
  "notices",
  "meetups",
  ["memberships", "groups"],
  "contact",
  "links",
  "sessions",
  "accounts",
  "events",
  "blog",
];
const MACHINERY = ["rendering", "openapi", "auth", "email", "clock", "seo", "http", "permission", "store"];

/** Files of lib that say what the whole product consists of: above every room. */
const WHOLE = "^lib/(records|rooms|topics|start)\\.ts$";

const anyOf = (names) => `(${names.flat().join("|")})`;
const noArrowUp = (name, folder, rooms) =>
  rooms
    .slice(1)
    .map((room, index) =>
      wall(
        `${name}-${[room].flat().join("-")}`,
        { path: `^${folder}${anyOf([room])}/` },
        { path: `^${folder}${anyOf(rooms.slice(0, index + 1))}/` },
        "A room knows only those below it (the order stands in .dependency-cruiser.cjs).",
      ),
    );

/** What belongs to everybody stands on nothing but its like. */
const ROOMS_OF_LIB = "^lib/[^/]+/";

/** Files of a noun's room by what they are: `store.ts`, `door-store.ts` (the names are held by tests/lib/file-names.test.ts). */
const filesOf = (...roles) => `^lib/[^/]+/[a-z-]*${anyOf(roles)}\\.tsx?$`;

/** What components may know of a noun: all of it runs in the browser too. */
const SHOWN = ["schema", "views", "rules", "addresses"];
/** And of the machinery; of Google's part the type alone, which says how its button behaves (the file itself is for the server only). */
const BROWSER_SIDE = "^lib/platform/(http/client|auth/callback-url|auth/google|seo/json-ld)\\.ts$";

module.exports = {
  forbidden: [
    wall("no-circular", {}, { circular: true }, "Two files that need each other are one file."),
    wall(
      "middleware-is-light",
      { path: "^middleware\\.ts$" },
      { path: "^lib/platform/store", reachable: true },
      "The redirect must never open a store.",
    ),
    ...noArrowUp("nouns-in-order", "lib/", NOUNS),
    ...noArrowUp("machinery-in-order", "lib/platform/", MACHINERY),
    wall(
      "every-room-has-its-place",
      { path: ROOMS_OF_LIB, pathNot: `^lib/(${anyOf(NOUNS)}|platform/${anyOf(MACHINERY)})/` },
      {},
      "A new room of lib is put in its place in the order above.",
    ),
    wall(
      "machinery-knows-no-noun",
      { path: "^lib/platform/" },
      { path: ROOMS_OF_LIB, pathNot: "^lib/platform/" },
      "The product stands on it.",
    ),
    wall("rooms-are-below-the-whole", { path: ROOMS_OF_LIB }, { path: WHOLE }, "What lists all rooms is above each of them."),
    wall(
      "loose-files-know-no-room",
      { path: "^lib/[^/]+$", pathNot: WHOLE },
      { path: `${ROOMS_OF_LIB}|${WHOLE}` },
      "They belong to everybody.",
    ),
    wall(
      "actors-are-proven",
      { path: "^(app|components|lib|middleware|scripts)", pathNot: "^lib/sessions/" },
      { path: "^lib/platform/permission/mint-actor\\.ts$" },
      "Only the room that checks a session makes an Actor.",
    ),
    wall(
      "the-system-acts-by-itself",
      { path: "^(app|components|lib|middleware|scripts)", pathNot: "^lib/(demo/|memberships/(settle-jobs|forget-store)\\.ts$)" },
      { path: "^lib/platform/permission/system-actor\\.ts$" },
      "What somebody asks for is done as their Actor.",
    ),
    wall(
      "app-asks-lib",
      { path: "^app" },
      { path: `^lib/platform/store|${filesOf("store")}` },
      "Routes ask queries and commands, never the store.",
    ),
    wall(
      "jobs-are-the-clocks",
      { path: "^(app|components|lib|middleware|scripts)", pathNot: `^lib/rooms\\.ts$|${filesOf("jobs")}` },
      { path: filesOf("jobs") },
      "What writes without anybody's permission is asked for by the clock alone.",
    ),
    wall(
      "components-are-pictures",
      { path: "^components" },
      { path: `^app/|${ROOMS_OF_LIB}|${WHOLE}|^lib/env\\.ts$`, pathNot: `${filesOf(...SHOWN)}|${BROWSER_SIDE}` },
      "Props in, HTML out: of a room they know what can be shown, worked out and addressed, and of the machinery its browser side.",
    ),
    wall(
      "rules-are-pure",
      { path: filesOf("schema", "policy", "rules", "views") },
      {
        path: `${filesOf("store", "queries", "commands", "api", "jobs", "mails", "parts", "secrets", "tasks")}|^lib/platform/(store|http|email|clock|auth|rendering)/`,
        dependencyTypesNot: ["type-only"],
      },
      "What is decided is worked out from what was handed in: nothing is read, written or sent there.",
    ),
    wall("lib-is-below", { path: "^lib" }, { path: "^(app|components)" }, "lib knows neither routes nor pictures."),
    wall(
      "the-site-runs-alone",
      { path: "^(app|components|lib|middleware|instrumentation|cache-handler|next\\.config|mdx-components)" },
      { path: "^(scripts|tests)/|(playwright|vitest)\\.config" },
      "Whoever runs the site needs neither its tests nor its commands.",
    ),
    wall(
      "one-place-names-adapters",
      { path: "^(app|components|lib)", pathNot: "^lib/platform/store/(index\\.ts|sqlite|mongo)" },
      { path: "^lib/platform/store/(sqlite|mongo)" },
      "`database()` is the one way to a store: only its file names an adapter.",
    ),
    wall(
      "sqlite-stays-home",
      { path: "^(app|components|lib|middleware)", pathNot: "^lib/platform/store/sqlite" },
      { path: "node_modules/(better-sqlite3|drizzle-orm|@auth/drizzle-adapter)" },
      "Drivers only inside their adapter.",
    ),
    wall(
      "mongo-stays-home",
      { path: "^(app|components|lib|middleware)", pathNot: "^lib/platform/store/mongo" },
      { path: "node_modules/(mongodb|@auth/mongodb-adapter)" },
      "Drivers only inside their adapter.",
    ),
    wall(
      "one-form-engine",
      { path: "^(app|components|lib)", pathNot: "^components/ui/use-checked-form\\.ts" },
      { path: "node_modules/react-hook-form" },
      "Forms are made with useCheckedForm.",
    ),
    wall("not-to-unresolvable", {}, { couldNotResolve: true, pathNot: "\\.(css|svg|mdx)$" }, "An import that leads nowhere."),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|node_modules|data|public|test-results)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
