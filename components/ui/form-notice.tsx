import { Icon } from "@/components/ui/icon";
import type { Notice } from "./use-kept-form";

/** What went wrong with the form as a whole, or what was brought back; announced when it appears. */
export function FormNotice({ notice, path }: { notice: Notice | null; path: string }) {
  return (
    <div aria-live="assertive">
      {notice && (
        <div className={notice.kind === "restored" ? "notice" : "notice notice-warn"}>
          <Icon name={notice.kind === "restored" ? "check" : "warning"} />
          <p>
            {notice.text}{" "}
            {notice.kind === "signed-out" && (
              // A whole new page: what this one knows about who is signed in is no longer true.
              <a className="text-link" href={`/login?callbackUrl=${encodeURIComponent(path)}`}>
                Log in
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
