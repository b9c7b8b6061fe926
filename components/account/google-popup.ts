import { openChannel } from "@/components/layout/open-channel";

/** The page of the button: its messages for success and failure differ. */
export type GooglePurpose = "login" | "register";
/** `proof`: the person proves again that the account is theirs; another Google account is refused. */
export type GoogleVisit = GooglePurpose | "proof";

/** The message from the window that came back from Google to the page that opened it. */
interface GoogleReport {
  attempt: string;
  error: string | null;
}

const CHANNEL = "hobbyhub:google";
const WINDOW = "hobbyhub-google";
const PAGE = "/login/google";

/** Google or next-auth refused; `code` is next-auth's. */
export class GoogleError extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = "GoogleError";
  }
}

/** "Google Sign-In failed.", and what to do instead if there is something. */
export function googleFailure(code: string): [string, ...string[]] {
  if (code === "forbidden") return ["That is another Google account.", "Use the one you sign in here with."];
  return code === "OAuthAccountNotLinked" ? ["Google Sign-In failed.", "Sign in with your password."] : ["Google Sign-In failed."];
}

/** How often the popup is checked, and how long a report may still arrive after it closed. */
const LOOK_MS = 250;
const REPORT_MS = 1000;

let waiting: { channel: BroadcastChannel; timer: ReturnType<typeof setTimeout> } | undefined;

/** Call it when the page that asked is left: a late answer then no longer redirects the person. */
export function stopWaiting(): void {
  waiting?.channel.close();
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

/**
 * Opens Google in a popup. Call it directly in the click handler, because browsers block later popups. If the popup is blocked, or the
 * browser has no channel for its report, this page redirects to Google instead. Resolves when the popup reports success, and rejects when
 * it was closed without a report. Google's own policy may separate the two windows; then an open popup looks closed. So it counts as closed
 * only when this page has the focus again. If the person still signs in there, this page learns of it as from any other tab.
 * @throws GoogleError
 */
export function askGoogle(visit: GoogleVisit, callbackUrl: string): Promise<void> {
  const attempt = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const proof: Record<string, string> = visit === "proof" ? { prove: "1" } : {};
  const channel = openChannel(CHANNEL);
  const popup = channel && window.open(`${PAGE}?${new URLSearchParams({ attempt, ...proof })}`, WINDOW, "popup,width=480,height=640");
  stopWaiting();
  if (!popup) {
    channel?.close();
    location.assign(`${PAGE}?${new URLSearchParams({ from: visit, callbackUrl, ...proof })}`);
    return new Promise(() => undefined);
  }
  popup.focus();
  return new Promise((resolve, reject) => {
    const end = (error: string | null) => {
      stopWaiting();
      if (error === null) resolve();
      else reject(new GoogleError(error));
    };
    channel.onmessage = ({ data }: MessageEvent<GoogleReport>) => {
      if (data.attempt === attempt) end(data.error);
    };
    const look = () => {
      const gone = popup.closed && document.hasFocus();
      watch.timer = gone ? setTimeout(end, REPORT_MS, "WindowClosed") : setTimeout(look, LOOK_MS);
    };
    const watch = { channel, timer: setTimeout(look, LOOK_MS) };
    waiting = watch;
  });
}

/** Reports the result to the page that opened this window. */
export function reportGoogle(report: GoogleReport): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(report);
  channel?.close();
}
