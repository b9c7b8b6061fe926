import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface DeskPagerProps {
  label: string;
  path: string;
  /** The word of the address that says where the page begins. */
  name?: string;
  next: string | null;
  /** This is not the first page. */
  started: boolean;
}

/** To the next page of a desk's list, and back to its beginning. */
export function DeskPager({ label, path, name = "after", next, started }: DeskPagerProps) {
  if (!next && !started) return null;
  const sign = path.includes("?") ? "&" : "?";
  return (
    <nav aria-label={label} className="flex justify-center gap-3">
      {started && (
        <ButtonLink variant="outline" href={path}>
          <Icon name="left" />
          First page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="outline" href={`${path}${sign}${name}=${encodeURIComponent(next)}`} rel="next">
          Next
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
