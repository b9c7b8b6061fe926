import Link from "next/link";
import type { ComponentProps } from "react";

const VARIANTS = {
  lead: "",
  marigold: "btn-marigold",
  indigo: "btn-indigo",
  outline: "btn-outline",
  danger: "btn-danger",
} as const;

interface Look {
  variant?: keyof typeof VARIANTS;
  size?: "sm" | "md";
}

const look = ({ variant = "lead", size = "md" }: Look, className = "") =>
  ["btn", VARIANTS[variant], size === "sm" && "btn-sm", className].filter(Boolean).join(" ");

type ButtonProps = ComponentProps<"button"> & Look & { pending?: boolean };

/** A stitched button. While `pending` it keeps the focus, says that it is busy and does nothing. */
export function Button({ variant, size, className, pending = false, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size }, className)}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  );
}

/**
 * A link that looks like a button; for navigation, never for an action. It is not prefetched, because that would also load the style sheets
 * of the other page.
 */
export function ButtonLink({ variant, size, className, ...rest }: Omit<ComponentProps<typeof Link>, "prefetch"> & Look) {
  return <Link {...rest} prefetch={false} className={look({ variant, size }, className)} />;
}
