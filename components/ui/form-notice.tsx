import { Icon } from "@/components/ui/icon";
import type { FormMessage } from "./use-kept-form";

/** The message about the form as a whole: an error, or that a draft was restored. It is announced when it appears. */
export function FormNotice({ notice, path }: { notice: FormMessage | null; path: string }) {
  return (
    <div aria-live="assertive">
      {notice && (
        <div className={notice.kind === "restored" ? "notice" : "notice notice-warn"}>
          <Icon name={notice.kind === "restored" ? "check" : "warning"} />
          <p>
            {notice.text}{" "}
            {notice.kind === "signed-out" && (
              // A full page load, because this page's state still says that the person is signed in.
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
