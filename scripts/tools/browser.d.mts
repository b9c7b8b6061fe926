export function findBrowser(): Promise<string | undefined>;
export function provideBrowser(): Promise<string | undefined>;
