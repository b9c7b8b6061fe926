import { expect, test } from "vitest";
import { deskWords, lineWords, requestWords } from "@/lib/notices/waiting-rules";

const desk = (over: object = {}) => ({ groupId: "1", groupName: "Ramna Runners", requests: 1, taken: 24, max: 25, ...over });

test("who is asked whether they still come is told how many wait for a place", () => {
  expect(lineWords(0)).toBeNull();
  expect(lineWords(1)).toBe("1 person waits for a place. If you can’t make it, say so now and somebody else can plan.");
  expect(lineWords(1200)).toMatch(/^1,200 people wait for a place\. /);
});

test("who answers a request is told how many wait for that, and how full the group is", () => {
  expect(requestWords(desk(), 1)).toBe("1 person waits for your answer in Ramna Runners. 24 of 25 places are taken.");
  expect(requestWords(desk({ requests: 3, taken: 1 }), 1)).toBe("3 people wait for your answer in Ramna Runners. 1 of 25 places is taken.");
  expect(requestWords(desk({ taken: 25 }), 1)).toMatch(/ All 25 places are taken\.$/);
  expect(requestWords(desk({ taken: 1, max: 1 }), 1)).toMatch(/ The one place is taken\.$/);
});

test("several requests that a mail counts already are not counted twice, and what was taken back meanwhile is not counted", () => {
  expect(requestWords(desk({ requests: 3 }), 3)).toBe("24 of 25 places are taken.");
  expect(requestWords(desk({ requests: 5 }), 3)).toMatch(/^With those who asked before, 5 people wait for your answer in Ramna Runners\. /);
  expect(requestWords(desk({ requests: 0 }), 1)).toBe("24 of 25 places are taken.");
});

test("a summary says which desk waits", () => {
  expect(deskWords(desk())).toBe("One request waits for your answer in Ramna Runners.");
  expect(deskWords(desk({ requests: 2 }))).toBe("2 requests wait for your answer in Ramna Runners.");
});
