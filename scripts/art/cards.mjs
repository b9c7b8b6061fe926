import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT));
const picture = (path) => `data:image/svg+xml;base64,${read(path).toString("base64")}`;
const font = (path) => `data:font/woff2;base64,${read(path).toString("base64")}`;

const patch = (name, style) => `<img class="patch" style="${style}" src="${picture(`public/covers/${name}.svg`)}" alt="">`;
const framed = (path) => `<div class="frame"><img src="${picture(path)}" alt=""></div>`;
const spot = (path) => `<img class="spot" src="${picture(path)}" alt="">`;

const AROUND = ["photography", "running-2", "reading-3", "cooking", "other-2", "fishing-2", "drawing-painting", "hiking-3"];
const around = AROUND.map((name, i) => {
  const angle = (i / AROUND.length) * 2 * Math.PI - Math.PI / 2;
  return patch(name, `left:${865 + 222 * Math.cos(angle) - 72}px;top:${315 + 222 * Math.sin(angle) - 72}px`);
}).join("");

const QUILT = "fishing cooking-2 running-3 writing-2 video-gaming drawing-painting hiking photography-3 reading cooking-3 other hiking-2";
const quilt = QUILT.split(" ")
  .map((name) => `<img src="${picture(`public/covers/${name}.svg`)}" alt="">`)
  .join("");

/** Background, colour of the rings' thread, colour of the text, headline, the line below it, the picture on the right. */
export const CARDS = {
  home: [
    "#27306b",
    "#5a68bd",
    "#fff3d6",
    "Find your people.",
    "Hobby groups near you, stitched together.",
    `${around}<img class="mark" src="${picture("public/logo.svg")}" alt="">`,
  ],
  groups: [
    "#2a744c",
    "#7fc79b",
    "#ffffff",
    "Every hobby has a circle.",
    "Painters, runners, readers, anglers: find yours.",
    `<div class="quilt">${quilt}</div>`,
  ],
  articles: [
    "#5664b4",
    "#aab5f0",
    "#ffffff",
    "Stories from hobby groups.",
    "Places, people and how they began.",
    framed("public/covers/writing.svg"),
  ],
  about: ["#b12f28", "#e2776a", "#fff3d6", "Many hands, one quilt.", "What HobbyHub is and who sews it.", framed("public/art/about.svg")],
  contact: ["#ecd9b0", "#a98444", "#1b1f45", "Write to us.", "A person reads it, and a person answers.", spot("public/art/contact.svg")],
  support: [
    "#c3d38f",
    "#75923a",
    "#1b1f45",
    "We help you mend it.",
    "Answers, guides and a hand when you are stuck.",
    spot("public/art/support.svg"),
  ],
  "article-1": [
    "#27306b",
    "#5a68bd",
    "#fff3d6",
    "Six places in Dhaka that reward a patient camera",
    "",
    framed("public/art/photography-spots.svg"),
  ],
  "article-2": ["#f2a71b", "#b8660a", "#1b1f45", "What a hobby group does for a heavy mind", "", framed("public/art/mental-health.svg")],
  "article-3": [
    "#b12f28",
    "#e2776a",
    "#fff3d6",
    "Ten people, one stove: how to start a cooking group",
    "",
    framed("public/art/cooking-group.svg"),
  ],
};

const rings = Array.from({ length: 13 }, (_, i) => `<circle cx="865" cy="315" r="${150 + i * 56}"/>`).join("");

export function cardPage([cloth, thread, ink, headline, line, right]) {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:"Young Serif";src:url(${font("app/fonts/young-serif.woff2")})}
@font-face{font-family:Figtree;src:url(${font("app/fonts/figtree.woff2")});font-weight:300 900}
*{margin:0;box-sizing:border-box}
body{position:relative;width:1200px;height:630px;overflow:hidden;background:${cloth};color:${ink};font-family:"Young Serif"}
.rings,.seam{position:absolute;inset:0}
.rings{opacity:.42}
.seam{inset:20px;border-radius:26px;z-index:3}
.words{position:absolute;z-index:2;left:72px;top:64px;bottom:64px;width:480px;display:flex;flex-direction:column}
.brand{display:flex;align-items:center;gap:16px;font-size:38px}.brand img{width:66px;border-radius:50%;box-shadow:0 0 0 4px #fff3d6}
h1{font-weight:400;font-size:${headline.length > 34 ? 58 : 74}px;line-height:1.08;margin:auto 0 22px;text-wrap:balance}
p{font:500 30px/1.35 Figtree;margin-bottom:auto;text-wrap:balance}
.patch{position:absolute;width:144px;height:144px;object-fit:cover;border-radius:50%;box-shadow:0 0 0 7px #fbf2df,0 10px 0 4px #140f2e38}
.mark{position:absolute;left:770px;top:220px;width:190px}
.quilt{position:absolute;left:600px;top:-62px;display:grid;grid-template-columns:repeat(3,220px);gap:12px;padding:12px;rotate:-7deg;background:#fbf2df}
.quilt img{width:220px;height:188px;object-fit:cover;display:block}
.frame{position:absolute;left:590px;top:112px;width:540px;height:406px;padding:14px;border-radius:30px;rotate:2.5deg;background:#fbf2df;box-shadow:0 10px 0 #140f2e38}
.frame img{width:100%;height:100%;object-fit:cover;border-radius:20px;display:block}
.spot{position:absolute;left:590px;top:66px;width:560px}
</style><svg class="rings" width="1200" height="630" fill="none" stroke="${thread}" stroke-width="3.5" stroke-dasharray="14 12" stroke-linecap="round">${rings}</svg>
<div class="words"><div class="brand"><img src="${picture("public/logo.svg")}" alt="">HobbyHub</div><h1>${headline}</h1><p>${line}</p></div>${right}
<svg class="seam" width="1160" height="590" fill="none"><rect x="2" y="2" width="1156" height="586" rx="26" stroke="#fff3d6" stroke-width="3" stroke-dasharray="12 10" stroke-linecap="round"/></svg>`;
}

const MARK = read("public/icon.svg").toString();

/** The smallest icons have no seam, which would only look blurred there. */
export const smallIconPage = () => iconPage(1, "transparent", MARK.replace(/<circle[^>]*dasharray[^>]*>/, ""));

/** The button alone, or on cloth where the system cuts its own corners (`share` is the button's part of the width). */
export function iconPage(share = 1, cloth = "transparent", mark = MARK) {
  const ripples = share < 1 ? [58, 68, 78, 88, 98, 108, 118].map((r) => `<circle cx="64" cy="64" r="${r * 0.8}"/>`).join("") : "";
  return `<!doctype html><style>*{margin:0}body{width:100vw;height:100vh;display:grid;place-items:center;background:${cloth};overflow:hidden}
svg{position:absolute;inset:0;width:100%;height:100%}img{position:relative;width:${share * 100}%}</style>
<svg viewBox="0 0 128 128" fill="none" stroke="#7f8bd6" stroke-width="1.3" stroke-dasharray="5 4" stroke-linecap="round" opacity=".7">${ripples}</svg>
<img src="data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}" alt="">`;
}
