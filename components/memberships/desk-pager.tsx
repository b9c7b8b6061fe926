import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** To the next page of a desk's list, and back to its beginning. */
export function DeskPager({ label, path, next, started }: { label: string; path: string; next: string | null; started: boolean }) {
  if (!next && !started) return null;
  const sign = path.includes("?") ? "&" : "?";
  return (
    <nav aria-label={label} className="flex justify-center gap-3">
      {started && (
        <ButtonLink variant="outline" href={path} prefetch={false}>
          <Icon name="left" />
          First page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="outline" href={`${path}${sign}after=${encodeURIComponent(next)}`} rel="next" prefetch={false}>
          Next
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
