import type { DemoGroup } from "./group";

export const DRAWING_AND_PHOTOGRAPHY: DemoGroup[] = [
  {
    groupName: "Dhanmondi Lake Sketchers",
    hobbyCategory: "Drawing & Painting",
    cover: 6,
    location: "Rabindra Sarobar, Dhanmondi, Dhaka",
    maxMembers: 25,
    startDate: "2026-11-27",
    description:
      "We meet on the amphitheatre steps every Friday at seven, draw for two hours and put the sketchbooks in a row at the end. Boats, tea stalls, couples who pretend not to notice. A pencil and any paper will do; we lend stools.",
  },
  {
    groupName: "Rickshaw Paint Revival",
    hobbyCategory: "Drawing & Painting",
    cover: 4,
    location: "Bakshi Bazar, Old Dhaka",
    maxMembers: 12,
    startDate: "2026-12-05",
    description:
      "Learn the enamel brushwork of rickshaw panels from Ustad Rafiq, who has painted them for forty years. Twelve Saturdays: peacocks, film stars, lotus borders and finally a panel of your own. The tin plates are shared, the paint costs 900 taka.",
  },
  {
    groupName: "Watercolour on the Karnaphuli",
    hobbyCategory: "Drawing & Painting",
    cover: 7,
    location: "Abhoy Mitra Ghat, Chattogram",
    maxMembers: 18,
    startDate: "2026-11-21",
    description:
      "Ships, mist and a very wide river. We paint from the ghat before the heat comes, then argue about greys over parata and dal. Beginners sit next to somebody patient.",
  },
  {
    groupName: "রং তুলির আড্ডা",
    hobbyCategory: "Drawing & Painting",
    cover: 3,
    location: "সাগরদী, বরিশাল",
    maxMembers: 20,
    startDate: "2026-12-11",
    description: "প্রতি শুক্রবার বিকেলে আমরা নদীর ধারে বসে আঁকি। জলরং, প্যাস্টেল, কাঠকয়লা: যার যা ভালো লাগে। ছোটরাও আসতে পারে, কাগজ আমরা দিই।",
  },
  {
    groupName: "Alpona Circle Rajshahi",
    hobbyCategory: "Drawing & Painting",
    cover: 5,
    location: "Padma Garden, Rajshahi",
    maxMembers: 30,
    startDate: "2027-01-08",
    description:
      "Rice paste, string and steady hands. We practise alpona patterns all winter and paint a whole street together on the eve of Pohela Falgun. Come once or come every week.",
  },
  {
    groupName: "Figure Drawing, No Talking",
    hobbyCategory: "Drawing & Painting",
    cover: 8,
    location: "Zindabazar, Sylhet",
    maxMembers: 14,
    startDate: "2026-12-02",
    description:
      "Two quiet hours with a clothed model on Wednesday evenings: short poses first, one long one at the end. Phones in the basket, music low, tea afterwards for those who want to talk after all.",
  },
  {
    groupName: "Old Dhaka Photo Walks",
    hobbyCategory: "Photography",
    cover: 1,
    location: "Shankhari Bazar, Old Dhaka",
    maxMembers: 16,
    startDate: "2026-11-28",
    description:
      "One lane each Saturday, from first light until the shops open. We ask before we photograph people and send them the picture afterwards. Phones are welcome; the best shot of last month came from one.",
  },
  {
    groupName: "Sylhet Tea Garden Lens",
    hobbyCategory: "Photography",
    cover: 7,
    location: "Malnichhera, Sylhet",
    maxMembers: 15,
    startDate: "2026-12-12",
    description:
      "Rows of green, shade trees and the light after rain. We leave Amberkhana at half past five by CNG, shoot until nine and look through everybody's pictures over seven-layer tea.",
  },
  {
    groupName: "Film Is Not Dead, Chattogram",
    hobbyCategory: "Photography",
    cover: 4,
    location: "Jamal Khan, Chattogram",
    maxMembers: 12,
    startDate: "2026-12-18",
    description:
      "For people with a grandfather's Yashica and no idea where to get it developed. We buy film together, run a small black-and-white darkroom on a roof, and print one picture each a month.",
  },
  {
    groupName: "Sundarbans Bird Frames",
    hobbyCategory: "Photography",
    cover: 5,
    location: "Rupsha Ghat, Khulna",
    maxMembers: 10,
    startDate: "2027-01-15",
    description:
      "Kingfishers, masked finfoots and, with luck, a lesser adjutant. Two boat trips a winter with a licensed guide, and a meeting in Khulna each month to practise on the river terns. Long lenses can be shared.",
  },
  {
    groupName: "Night Shift Photographers",
    hobbyCategory: "Photography",
    cover: 6,
    location: "Hatirjheel, Dhaka",
    maxMembers: 20,
    startDate: "2026-12-03",
    description:
      "Bridges, buses and long exposures. We meet on Thursdays at ten in the evening, always in a group, always back by one. Bring a tripod or a wall to lean on.",
  },
  {
    groupName: "ছবির হাট কুমিল্লা",
    hobbyCategory: "Photography",
    cover: 2,
    location: "ধর্মসাগর পাড়, কুমিল্লা",
    maxMembers: 22,
    startDate: "2026-11-20",
    description: "মাসের প্রথম শুক্রবার ছবি দেখা, তৃতীয় শুক্রবার ছবি তোলা। মোবাইল বা ক্যামেরা, দুটোই চলে। ভালো ছবি নিয়ে বছরে একবার প্রদর্শনী হয়।",
  },
];
