import type { SubscribeLinks } from "./group-views";

/** The links that add the calendar at this address to a person's calendar program. */
export function subscribeLinks(url: string, name: string): SubscribeLinks {
  const webcal = url.replace(/^https?:/, "webcal:");
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name })}`,
    file: url,
  };
}
