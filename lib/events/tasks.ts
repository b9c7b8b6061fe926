/**
 * The clock makes notices of events; `data` names the events of one transaction. Databases contain the kind, so its value keeps its first
 * name.
 */
export const FAN_OUT_KIND = "events.spread";
