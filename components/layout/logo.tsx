import Link from "next/link";

/** The logo and the name, both linking to the home page. */
export function Logo({ className = "" }: { className?: string }) {
  return (
    <Link href="/" prefetch={false} className={`logo ${className}`}>
      <img src="/logo.svg" alt="" width={44} height={44} />
      HobbyHub
    </Link>
  );
}
