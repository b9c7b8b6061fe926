/** Moments are ISO 8601, days or to the millisecond, so their text sorts by time. */
export const latest = (moments: (string | undefined)[]): string | undefined =>
  moments.reduce((last, moment) => (last === undefined || (moment !== undefined && moment > last) ? moment : last), undefined);
