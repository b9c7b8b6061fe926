/*
 * sonner is loaded with the first toast, not with the page. Each toast names its toaster: "form" for forms, "site" for the rest (numbers
 * in components/layout/toaster-pair.tsx). If loading fails, the browser's own alert shows the message, because for some buttons a toast is
 * the only answer.
 */
type Kind = "success" | "error";

async function show(toasterId: "form" | "site", kind: Kind, message: string): Promise<void> {
  try {
    const [{ toast }, { toastersReady }] = await Promise.all([import("sonner"), import("./toasters-ready")]);
    await toastersReady();
    toast[kind](message, { toasterId });
  } catch {
    window.alert(message);
  }
}

/** Answers of forms: login, register, create, update, contact. */
export const formToast = {
  success: (message: string) => show("form", "success", message),
  error: (message: string) => show("form", "error", message),
};

/** Everything else, at the top right. */
export const siteToast = {
  success: (message: string) => show("site", "success", message),
  error: (message: string) => show("site", "error", message),
};
