/** The clock makes notices of events: `data` names those of one step. The kind stands in databases, so it keeps the word it began with. */
export const FAN_OUT_KIND = "events.spread";
