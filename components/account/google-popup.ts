/** Where the button was pressed: the words of success and failure differ. */
export type GooglePurpose = "login" | "register";

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
export const googleFailure = (code: string): [string, ...string[]] =>
  code === "OAuthAccountNotLinked" ? ["Google Sign-In failed.", "Sign in with your password."] : ["Google Sign-In failed."];

let waiting: BroadcastChannel | undefined;

/** Whoever left the page that asked is no longer sent on by a late answer. */
export const stopWaiting = (): void => waiting?.close();

/**
 * Opens Google in a popup. Call it in the click itself: later, browsers block it. A blocked popup becomes a redirect of this page.
 * Resolves when that window reports; one that is closed without a word leaves it waiting, and the next try takes its place. Neither
 * `opener` nor `closed` is asked: Google's own policy may cut the two windows apart.
 * @throws GoogleError
 */
export function askGoogle(purpose: GooglePurpose, callbackUrl: string): Promise<void> {
  const attempt = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const popup = window.open(`${PAGE}?${new URLSearchParams({ attempt })}`, WINDOW, "popup,width=480,height=640");
  stopWaiting();
  if (!popup) {
    location.assign(`${PAGE}?${new URLSearchParams({ from: purpose, callbackUrl })}`);
    return new Promise(() => undefined);
  }
  popup.focus();
  const channel = new BroadcastChannel(CHANNEL);
  waiting = channel;
  return new Promise((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<GoogleReport>) => {
      if (data.attempt !== attempt) return;
      channel.close();
      if (data.error === null) resolve();
      else reject(new GoogleError(data.error));
    };
  });
}

/** Tells the page that opened this window how it went. */
export function reportGoogle(report: GoogleReport): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(report);
  channel.close();
}
