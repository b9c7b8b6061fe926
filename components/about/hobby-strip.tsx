import Link from "next/link";
import { coversOf, type HobbyCategory } from "@/lib/groups/schema";
import "@/components/ui/chips.css";

/** Hobbies as small patches, each leading to its own groups. */
export function HobbyStrip({ hobbies }: { hobbies: { category: HobbyCategory; address: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {hobbies.map(({ category, address }) => (
        <li key={category}>
          <Link className="chip" href={address} prefetch={false}>
            <img src={coversOf(category)[0]} alt="" width={38} height={38} loading="lazy" />
            {category}
          </Link>
        </li>
      ))}
    </ul>
  );
}
