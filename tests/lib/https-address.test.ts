import { expect, test } from "vitest";
import { PhotoUrl } from "@/lib/accounts/schema";
import { Picture } from "@/lib/groups/schema";
import { isHttpsAddress, refusedAddress } from "@/lib/https-address";

test.each([
  "https://example.com/a.png",
  "HTTPS://Example.com:8443/a.png?size=2#x",
  "https://example.বাংলা/a.png",
  "https://ছবি.example/a.png",
  "https://example.xn--54b7fta0cc/a.png",
  "https://example.рф/фото.png",
  "https://pictures.example/a/photo of me.png",
  "https://local.example/internal/a.png",
  "https://home.example.com/a.png",
])("takes %s", (address) => {
  expect(isHttpsAddress(address)).toBe(true);
  expect([PhotoUrl.parse(` ${address} `), Picture.parse(address)]).toEqual([address, address]);
});

test.each([
  "http://example.com/a.png",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "//example.com/a.png",
  "https:example.com/a.png",
  "https:/example.com/a.png",
  "https:\\\\example.com\\a.png",
  "https://user:pass@example.com/a.png",
  "https://user@example.com/a.png",
  "https://example.com\n.evil.example/a.png",
  "https://localhost/a.png",
  "https://127.0.0.1/a.png",
  "https://2130706433/a.png",
  "https://[::1]/a.png",
  "https://example..com/a.png",
  "https://intranet/a.png",
  "https://printer.local/a.png",
  "https://PRINTER.Local/a.png",
  "https://printer.local./a.png",
  "https://wiki.internal/a.png",
  "https://nas.home.arpa/a.png",
  "https://nas.lan/a.png",
  "https://a.localhost/a.png",
  "https://10.0.0.1/a.png",
  "https://192.168.1.1:8443/a.png",
  "https://0x7f.1/a.png",
  "https://[fe80::1]/a.png",
  "https://[::ffff:10.0.0.1]/a.png",
  "https://１０.０.０.１/a.png",
  `https://${"a".repeat(300)}.example/a.png`,
  "https://",
  "example.com/a.png",
])("refuses %j", (address) => {
  expect([isHttpsAddress(address), PhotoUrl.safeParse(address).success, Picture.safeParse(address).success]).toEqual([false, false, false]);
});

test.each([
  ["http://example.com/a.png", "The photo's address must be a URL that starts with https://."],
  ["https://nas.lan/a.png", "The photo's address must be one that everybody on the web can open."],
])("says what is wrong with %j", (address, words) => {
  expect(refusedAddress("photo", address)).toBe(words);
  expect(PhotoUrl.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([words]);
});
