import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures";
import { ownThings, privateAddresses, publicAddresses, withOwn } from "./support/pages";
import { createGroup, newPerson } from "./support/people";

/** Everything the validator recommends, but for the ways of writing that React has no choice in. All of them are valid HTML. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, and the standard lets it.
    "void-style": "off",
    // React and the flight payload write srcSet, charSet, noModule; names of attributes have no case.
    "attr-case": "off",
    // React writes checked="", async="": the empty string is what a bare attribute means.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // useId begins with an underscore; the standard only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // Where only a script can send a form, its button submits from the moment the script runs (components/ui/submit-button.tsx).
    "wcag/h32": "off",
  },
});

/** What a page asks its browser to fetch ahead, and does not use: a sheet, which no page of ours needs ahead, or a picture it does not have. */
const unusedIn = (html: string): string[] =>
  (html.match(/<link rel="preload"[^>]* as="(style|image)"[^>]*>/g) ?? []).filter((link) => {
    const [, what = ""] = / (?:href|imagesrcset)="([^"]+)"/i.exec(link) ?? [];
    return link.includes(' as="style"') || !html.replaceAll(link, "").includes(`="${what}"`);
  });

test("the HTML of every page is valid, and fetches nothing ahead that it does not use", async ({ page, context, site, signIn }) => {
  const faults: string[] = [];
  const look = async (address: string) => {
    const answer = await page.request.get(address);
    const html = await answer.text();
    for (const link of unusedIn(html)) faults.push(`${address}: ${link}`);
    const { results } = await validator.validateString(html, address);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) faults.push(`${address}: ${ruleId}: ${message} (${selector})`);
  };
  for (const address of publicAddresses()) await look(address);
  await signIn(await newPerson(context.request, site.url));
  const group = await createGroup(context.request, site.url);
  const own = await ownThings(context.request, site.url, group);
  for (const address of privateAddresses()) await look(withOwn(address, own));
  expect(faults).toEqual([]);
});
