/** A file of the download, as its explanation page describes it. */
export interface DownloadFile {
  name: string;
  about: string;
  /** Null for a file without rows. */
  rows: number | null;
}

/** The content of the explanation page. */
export interface Explanation {
  email: string;
  zone: string;
  at: string;
  files: readonly DownloadFile[];
  /** What we keep but leave out of the download, with the reason. */
  leftOut: readonly string[];
}
