import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The headless shell comes first: Chromium draws its own window around each page, even an invisible one, so the shell needs half the work.
 */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser installed on this machine, if there is one. */
function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, ...APPLICATIONS].find((file) => file && existsSync(file));
}

/** Playwright's own browser, if it was downloaded. */
async function playwrights() {
  const { chromium } = await import("playwright");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

export const findBrowser = async () => installed() ?? (await playwrights());

const attempt = (command, args) => {
  try {
    execFileSync(command, args, { stdio: "inherit", timeout: 5 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    return true;
  } catch {
    return false;
  }
};

/** Finds a browser or installs one: first Playwright's download, then Debian's package if this user may install it. */
export async function provideBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("No Chromium on this machine. Trying Playwright's download …");
  attempt(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Trying Debian's package …");
    attempt("apt-get", ["update", "-qq"]);
    // Older Debian releases have no separate package of the shell.
    attempt("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]) || attempt("apt-get", ["install", "-y", "-qq", "chromium"]);
  }
  return installed();
}
