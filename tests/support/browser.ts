import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { afterAll, vi } from "vitest";

// Import this file before any route: it sets up a store for the test file, and `next/headers` of the current request.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "hobbyhub-auth-"));
process.env.LOG_LEVEL ??= "silent";

const current = vi.hoisted(() => ({ request: null as unknown }));

vi.mock("next/headers", () => ({
  headers: async () => (current.request as NextRequest).headers,
  cookies: async () => (current.request as NextRequest).cookies,
}));

afterAll(async () => {
  const { closeStore } = await import("@/tests/support/nouns");
  await closeStore();
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});

type Handler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

interface Sent {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  params?: Record<string, string>;
}

/** Keeps cookies as a browser does and calls route handlers as Next would, one request at a time. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin = "http://localhost:3000",
    readonly address = "203.0.113.7",
    readonly userAgent?: string,
  ) {}

  async send(handler: Handler, path: string, { method = "GET", json, form, headers = {}, params = {} }: Sent = {}): Promise<Response> {
    const { host, protocol } = new URL(this.origin);
    const type = json !== undefined ? "application/json" : form ? "application/x-www-form-urlencoded" : null;
    const request = new NextRequest(new URL(path, this.origin), {
      method,
      headers: {
        host,
        "x-forwarded-proto": protocol.slice(0, -1),
        "x-forwarded-for": this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(type && { "content-type": type }),
        ...(this.userAgent && { "user-agent": this.userAgent }),
        ...headers,
      },
      body: json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : null,
    });
    current.request = request;
    const response = await handler(request, { params: Promise.resolve(params) });
    for (const line of response.headers.getSetCookie()) this.take(line);
    return response;
  }

  private take(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const ended = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (ended || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get session(): string | undefined {
    return this.cookies.get("authjs.session-token") ?? this.cookies.get("__Host-authjs.session-token");
  }

  /** Signs in as the login page does; resolves with the answer to the credentials. */
  async logIn(email: string, password: string, more: Record<string, string> = {}): Promise<Response> {
    return this.post("callback/credentials", { email, password, ...more });
  }

  /** A POST to next-auth with its CSRF token. */
  async post(action: string, fields: Record<string, string> = {}): Promise<Response> {
    const { GET, POST } = await import("@/app/api/auth/[...nextauth]/route");
    const { csrfToken } = await (await this.send(GET, "/api/auth/csrf")).json();
    return this.send(POST, `/api/auth/${action}`, {
      method: "POST",
      form: { ...fields, csrfToken },
      headers: { "x-auth-return-redirect": "1" },
    });
  }

  /** The answer that the auth state of every page is made from. */
  async look(): Promise<Response> {
    const { GET } = await import("@/app/api/auth/[...nextauth]/route");
    return this.send(GET, "/api/auth/session");
  }
}

let people = 0;

/** A registered person and their password. */
export async function registered(changes: Record<string, string> = {}) {
  const { register } = await import("@/lib/accounts/commands");
  const password = "Sitalpati7";
  people += 1;
  const profile = await register({ email: `person${people}@example.com`, password, displayName: `Person ${people} Begum`, ...changes });
  return { ...profile, password };
}
