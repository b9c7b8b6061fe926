import { afterEach, expect, test, vi } from "vitest";
import { onOtherTabsWrite, onWrite, tellOtherTabs } from "@/components/layout/writes-channel";
import { PATIENCE } from "@/tests/support/patience";

const otherTab = new BroadcastChannel("hobbyhub:writes");
afterEach(() => otherTab.close());

test("a write is heard in other tabs, and not in the one that wrote", async () => {
  const [here, there, later] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = onOtherTabsWrite(here);
  otherTab.onmessage = there;
  tellOtherTabs();
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1), PATIENCE);
  // What is sent later arrives later: by then the tab's own word would have come.
  otherTab.postMessage("written");
  await vi.waitFor(() => expect(here).toHaveBeenCalled(), PATIENCE);
  expect(here).toHaveBeenCalledTimes(1);
  stop();
  const stopLater = onOtherTabsWrite(later);
  otherTab.postMessage("written");
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1), PATIENCE);
  expect(here).toHaveBeenCalledTimes(1);
  stopLater();
});

test("who asks for every write hears of this tab's and of the others'", async () => {
  const [heard, later, tab] = [vi.fn(), vi.fn(), new BroadcastChannel("hobbyhub:writes")];
  const stop = onWrite(heard);
  tellOtherTabs();
  expect(heard).toHaveBeenCalledTimes(1);
  tab.postMessage("written");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), PATIENCE);
  stop();
  const stopLater = onWrite(later);
  tellOtherTabs();
  tab.postMessage("written");
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(2), PATIENCE);
  expect(heard).toHaveBeenCalledTimes(2);
  stopLater();
  tab.close();
});

test("a browser that refuses the channel still hears of its own writes", async () => {
  vi.resetModules();
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  );
  const refused = await import("@/components/layout/writes-channel");
  const heard = vi.fn();
  const stop = refused.onWrite(heard);
  refused.tellOtherTabs();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  vi.unstubAllGlobals();
});
