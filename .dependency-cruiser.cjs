/** The house's walls: who may import whom (see docs/architecture.md). No allow-list. */
const wall = (name, from, to, comment) => ({ name, severity: "error", from, to, comment });

module.exports = {
  forbidden: [
    wall("no-circular", {}, { circular: true }, "Two files that need each other are one file."),
    wall(
      "middleware-is-light",
      { path: "^middleware\\.ts$" },
      { path: "^lib/platform/store", reachable: true },
      "The redirect must never open a store.",
    ),
    wall("app-asks-lib", { path: "^app" }, { path: "^lib/platform/store" }, "Routes ask queries and commands, never the store."),
    wall(
      "components-are-pictures",
      { path: "^components" },
      { path: "^(app|lib/platform/store|lib/env)|^lib/[^/]+/(queries|commands)\\.ts$" },
      "Props in, HTML out.",
    ),
    wall("lib-is-below", { path: "^lib" }, { path: "^(app|components)" }, "lib knows neither routes nor pictures."),
    wall(
      "one-place-names-adapters",
      { path: "^(app|components|lib)", pathNot: "^lib/platform/store/(index\\.ts|sqlite|mongo)" },
      { path: "^lib/platform/store/(sqlite|mongo)" },
      "getStore() is the one place that names an adapter.",
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
    exclude: { path: "^(\\.next|node_modules)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
