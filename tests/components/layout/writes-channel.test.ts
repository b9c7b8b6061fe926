import { afterEach, expect, test, vi } from "vitest";
import { onOtherTabsWrite, onWrite, tellOtherTabs } from "@/components/layout/writes-channel";

const otherTab = new BroadcastChannel("hobbyhub:writes");
afterEach(() => otherTab.close());

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a write is heard in other tabs, and not in the one that wrote", async () => {
  const [here, there] = [vi.fn(), vi.fn()];
  const stop = onOtherTabsWrite(here);
  otherTab.onmessage = there;
  tellOtherTabs();
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1));
  await aMoment();
  expect(here).not.toHaveBeenCalled();
  otherTab.postMessage("written");
  await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1));
  stop();
  otherTab.postMessage("written");
  await aMoment();
  expect(here).toHaveBeenCalledTimes(1);
});

test("who asks for every write hears of this tab's and of the others'", async () => {
  const [heard, tab] = [vi.fn(), new BroadcastChannel("hobbyhub:writes")];
  const stop = onWrite(heard);
  tellOtherTabs();
  expect(heard).toHaveBeenCalledTimes(1);
  tab.postMessage("written");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
  tellOtherTabs();
  tab.postMessage("written");
  await aMoment();
  expect(heard).toHaveBeenCalledTimes(2);
  tab.close();
});
