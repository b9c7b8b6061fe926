import { type MutableRedirectUri, type MutableToken, OAuth2Server } from "oauth2-mock-server";

interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

export interface LocalGoogle {
  /** What `AUTH_GOOGLE_ISSUER` has to be. */
  issuer: string;
  /** Who presses "Continue" at Google next; null presses "Cancel". */
  person: GooglePerson | null;
  /** Changes the identity token at will: a forged nonce, an old date. */
  forge: Record<string, unknown>;
  stop: () => Promise<void>;
}

/** An OpenID Connect issuer on this machine in Google's place: discovery, PKCE, state, nonce and signed tokens are real. */
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
