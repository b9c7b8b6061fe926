import { afterEach, beforeEach, expect, test, vi } from "vitest";

const toast = { success: vi.fn(), error: vi.fn() };
const alert = vi.fn();
let sonnerIsThere = true;

// One mock for the whole file, with a switch: a second one may meet the first one's module.
vi.mock("sonner", () => ({
  get toast() {
    if (!sonnerIsThere) throw new Error("Failed to load chunk");
    return toast;
  },
}));

beforeEach(() => {
  sonnerIsThere = true;
  vi.resetModules();
  vi.stubGlobal("window", { alert });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The toasters' place in the layout, with a way to fetch them. */
async function layoutThatMounts(mount: (reportToasters: () => void) => Promise<void>) {
  const { onToastersWanted, reportToasters } = await import("@/components/ui/toasters-ready");
  onToastersWanted(() => mount(reportToasters));
  return import("@/components/ui/toast");
}

test("a toast goes to its toaster", async () => {
  const { siteToast } = await layoutThatMounts(async (report) => report());
  await siteToast.success("Joined");
  expect(toast.success).toHaveBeenCalledExactlyOnceWith("Joined", { toasterId: "site" });
  expect(alert).not.toHaveBeenCalled();
});

test("when sonner cannot be fetched, the words are said all the same and nothing is thrown", async () => {
  sonnerIsThere = false;
  const { formToast } = await layoutThatMounts(async (report) => report());
  await formToast.error("Login failed. Please try again.");
  expect(alert).toHaveBeenCalledExactlyOnceWith("Login failed. Please try again.");
});

test("when the toasters cannot be fetched, the next toast tries again", async () => {
  let away = true;
  const { formToast } = await layoutThatMounts(async (report) => {
    if (away) throw new Error("Failed to load chunk");
    report();
  });
  await formToast.error("First");
  expect(alert).toHaveBeenCalledExactlyOnceWith("First");
  away = false;
  await formToast.error("Second");
  expect(toast.error).toHaveBeenCalledExactlyOnceWith("Second", { toasterId: "form" });
});
