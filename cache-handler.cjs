/**
 * What Next asks before it serves a static page: is it still true, and which inline scripts are its own?
 * Node loads this file by itself, so it cannot import TypeScript: `lib/platform/rendering/invalidation.ts` hands it the rest on `globalThis`.
 */
const FileSystemCache = require("next/dist/server/lib/incremental-cache/file-system-cache").default;
const { SharedCacheControls } = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");

const FRESHNESS = Symbol.for("hobbyhub.freshness");
const TAGS = "x-next-cache-tags";
/** Read and taken off again by `lib/platform/rendering/response-cache.ts`: how far the count was when the page was last known to be true. */
const GENERATION = "x-hobbyhub-generation";
const building = process.env.NEXT_PHASE === "phase-production-build";

/** Next remembers a lifetime for every address it ever kept; each entry carries its own as well, so forgetting them is free. */
const MOST_LIFETIMES = 5000;
const MOST_STARTS = 5000;
const MOST_TAGS = 20_000;

/** How long an old page stands in for one that could not be rendered: as long as Next itself waits before it tries again. */
const HOLD_MS = 3000;

/** Next's own clock, which no correction of the time of day moves. Only lifetimes are measured by it. */
const now = () => performance.timeOrigin + performance.now();

/**
 * What went stale in which order, told by counting: clocks that are set back or disagree cannot make an old page look new.
 * A tag's number is that of its last change, a page's generation the number the count had reached when its rendering began.
 */
let count = 0;
const changedAt = new Map();
/** Of the tags that were dropped from the map, the last one's number. */
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

/** Counts what the store has recorded since the last look. */
async function look() {
  for (const tag of (await globalThis[FRESHNESS]?.staleTags()) ?? []) change(tag);
}

/** Asked by `lib/platform/rendering/response-cache.ts`, which lives in Next's bundle and cannot import this file. */
const CURRENT = Symbol.for("hobbyhub.generation");
async function currentGeneration() {
  await look();
  return count;
}

const tagsOf = (value) => String(value.headers?.[TAGS] ?? "").split(",");

const isStale = ({ value, generation }) => generation < forgotten || tagsOf(value).some((tag) => (changedAt.get(tag) ?? 0) > generation);

/** The generation of each page this process made. What the build made shows the build's data and is never served. */
const rendered = new WeakMap();

/** How far the count was when the rendering of a page began: a write that lands while it runs must make the result stale. */
const starts = new Map();

function begin(key) {
  if (starts.has(key)) return;
  if (starts.size >= MOST_STARTS) starts.delete(starts.keys().next().value);
  starts.set(key, count);
}

/** Without a known start the page counts as older than any change. */
function began(key) {
  const start = starts.get(key) ?? 0;
  starts.delete(key);
  return start;
}

function forgetLifetimes() {
  if (SharedCacheControls.cacheControls.size > MOST_LIFETIMES) SharedCacheControls.cacheControls.clear();
}

/** An address that leads nowhere is not worth keeping: there is no end of them. The 404 page itself is one page. */
const isNotFound = (key, value) => !value || (value.status === 404 && !key.endsWith("/_not-found"));

/** A page that came to be without its data says so (components/home/featured-loader.tsx): good for one answer, never kept. */
const isPassing = (value) => value?.kind === "APP_PAGE" && String(value.html).includes(' data-passing="true"');

module.exports = class HobbyhubCache extends FileSystemCache {
  /** Next calls this for `revalidatePath` too. Its own notes, stamped with the time of day, are not kept. */
  async revalidateTag(tags) {
    for (const tag of [tags].flat()) change(tag);
  }

  async get(key, context) {
    if (building || context.kind === "FETCH") return super.get(key, context);
    // Here and not where the file is loaded: the middleware's bundle holds a copy of this file that never sees a page, nor its changes.
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
    // The last good page is better than a failure. Next checks the time too, so the copy says "just now".
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
    // The answer to this very request is made from the same object, so it carries the styles, the picture and the policy as well.
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
    // After a failed render Next stores the old page again: no younger for that, but not rendered anew for each request meanwhile.
    const again = rendered.has(value);
    const generation = rendered.get(value) ?? start;
    rendered.set(value, generation);
    if (value.kind === "APP_PAGE" && !again) value.headers[GENERATION] = String(start);
    const entry = { value, generation, lastModified: now(), cacheControl: context.cacheControl };
    FileSystemCache.memoryCache?.set(key, again ? { ...entry, heldUntil: now() + HOLD_MS } : entry);
  }
};
