/**
 * Next asks this file for each static page: is it still up to date, and which inline scripts belong to it? Node loads the file without a
 * build, so it cannot import TypeScript. `lib/platform/rendering/invalidation.ts` provides the rest on `globalThis`.
 */
const FileSystemCache = require("next/dist/server/lib/incremental-cache/file-system-cache").default;
const { SharedCacheControls } = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");

const FRESHNESS = Symbol.for("hobbyhub.freshness");
const TAGS = "x-next-cache-tags";
/** `lib/platform/rendering/response-cache.ts` reads this header and removes it: the count when the page was last known to be up to date. */
const GENERATION = "x-hobbyhub-generation";
const building = process.env.NEXT_PHASE === "phase-production-build";

/** Next keeps a lifetime for every address it has ever cached. Each cache entry has its lifetime too, so this list may be cleared. */
const MOST_LIFETIMES = 5000;
const MOST_STARTS = 5000;
const MOST_TAGS = 20_000;

/** How long the old page is served after a failed render: as long as Next itself waits before it tries again. */
const HOLD_MS = 3000;

/** The clock that Next uses: a correction of the system time does not change it. It is used for lifetimes only. */
const now = () => performance.timeOrigin + performance.now();

/**
 * The order of changes, as a count and not as times: clocks that are set back or differ cannot make an old page look new. The number of a
 * tag is the count at its last change. The generation of a page is the count when its rendering began.
 */
let count = 0;
const changedAt = new Map();
/** The number of the last tag that was dropped from the map. An older page may have missed that change. */
let forgotten = 0;

function change(tag) {
  count += 1;
  changedAt.delete(tag);
  changedAt.set(tag, count);
  if (changedAt.size <= MOST_TAGS) return;
  const [oldest, number] = changedAt.entries().next().value;
  changedAt.delete(oldest);
  forgotten = number;
}

/** Counts the topics that the store has recorded since the last call. */
async function look() {
  for (const tag of (await globalThis[FRESHNESS]?.staleTags()) ?? []) change(tag);
}

/** Called by `lib/platform/rendering/response-cache.ts`, which is in Next's bundle and cannot import this file. */
const CURRENT = Symbol.for("hobbyhub.generation");
async function currentGeneration() {
  await look();
  return count;
}

const tagsOf = (value) => String(value.headers?.[TAGS] ?? "").split(",");

const isStale = ({ value, generation }) => generation < forgotten || tagsOf(value).some((tag) => (changedAt.get(tag) ?? 0) > generation);

/** The generation of each page that this process rendered. Pages of the build contain the build's data and are never served. */
const rendered = new WeakMap();

/** The count when the rendering of a page began: a write during the rendering must make the result stale. */
const starts = new Map();

function begin(key) {
  if (starts.has(key)) return;
  if (starts.size >= MOST_STARTS) starts.delete(starts.keys().next().value);
  starts.set(key, count);
}

/** If the start is unknown, the page counts as older than any change. */
function began(key) {
  const start = starts.get(key) ?? 0;
  starts.delete(key);
  return start;
}

function forgetLifetimes() {
  if (SharedCacheControls.cacheControls.size > MOST_LIFETIMES) SharedCacheControls.cacheControls.clear();
}

/** A page that was not found is not cached, because there is no limit to such addresses. The 404 page itself is one page and is cached. */
const isNotFound = (key, value) => !value || (value.status === 404 && !key.endsWith("/_not-found"));

/** A page that was rendered without its data has this mark (components/home/featured-loader.tsx). It is sent once and never cached. */
const isPassing = (value) => value?.kind === "APP_PAGE" && String(value.html).includes(' data-passing="true"');

module.exports = class HobbyhubCache extends FileSystemCache {
  /** Next calls this for `revalidatePath` too. The base class is not called: it would store the changes with the time of day. */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) change(tag);
  }

  async get(key, context) {
    if (building || context.kind === "FETCH") return super.get(key, context);
    // Set here and not when the file is loaded: the middleware's bundle contains a copy of this file, which never gets a page or a change.
    globalThis[CURRENT] = currentGeneration;
    const freshness = globalThis[FRESHNESS];
    await look();
    const entry = FileSystemCache.memoryCache?.get(key);
    if (!entry) {
      begin(key);
      return null;
    }
    const headers = entry.value.headers ?? {};
    if (!isStale(entry)) {
      headers[GENERATION] = String(count);
      return entry;
    }
    // The last good page is better than an error. Next checks the time too, so the returned copy has the present time.
    delete headers[GENERATION];
    const held = entry.heldUntil > now();
    if (held || (freshness && !(await freshness.canRender()))) return { ...entry, lastModified: now() };
    begin(key);
    return { ...entry, lastModified: -1 };
  }

  async set(key, value, context) {
    if (building || context.fetchCache) return super.set(key, value, context);
    forgetLifetimes();
    const start = began(key);
    // Next makes the answer to this request from the same object, so it contains the styles, the picture and the policy too.
    if (value?.kind === "APP_PAGE") {
      value.html = globalThis[FRESHNESS]?.asSent(value.html) ?? value.html;
      value.headers ??= {};
      value.headers["content-security-policy"] ??= globalThis[FRESHNESS]?.policyOfPage(value.html);
    }
    if (isPassing(value)) return;
    if (isNotFound(key, value)) {
      FileSystemCache.memoryCache?.remove(key);
      SharedCacheControls.cacheControls.delete(key);
      return;
    }
    // After a failed render Next stores the old page again. It keeps its generation, but it is not rendered again for every request in the
    // meantime.
    const again = rendered.has(value);
    const generation = rendered.get(value) ?? start;
    rendered.set(value, generation);
    if (value.kind === "APP_PAGE" && !again) value.headers[GENERATION] = String(start);
    const entry = { value, generation, lastModified: now(), cacheControl: context.cacheControl };
    FileSystemCache.memoryCache?.set(key, again ? { ...entry, heldUntil: now() + HOLD_MS } : entry);
  }
};
