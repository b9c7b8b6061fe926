import type { DemoGroup } from "./group";

export const RUNNING_AND_COOKING: DemoGroup[] = [
  {
    groupName: "Ramna Morning Runners",
    hobbyCategory: "Running",
    cover: 5,
    location: "Ramna Park, Dhaka",
    maxMembers: 60,
    startDate: "2026-11-22",
    description:
      "Five easy kilometres before work, Sunday to Thursday at six. Three pace groups, and the slowest is the largest. Nobody is left behind at the gate.",
  },
  {
    groupName: "Hatirjheel Night Loop",
    hobbyCategory: "Running",
    cover: 6,
    location: "Hatirjheel, Dhaka",
    maxMembers: 40,
    startDate: "2026-12-01",
    description:
      "One loop, reflective vests, a marshal at both ends. Tuesdays at nine in the evening, when the bridge lights are on and the traffic has given up.",
  },
  {
    groupName: "CRB Hill Repeats",
    hobbyCategory: "Running",
    cover: 7,
    location: "CRB, Chattogram",
    maxMembers: 25,
    startDate: "2026-11-28",
    description:
      "The only flat part is the tea stall. Ten times up under the old rain trees, then stretching and bragging. Training for the hill half marathon in February, though you need not run it.",
  },
  {
    groupName: "Women Run Sylhet",
    hobbyCategory: "Running",
    cover: 1,
    location: "Lakkatura, Sylhet",
    maxMembers: 35,
    startDate: "2026-12-04",
    description:
      "A safe, early, all-women group. We start with run-walk-run, add a minute a week, and reach ten kilometres by spring. A car with water follows the route.",
  },
  {
    groupName: "Longest Beach Half",
    hobbyCategory: "Running",
    cover: 8,
    location: "Laboni Point, Cox's Bazar",
    maxMembers: 50,
    startDate: "2027-01-22",
    description:
      "Twenty-one kilometres of hard sand at low tide. We train apart with one shared plan and meet by the sea once a month for the long run. Breakfast is rupchanda.",
  },
  {
    groupName: "Rangpur Fog Joggers",
    hobbyCategory: "Running",
    cover: 10,
    location: "Zila School Field, Rangpur",
    maxMembers: 20,
    startDate: "2026-12-13",
    description:
      "Winter mornings so thick that you hear the others before you see them. Slow laps, warm caps, hot bhapa pitha afterwards. That last part is not optional.",
  },
  {
    groupName: "Dhaka Supper Circle",
    hobbyCategory: "Cooking",
    cover: 10,
    location: "Gulshan 2, Dhaka",
    maxMembers: 12,
    startDate: "2026-11-26",
    description:
      "Twelve people, one kitchen, a theme each month: bhortas, Burmese, everything with mustard. We split the shopping bill to the taka and wash up before dessert.",
  },
  {
    groupName: "Nana-Nani's Recipes",
    hobbyCategory: "Cooking",
    cover: 6,
    location: "Kandirpar, Cumilla",
    maxMembers: 16,
    startDate: "2026-12-06",
    description:
      "We visit a grandparent, cook the dish nobody wrote down, and write it down. Forty-one recipes so far. Please bring a grandparent if you have one to spare.",
  },
  {
    groupName: "Mezban Apprentices",
    hobbyCategory: "Cooking",
    cover: 1,
    location: "Chawk Bazar, Chattogram",
    maxMembers: 20,
    startDate: "2026-12-20",
    description:
      "How to cook beef for two hundred and still have it taste of something. We help a real baburchi twice a month and practise the masala at home in small pots.",
  },
  {
    groupName: "Sourdough in the Monsoon",
    hobbyCategory: "Cooking",
    cover: 5,
    location: "Bashundhara R/A, Dhaka",
    maxMembers: 15,
    startDate: "2026-12-09",
    description:
      "Humidity is the teacher. We trade starters, flour sources and failures, and bake together on the second Wednesday. Somebody will happily give you a spoonful to begin with.",
  },
  {
    groupName: "পিঠা ঘর",
    hobbyCategory: "Cooking",
    cover: 4,
    location: "চরপাড়া, ময়মনসিংহ",
    maxMembers: 18,
    startDate: "2026-12-15",
    description: "শীত মানেই পিঠা। চিতই, পাটিসাপটা, নকশি পিঠা: প্রতি মঙ্গলবার এক রকম। চালের গুঁড়ো আমরা আনি, খেজুরের গুড় আনে যে আগে পায়।",
  },
  {
    groupName: "Plant Kitchen Khulna",
    hobbyCategory: "Cooking",
    cover: 7,
    location: "Sonadanga, Khulna",
    maxMembers: 14,
    startDate: "2026-12-17",
    description:
      "Vegetables from the morning market, no meat, no sermon. We cook through the season: lau in its tenth disguise, banana flower, green papaya. Leftovers go home in tiffin boxes.",
  },
];
