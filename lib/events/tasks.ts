/** The clock makes notices of events: `data` names those of one step. */
export const SPREAD_KIND = "events.spread";
