/** A file of the download, as the page in it tells of it. */
export interface DownloadFile {
  name: string;
  about: string;
  /** Null for what has no rows to count. */
  rows: number | null;
}

/** What the page says that a download begins with. */
export interface Explanation {
  email: string;
  zone: string;
  at: string;
  files: readonly DownloadFile[];
  /** What is kept and not in the file, with the reason. */
  leftOut: readonly string[];
}
