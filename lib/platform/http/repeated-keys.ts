/** What matters here of valid JSON: a text, with the colon that makes it a key, and where an object begins and ends. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g;

/**
 * The first key that an object has twice, with the keys that lead to it; null if there is none. `JSON.parse` takes the last of the values
 * without a word, and another program (a proxy, a log) may take the first.
 * @param json valid JSON
 */
export function repeatedKey(json: string): string | null {
  const open: { keys: Set<string>; key: string }[] = [];
  for (const [token, colon] of json.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === "{") open.push({ keys: new Set(), key: "" });
    else if (token === "}") open.pop();
    else if (inside && colon !== undefined) {
      inside.key = JSON.parse(token.slice(0, -colon.length));
      if (inside.keys.has(inside.key)) return open.map(({ key }) => key).join(".");
      inside.keys.add(inside.key);
    }
  }
  return null;
}
