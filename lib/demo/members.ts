import { type Account, NEW_ACCOUNT } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";

/** Thirty people who cannot sign in: they are members of groups, have asked to join, or wait for a place. */
const NAMES = [
  "Mehedi Hasan",
  "Anika Das",
  "Kamrul Hasan",
  "Tania Rahman",
  "Arif Hossain",
  "শর্মিলা দেব",
  "Joy Barua",
  "Farhana Akter",
  "Nandini Roy",
  "Imran Sheikh",
  "Lamia Haque",
  "Tanvir Mahmud",
  "সাদিয়া ইসলাম",
  "Sumaiya Khan",
  "Hasib Chowdhury",
  "Priya Saha",
  "Rumana Begum",
  "Mitu Das",
  "Kamal Uddin",
  "Sabbir Rahman",
  "Farzana Kabir",
  "Nayeem Khan",
  "Zarin Tasnim",
  "Rakib Hasan",
  "Oishi Sarkar",
  "তানজিলা রহমান",
  "Shuvo Dey",
  "Maliha Noor",
  "Biplob Chakma",
  "Jannatul Ferdous",
];

/** The group at this place in the list of demo groups has joined members from this one on; it has at least three. */
export const firstMemberOf = (place: number): number => place * 11;

/** The id of a demo member; after the last one the first comes again. */
export const demoMemberId = (index: number): string => `de31${String((index % NAMES.length) + 1).padStart(20, "0")}`;

const JOINED = Date.parse("2026-03-02T06:00:00.000Z");

/** Always with the same ids, addresses and times. */
export function demoMembers(): Account[] {
  return NAMES.map((displayName, index) => {
    const createdAt = new Date(JOINED + index * 5 * DAY_MS).toISOString();
    return {
      ...NEW_ACCOUNT,
      _id: demoMemberId(index),
      email: `member${index + 1}@demo.hobbyhub.example`,
      displayName,
      createdAt,
      emailVerified: createdAt,
    };
  });
}
