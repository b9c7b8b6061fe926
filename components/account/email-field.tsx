import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";

/** An account's e-mail; `autoComplete` tells a password manager whether it is known already. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label"> & { autoComplete: "username" | "email" }) {
  return <TextField {...props} label="E-mail" type="email" placeholder="you@example.com" aria-required />;
}
