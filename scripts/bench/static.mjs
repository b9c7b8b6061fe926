/**
 * Measures this site's static list against a bare prerendered page of the same size: the cost of the cache handler, the rewrites and the
 * headers.
 */
import { startBare, startOurs } from "./bare.mjs";
import { compare, rate, ratio } from "./measure.mjs";

const ours = await startOurs();

// The same letters, because a page with Bangla text is sent more slowly than one of plain ASCII. They are sent twice, as HTML and for the
// router.
const html = await (await fetch(`${ours.origin}/allGroups`)).text();
const words = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]*>/g, " ");
const text = words.repeat(Math.ceil(html.length / words.length)).slice(0, Math.max(0, (html.length - 6000) / 2));
const theirs = await startBare({ "page.jsx": `export default () => <main>{${JSON.stringify(text)}}</main>;` }, { compress: false });

const views = ["/allGroups?category=Hiking", "/allGroups?category=Cooking&sort=za", "/allGroups?sort=za"];
const result = await compare({
  bare: [theirs.origin, ["/"]],
  home: [ours.origin, ["/"]],
  list: [ours.origin, ["/allGroups"]],
  filters: [ours.origin, views],
});
rate("a bare prerendered page", result.bare);
rate("home", result.home);
rate("the list", result.list);
rate("the list with filters", result.filters);
console.log(
  `\nhome / bare ${ratio(result.home, result.bare)}   list / bare ${ratio(result.list, result.bare)}   filters / bare ${ratio(result.filters, result.bare)}   (aim: 0.90)`,
);
ours.stop();
theirs.stop();
