import { ButtonLink } from "@/components/ui/button";

/** The way on from a row. Its name says which group it is about: a list of links reads "View, View, View" otherwise. */
export function RowLink({ verb, name, href }: { verb: string; name: string; href: string }) {
  return (
    <ButtonLink variant="outline" size="sm" href={href} prefetch={false} aria-label={`${verb} ${name}`}>
      {verb}
    </ButtonLink>
  );
}
