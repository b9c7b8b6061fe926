/** What search engines and feed readers are told about an article. */
export interface Article {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  /** A day, as `YYYY-MM-DD`. */
  date: string;
  category: string;
  tags: string[];
  coverImage: string;
}
