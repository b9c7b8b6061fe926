import type { DemoGroup } from "./group";

export const READING_AND_WRITING: DemoGroup[] = [
  {
    groupName: "One Novel a Month",
    hobbyCategory: "Reading",
    cover: 8,
    location: "Shahbag, Dhaka",
    maxMembers: 20,
    startDate: "2026-11-30",
    description:
      "One book, one month, one long evening above the bookshops of Aziz Market. December is Akhtaruzzaman Elias. Come even if you stopped at page sixty; tell us why.",
  },
  {
    groupName: "বইয়ের আড্ডা",
    hobbyCategory: "Reading",
    cover: 9,
    location: "জিন্দাবাজার, সিলেট",
    maxMembers: 25,
    startDate: "2026-11-27",
    description: "প্রতি শুক্রবার বিকেল চারটায় চা, মুড়ি আর একটা বই। এ মাসে হাসান আজিজুল হক। না পড়ে এলেও চলবে, শুনতে ভালো লাগলেই হলো।",
  },
  {
    groupName: "Silent Reading, Loud Tea",
    hobbyCategory: "Reading",
    cover: 2,
    location: "Nasirabad, Chattogram",
    maxMembers: 30,
    startDate: "2026-12-05",
    description:
      "An hour of reading side by side, each their own book, without a word. Then an hour of talking with all of them. For people who miss the library of their school days.",
  },
  {
    groupName: "Science Fiction Thursdays",
    hobbyCategory: "Reading",
    cover: 4,
    location: "Lalmatia, Dhaka",
    maxMembers: 16,
    startDate: "2026-12-10",
    description:
      "From Begum Rokeya's Sultana's Dream to whatever won the Hugo. Short stories mostly, so that everybody has really read them. Spoilers are the point.",
  },
  {
    groupName: "Little Readers, Big Mat",
    hobbyCategory: "Reading",
    cover: 6,
    location: "Shaheb Bazar, Rajshahi",
    maxMembers: 24,
    startDate: "2026-11-21",
    description:
      "Picture books aloud for children from three to eight, on a very large mat. Parents take turns to read and do the voices. We lend books home for a week.",
  },
  {
    groupName: "Poetry at the Ghat",
    hobbyCategory: "Reading",
    cover: 7,
    location: "Jubilee Ghat, Mymensingh",
    maxMembers: 22,
    startDate: "2026-12-18",
    description:
      "Jibanananda when the light goes, and one poem from each of us after that. Any language. There is a boatman who knows more of it by heart than we do.",
  },
  {
    groupName: "Three Pages Before Breakfast",
    hobbyCategory: "Writing",
    cover: 8,
    location: "Niketan, Dhaka",
    maxMembers: 12,
    startDate: "2026-12-01",
    description:
      "We write from six to seven with the lamps low, then somebody makes eggs. No sharing, no feedback, just the habit. Four of us have finished a first draft this way.",
  },
  {
    groupName: "Short Story Workshop Bogura",
    hobbyCategory: "Writing",
    cover: 3,
    location: "Thanthania, Bogura",
    maxMembers: 10,
    startDate: "2026-12-12",
    description:
      "Two stories a session, sent round a week before and read twice by everybody. We say what worked first. Bangla and English in the same room.",
  },
  {
    groupName: "Letters to Strangers",
    hobbyCategory: "Writing",
    cover: 2,
    location: "GPO, Khulna",
    maxMembers: 40,
    startDate: "2026-11-25",
    description:
      "Real letters, real stamps. You write one a month to another member you have never met and get one back. Twice a year we all meet, and guess who is who.",
  },
  {
    groupName: "Comics Script Club",
    hobbyCategory: "Writing",
    cover: 5,
    location: "Farmgate, Dhaka",
    maxMembers: 14,
    startDate: "2026-12-22",
    description:
      "Writers who look for artists, artists who look for a story. Four-page scripts, drawn within the month, printed on a rickety copier and sold at Boi Mela.",
  },
  {
    groupName: "ছড়া ও ছন্দ",
    hobbyCategory: "Writing",
    cover: 10,
    location: "টাউন হল, কুমিল্লা",
    maxMembers: 18,
    startDate: "2027-01-09",
    description: "ছন্দ শেখা, ছড়া লেখা, জোরে পড়া। মাত্রা গুনতে ভুল হলে হাসি, তারপর আবার গোনা। বছরের শেষে হাতে লেখা একটি পত্রিকা বের করি।",
  },
  {
    groupName: "Travel Notebook Sylhet",
    hobbyCategory: "Writing",
    cover: 7,
    location: "Ambarkhana, Sylhet",
    maxMembers: 15,
    startDate: "2027-01-03",
    description:
      "A short trip, a long page. We go somewhere small on Saturday, write there for an hour by hand, and read it aloud on the way home. Nobody is allowed the word breathtaking.",
  },
];
