import Link from "next/link";

interface PersonNameProps {
  _id: string;
  displayName: string;
  hasPage: boolean;
}

/** Somebody's name; it leads to their page where whoever looks may see that. */
export function PersonName({ _id, displayName, hasPage }: PersonNameProps) {
  const name = <b dir="auto">{displayName}</b>;
  if (!hasPage) return name;
  return (
    <Link href={`/people/${_id}`} prefetch={false}>
      {name}
    </Link>
  );
}
