import { afterAll, describe } from "vitest";
import { storeKinds } from "../support/store";
import { storeTest } from "../support/store-test";
import { accountsContract } from "./accounts";
import { archiveContract } from "./archive";
import { authAdapterContract } from "./auth-adapter";
import { changesContract } from "./changes";
import { clockContract } from "./clock";
import { groupListsContract } from "./group-lists";
import { groupSearchContract } from "./group-search";
import { groupsContract } from "./groups";
import { limitsContract } from "./limits";
import { meetupSeriesContract } from "./meetup-series";
import { meetupsContract } from "./meetups";
import { membershipsContract } from "./memberships";
import { messagesContract } from "./messages";
import { repairContract } from "./repair";

const { kinds, stop } = await storeKinds();
afterAll(stop);

describe.each(kinds)("the store on $name", (kind) => {
  const test = storeTest(kind);
  describe("groups", () => groupsContract(test));
  describe("lists of groups", () => groupListsContract(test));
  describe("search", () => groupSearchContract(test));
  describe("memberships", () => membershipsContract(test));
  describe("accounts", () => accountsContract(test));
  describe("what next-auth uses", () => authAdapterContract(test));
  describe("messages", () => messagesContract(test));
  describe("due work", () => clockContract(test));
  describe("meetups", () => meetupsContract(test));
  describe("series of meetups", () => meetupSeriesContract(test));
  describe("changes", () => changesContract(test));
  describe("limits", () => limitsContract(test));
  describe("repair", () => repairContract(test, kind.damage));
  describe("archive", () => archiveContract(test));
});
