import { openChannel } from "@/components/layout/open-channel";

/** Where the button was pressed: the words of success and failure differ. */
export type GooglePurpose = "login" | "register";
/** A proof is by one's own Google account once more: another one is refused. */
export type GoogleVisit = GooglePurpose | "proof";

/** What the window that came back from Google tells the page that opened it. */
interface GoogleReport {
  attempt: string;
  error: string | null;
}

const CHANNEL = "hobbyhub:google";
const WINDOW = "hobbyhub-google";
const PAGE = "/login/google";

/** Google said no, or next-auth did; `code` is next-auth's. */
export class GoogleError extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = "GoogleError";
  }
}

/** "Google Sign-In failed.", with the way out where there is one. */
export function googleFailure(code: string): [string, ...string[]] {
  if (code === "forbidden") return ["That is another Google account.", "Use the one you sign in here with."];
  return code === "OAuthAccountNotLinked" ? ["Google Sign-In failed.", "Sign in with your password."] : ["Google Sign-In failed."];
}

/** How often the other window is looked at, and how long a report may still be under way after it closed. */
const LOOK_MS = 250;
const REPORT_MS = 1000;

let waiting: { channel: BroadcastChannel; timer: ReturnType<typeof setTimeout> } | undefined;

/** Whoever left the page that asked is no longer sent on by a late answer. */
export function stopWaiting(): void {
  waiting?.channel.close();
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

/**
 * Opens Google in a popup. Call it in the click itself: later, browsers block it. A blocked popup becomes a redirect of this page,
 * as does a browser in which the window could not report back. Resolves when that window reports, fails when the person closed it without a word. Google's own policy may cut the two windows apart;
 * then the popup counts as closed while it is open, so it is believed only when the person is back at this page. Whoever signs in over
 * there all the same is heard of as in any other tab.
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

/** Tells the page that opened this window how it went. */
export function reportGoogle(report: GoogleReport): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(report);
  channel?.close();
}
