import { type MutableRedirectUri, type MutableToken, OAuth2Server } from "oauth2-mock-server";

interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

export interface LocalGoogle {
  /** The value for `AUTH_GOOGLE_ISSUER`. */
  issuer: string;
  /** The person who presses "Continue" at Google next; null means that "Cancel" is pressed. */
  person: GooglePerson | null;
  /** Changes claims of the identity token: a forged nonce, an old date. */
  forge: Record<string, unknown>;
  stop: () => Promise<void>;
}

/** A local OpenID Connect issuer instead of Google. Discovery, PKCE, state, nonce and signed tokens are real. */
export async function startLocalGoogle(): Promise<LocalGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  const google: LocalGoogle = { issuer: server.issuer.url ?? "", person: null, forge: {}, stop: () => server.stop() };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, google.person, google.forge);
  });
  server.service.on("beforeAuthorizeRedirect", ({ url }: MutableRedirectUri) => {
    if (google.person) return;
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  return google;
}
