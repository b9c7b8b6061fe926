import { expect, test } from "vitest";
import { isPayLink } from "@/lib/meetups/pay-link-rules";

test.each([
  ["https://pay.example/hobby?sum=250", true],
  ["https://পে.example/hobby", true],
  ["https://pay.example/hobby or in cash", false],
  ["bKash 01700 000000", false],
  ["http://pay.example", false],
  ["https://bkash.com@evil.example/", false],
  ["https://192.168.0.1/", false],
])("%s is a link to pay by: %s", (pay, is) => expect(isPayLink({ pay })).toBe(is));
