/**
 * What Next asks before it serves a static page: is it still true, and which inline scripts are its own?
 * Node loads this file by itself, so it cannot import TypeScript: `lib/rendering/freshness.ts` hands it the rest on `globalThis`.
 */
const FileSystemCache = require("next/dist/server/lib/incremental-cache/file-system-cache").default;
const { areTagsExpired } = require("next/dist/server/lib/incremental-cache/tags-manifest.external");
const { SharedCacheControls } = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");

const FRESHNESS = Symbol.for("hobbyhub.freshness");
const TAGS = "x-next-cache-tags";
const building = process.env.NEXT_PHASE === "phase-production-build";

/** Next remembers a lifetime for every address it ever kept; each entry carries its own as well, so forgetting them is free. */
const MOST_LIFETIMES = 5000;
const MOST_STARTS = 5000;

/** Pages this process made. What the build made shows the build's data and is never served. */
const rendered = new WeakSet();

/** When the rendering of a page began: a write that lands while it runs must make the result stale. */
const starts = new Map();

function begin(key) {
  if (starts.has(key)) return;
  if (starts.size >= MOST_STARTS) starts.delete(starts.keys().next().value);
  starts.set(key, performance.timeOrigin + performance.now() - 1);
}

/** Without a known start the page counts as older than any change. */
function began(key) {
  const start = starts.get(key) ?? 1;
  starts.delete(key);
  return start;
}

function forgetLifetimes() {
  if (SharedCacheControls.cacheControls.size > MOST_LIFETIMES) SharedCacheControls.cacheControls.clear();
}

const isStale = ({ value, lastModified }) => areTagsExpired(String(value.headers?.[TAGS] ?? "").split(","), lastModified);

/** An address that leads nowhere is not worth keeping: there is no end of them. The 404 page itself is one page. */
const isNotFound = (key, value) => !value || (value.status === 404 && !key.endsWith("/_not-found"));

module.exports = class HobbyhubCache extends FileSystemCache {
  async get(key, context) {
    if (building || context.kind === "FETCH") return super.get(key, context);
    const freshness = globalThis[FRESHNESS];
    const tags = (await freshness?.staleTags()) ?? [];
    if (tags.length > 0) await super.revalidateTag(tags);
    const entry = FileSystemCache.memoryCache?.get(key);
    if (!entry) {
      begin(key);
      return null;
    }
    if (!isStale(entry)) return entry;
    // The last good page is better than a failure. Next checks the time too, so the copy says "just now".
    if (freshness && !(await freshness.canRender())) return { ...entry, lastModified: Date.now() };
    begin(key);
    return { ...entry, lastModified: -1 };
  }

  async set(key, value, context) {
    if (building || context.fetchCache) return super.set(key, value, context);
    forgetLifetimes();
    const lastModified = began(key);
    // The answer to this very request is made from the same object, so it carries the policy as well.
    if (value?.kind === "APP_PAGE") {
      value.headers ??= {};
      value.headers["content-security-policy"] ??= globalThis[FRESHNESS]?.policyOfPage(value.html);
    }
    if (isNotFound(key, value)) {
      FileSystemCache.memoryCache?.remove(key);
      SharedCacheControls.cacheControls.delete(key);
      return;
    }
    // After a failed render Next stores the old page again, for a few seconds: until then it counts as true.
    const again = rendered.has(value);
    rendered.add(value);
    FileSystemCache.memoryCache?.set(key, { value, lastModified: again ? Date.now() : lastModified, cacheControl: context.cacheControl });
  }
};
