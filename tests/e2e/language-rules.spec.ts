import { expect, test } from "./fixtures";
import { isHydrated } from "./support/hydrated";
import { staticAddresses } from "./support/pages";

// A site of its own, by a setting that nobody else has: other tests make groups whose names take rules to cut.
test.use({ siteEnv: { LOG_LEVEL: "error" } });

test("opening a page loads no rules of a language: that takes a slow phone a tenth of a second", async ({ page }) => {
  await page.addInitScript(() => {
    const loaded: string[] = [];
    Object.assign(window, { loaded });
    for (const name of [
      "Collator",
      "DateTimeFormat",
      "DisplayNames",
      "ListFormat",
      "NumberFormat",
      "RelativeTimeFormat",
      "Segmenter",
    ] as const) {
      const made = Intl[name];
      Object.assign(Intl, {
        [name]: new Proxy(made, {
          construct: (target, options) => {
            loaded.push(name);
            return Reflect.construct(target, options);
          },
          apply: (target, self, options) => {
            loaded.push(name);
            return Reflect.apply(target, self, options);
          },
        }),
      });
    }
    for (const kind of [Number, Date])
      for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]) {
        const write = Reflect.get(kind.prototype, name);
        if (!write) continue;
        Object.assign(kind.prototype, {
          [name](...options: unknown[]) {
            loaded.push(`${kind.name}.${name}`);
            return Reflect.apply(write, this, options);
          },
        });
      }
  });
  // A meetup's page says its time in the zone of whoever looks at it.
  for (const path of staticAddresses().filter((address) => !/\/meetups\/./.test(address))) {
    await page.goto(path);
    await isHydrated(page);
    const loaded = await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(Reflect.get(window, "loaded")))));
    expect(loaded, path).toEqual([]);
  }
});
