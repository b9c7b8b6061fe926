/** The Mozilla Observatory's scoring table, as far as it can apply to us: what each header gives or takes. */
type Headers = Partial<Record<string, string>>;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(";").map((part) => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

function scorePolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const of = directives(policy);
  const scripts = of.get("script-src") ?? of.get("default-src") ?? [];
  const styles = of.get("style-src") ?? of.get("default-src") ?? [];
  const open = (values: string[]) => values.some((value) => ["*", "http:", "https:", "data:"].includes(value));
  if (open(scripts) || (scripts.includes("'unsafe-inline'") && !scripts.some((value) => /^'(nonce|sha256)-/.test(value)))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return of.get("default-src")?.join() === "'none'" ? 10 : 5;
}

const scoreTransport = (value: string | undefined): number => {
  const age = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? -1);
  return age < 0 ? -20 : age < 15_768_000 ? -10 : 0;
};

const GOOD_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** The score of a page that sets no cookie and loads scripts from its own origin only. */
export function observatoryScore(headers: Headers): number {
  const policy = headers["content-security-policy"];
  const framing = directives(policy ?? "").has("frame-ancestors") ? 5 : headers["x-frame-options"] ? 0 : -20;
  const referrer = GOOD_REFERRERS.includes(headers["referrer-policy"] ?? "") ? 5 : 0;
  const sniffing = headers["x-content-type-options"] === "nosniff" ? 0 : -5;
  const isolation = ["same-origin", "same-site"].includes(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0;
  const sharing = headers["access-control-allow-origin"] === "*" ? -50 : 0;
  return (
    100 + scorePolicy(policy) + scoreTransport(headers["strict-transport-security"]) + framing + referrer + sniffing + isolation + sharing
  );
}
