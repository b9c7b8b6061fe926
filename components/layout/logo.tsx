import Link from "next/link";

/** The mark and the wordmark, both leading home. */
export function Logo({ className = "" }: { className?: string }) {
  return (
    <Link href="/" prefetch={false} className={`logo ${className}`}>
      <img src="/logo.svg" alt="" width={44} height={44} />
      HobbyHub
    </Link>
  );
}
