import { readFileSync } from "node:fs";

/** The addresses to look at, by the page they stand for. `:own` is the id of a group of the person who looks. */
export const PUBLIC: Record<string, string[]> = {
  "/": ["/"],
  "/allGroups": ["/allGroups"],
  "/allGroups/[...view]": ["/allGroups?category=Hiking", "/allGroups?sort=za"],
  "/allGroups/search": ["/allGroups?q=tea", "/allGroups?q=nothing+of+the+sort"],
  "/aboutUs": ["/aboutUs"],
  "/contact": ["/contact"],
  "/contact/sent": ["/contact/sent"],
  "/support": ["/support"],
  "/login": ["/login"],
  "/register": ["/register"],
  "/blogDetails/[id]": ["/blogDetails/1", "/blogDetails/2", "/blogDetails/3"],
  "/_not-found": ["/nowhere"],
};

export const PRIVATE: Record<string, string[]> = {
  "/createGroup": ["/createGroup"],
  "/myGroup": ["/myGroup"],
  "/groupDetails/[id]": ["/groupDetails/:own"],
  "/updateGroup/[id]": ["/updateGroup/:own"],
  "/dashboard": ["/dashboard"],
  "/dashboard/dashAllGroup": ["/dashboard/dashAllGroup"],
  "/dashboard/dashCreateGroup": ["/dashboard/dashCreateGroup"],
  "/dashboard/dashMyGroup": ["/dashboard/dashMyGroup"],
};

/** What Next makes for no visitor, the mails of a machine that is being developed on, and a window that only passes on to Google. */
const NOT_LOOKED_AT = ["/_global-error", "/mailbox", "/login/google"];

/** The pages the build knows of that stand in neither table. */
export function pagesLeftOut(): string[] {
  const routes: Record<string, string> = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8"));
  const pages = Object.entries(routes).flatMap(([file, route]) => (file.endsWith("/page") ? [route] : []));
  return pages.filter((route) => !(route in PUBLIC || route in PRIVATE || NOT_LOOKED_AT.includes(route)));
}
