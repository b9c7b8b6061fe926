/** The latest of these times. They are ISO 8601, either dates or with milliseconds, so their text sorts by time. */
export const latest = (moments: (string | undefined)[]): string | undefined =>
  moments.reduce((last, moment) => (last === undefined || (moment !== undefined && moment > last) ? moment : last), undefined);
