import type { Instrumentation } from "next";

/** Next calls this once, before a server answers its first request. */
export async function register(): Promise<void> {
  // Next calls this in other runtimes too. Everything that needs Node must be inside this condition, so that the bundler can remove it.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkEnvironment } = await import("@/lib/platform/rendering/check-environment");
    checkEnvironment();
    const { start } = await import("@/lib/start");
    const { slowDownPage } = await import("@/components/ui/slow-down-page");
    start({ slowDownPage });
  }
}

/** Next calls this with every error of a page, a route or the middleware. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logPageError } = await import("@/lib/platform/rendering/page-errors");
    logPageError(error, request, context);
  }
};
