import type { DemoGroup } from "./group";

export const HIKING_AND_OTHER: DemoGroup[] = [
  {
    groupName: "Sitakunda Trail Friends",
    hobbyCategory: "Hiking",
    cover: 8,
    location: "Chandranath Hill, Sitakunda, Chattogram",
    maxMembers: 20,
    startDate: "2026-11-28",
    description:
      "Up the temple steps before the sun, down through the eco park by noon. A steady pace with a stop at every view. First-timers are paired with somebody who knows the path.",
  },
  {
    groupName: "Bandarban Slow Hikers",
    hobbyCategory: "Hiking",
    cover: 5,
    location: "Bandarban Bus Stand",
    maxMembers: 12,
    startDate: "2027-01-14",
    description:
      "Three days, two villages, no records. We hire local guides, eat what the house eats, carry our rubbish back down and leave the loudspeaker at home.",
  },
  {
    groupName: "Lawachara Forest Walks",
    hobbyCategory: "Hiking",
    cover: 4,
    location: "Sreemangal, Sylhet Division",
    maxMembers: 15,
    startDate: "2026-12-12",
    description:
      "Hoolock gibbons sing at about eight, and we are under their tree by then. Quiet shoes, leech socks, binoculars to share. Easy ground, suitable for children over seven.",
  },
  {
    groupName: "City Walkers Dhaka",
    hobbyCategory: "Hiking",
    cover: 10,
    location: "Sadarghat, Dhaka",
    maxMembers: 30,
    startDate: "2026-11-29",
    description:
      "Twelve kilometres on foot across a city that says it cannot be walked. Each Sunday another line on the map, with a biryani at its end. Sturdy sandals are enough.",
  },
  {
    groupName: "Keokradong Winter Team",
    hobbyCategory: "Hiking",
    cover: 9,
    location: "Ruma, Bandarban",
    maxMembers: 10,
    startDate: "2027-01-28",
    description:
      "A proper climb with six weeks of training in Dhaka first: stairs, packs, patience. Permits and guides are arranged together, and costs are shared openly in a sheet.",
  },
  {
    groupName: "Himchhari Sunrise Walk",
    hobbyCategory: "Hiking",
    cover: 7,
    location: "Himchhari, Cox's Bazar",
    maxMembers: 25,
    startDate: "2026-12-26",
    description:
      "Three hundred steps, one horizon, and the whole bay turning pink. We start at five with torches and are back on the beach for coconut water by eight.",
  },
  {
    groupName: "Rooftop Gardeners Mirpur",
    hobbyCategory: "Other",
    cover: 6,
    location: "Pallabi, Mirpur, Dhaka",
    maxMembers: 35,
    startDate: "2026-11-24",
    description:
      "Chillies in paint buckets, beans up the water tank. We swap seeds and cuttings on the last Tuesday of the month and visit one another's roofs. Compost is discussed at length.",
  },
  {
    groupName: "Nakshi Kantha Stitchers",
    hobbyCategory: "Other",
    cover: 1,
    location: "Upashahar, Rajshahi",
    maxMembers: 18,
    startDate: "2026-12-02",
    description:
      "Old saris, running stitch and stories. We work on one shared quilt and many small ones of our own. Needles and thread are there; soft worn cloth is always wanted.",
  },
  {
    groupName: "Backyard Astronomers",
    hobbyCategory: "Other",
    cover: 4,
    location: "Zirabo, Savar, Dhaka",
    maxMembers: 20,
    startDate: "2026-12-14",
    description:
      "One eight-inch telescope, many cold fingers. The Geminids this December, Jupiter's moons all winter. We drive out of the glow together and come home by two.",
  },
  {
    groupName: "তাঁতের গান",
    hobbyCategory: "Other",
    cover: 7,
    location: "জাহাজ কোম্পানি মোড়, রংপুর",
    maxMembers: 24,
    startDate: "2026-12-19",
    description: "ভাওয়াইয়া শিখি, দোতারা বাজাই, ভুল সুরেও গাই। শনিবার সন্ধ্যায় ছাদে বসি, পাড়ার সবাই শুনতে আসে। যন্ত্র না থাকলে গলা নিয়ে এলেই হয়।",
  },
  {
    groupName: "Chess at Dharmasagar",
    hobbyCategory: "Other",
    cover: 5,
    location: "Dharmasagar, Cumilla",
    maxMembers: 28,
    startDate: "2026-11-23",
    description:
      "Eight boards under the trees from four until the lamps come on. Blitz for the impatient, long games for the rest, and a retired head clerk who beats everybody kindly.",
  },
  {
    groupName: "Repair Café Khulna",
    hobbyCategory: "Other",
    cover: 8,
    location: "Khalishpur, Khulna",
    maxMembers: 26,
    startDate: "2027-01-10",
    description:
      "Bring a broken fan, radio or zip and mend it beside somebody who has done it before. Nothing is repaired for you, everything is repaired with you. The soldering irons are warm from three.",
  },
];
