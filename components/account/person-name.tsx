import Link from "next/link";

interface PersonNameProps {
  _id: string;
  displayName: string;
  hasPage: boolean;
}

/** A person's name. It links to their page if the viewer may see that. */
export function PersonName({ _id, displayName, hasPage }: PersonNameProps) {
  const name = <b dir="auto">{displayName}</b>;
  if (!hasPage) return name;
  return (
    <Link href={`/people/${_id}`} prefetch={false}>
      {name}
    </Link>
  );
}
