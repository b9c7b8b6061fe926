import type { DemoGroup } from "./group";

export const GAMES_AND_FISHING: DemoGroup[] = [
  {
    groupName: "Mirpur LAN Nights",
    hobbyCategory: "Video Gaming",
    cover: 6,
    location: "Mirpur 10, Dhaka",
    maxMembers: 24,
    startDate: "2026-12-04",
    description:
      "Twelve PCs, two ceiling fans and a generator. Counter-Strike until midnight, then something silly. Friendly brackets, no betting, and whoever loses the first round makes the tea.",
  },
  {
    groupName: "Couch Co-op Sundays",
    hobbyCategory: "Video Gaming",
    cover: 10,
    location: "Uttara Sector 7, Dhaka",
    maxMembers: 10,
    startDate: "2026-11-29",
    description:
      "Overcooked, Mario Kart and It Takes Two on a big screen. Made for people who like to play beside somebody rather than against the internet. Siblings and parents have a standing invitation.",
  },
  {
    groupName: "Indie Makers Bogura",
    hobbyCategory: "Video Gaming",
    cover: 4,
    location: "Satmatha, Bogura",
    maxMembers: 18,
    startDate: "2026-12-19",
    description:
      "We play one small game a fortnight, take it apart and then try to build one. Godot mostly. Three of us draw, four write code, nobody can do sound yet, so please come if you can.",
  },
  {
    groupName: "Retro Cartridge Club",
    hobbyCategory: "Video Gaming",
    cover: 5,
    location: "Agrabad, Chattogram",
    maxMembers: 15,
    startDate: "2027-01-02",
    description:
      "Contra on the original machine, blown cartridges and all. We repair consoles, swap games and keep a high-score board in chalk. Show up with whatever is in your cupboard.",
  },
  {
    groupName: "eFootball League Khulna",
    hobbyCategory: "Video Gaming",
    cover: 7,
    location: "Boyra, Khulna",
    maxMembers: 32,
    startDate: "2026-12-10",
    description:
      "A full season, home and away, every Thursday evening. Tables are kept by hand and disputed loudly. New players start in the second division and are treated to singara after their first win.",
  },
  {
    groupName: "Strategy Table, Pixels and Paper",
    hobbyCategory: "Video Gaming",
    cover: 9,
    location: "Banani Road 11, Dhaka",
    maxMembers: 12,
    startDate: "2026-12-16",
    description:
      "Civilization in hot-seat mode on one evening, Catan and Carcassonne on the next. Games last as long as they last. We finish a campaign before anybody starts a new one.",
  },
  {
    groupName: "Padma Riverbank Anglers",
    hobbyCategory: "Fishing",
    cover: 10,
    location: "T-Badh, Rajshahi",
    maxMembers: 20,
    startDate: "2026-11-27",
    description:
      "Rod and line only, from the embankment at sunrise. We keep what we eat and put the small ones back. Shafiq brings spare rods, and a lot of advice nobody asked for.",
  },
  {
    groupName: "Kaptai Weekend Casters",
    hobbyCategory: "Fishing",
    cover: 3,
    location: "Kaptai Lake, Rangamati Road, Chattogram",
    maxMembers: 12,
    startDate: "2026-12-25",
    description:
      "One boat, one night on an island, grilled tilapia. We leave GEC Circle on Friday at noon and come back on Saturday evening, sunburnt. Life jackets are worn, always.",
  },
  {
    groupName: "Pond Days Mymensingh",
    hobbyCategory: "Fishing",
    cover: 9,
    location: "Trishal, Mymensingh",
    maxMembers: 25,
    startDate: "2026-12-11",
    description:
      "A ticketed pond every second Friday: rui, katla and the occasional monster. Families come along, somebody always cooks khichuri on the bank, and children get the short rods.",
  },
  {
    groupName: "Surf Fishing Inani",
    hobbyCategory: "Fishing",
    cover: 7,
    location: "Inani Beach, Cox's Bazar",
    maxMembers: 14,
    startDate: "2027-01-16",
    description:
      "Casting into the waves at low tide, shoes off. We read the tide table together, share bait, and pick up every bit of line we find, ours or not.",
  },
  {
    groupName: "Fly Tying Evenings",
    hobbyCategory: "Fishing",
    cover: 4,
    location: "Mohammadpur, Dhaka",
    maxMembers: 8,
    startDate: "2026-12-08",
    description:
      "Feathers, thread and a magnifying lamp. Eight people around one table, tying flies for mahseer we may never meet. Tools are there; bring patience and old jute.",
  },
  {
    groupName: "বড়শি ও গল্প",
    hobbyCategory: "Fishing",
    cover: 2,
    location: "কীর্তনখোলা নদী, বরিশাল",
    maxMembers: 16,
    startDate: "2026-11-20",
    description: "ছুটির দিনে নৌকা নিয়ে বের হই, মাছ পাই বা না পাই গল্প ঠিকই হয়। নতুনদের টোপ বাঁধা শেখাই। জাল নয়, শুধু বড়শি।",
  },
];
