import { afterEach, expect, test, vi } from "vitest";
import { onOtherTabsWrite, tellOtherTabs } from "@/components/layout/writes-channel";

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
