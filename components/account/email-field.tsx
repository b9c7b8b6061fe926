import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";

/** The e-mail field of an account. `autoComplete` tells a password manager whether the address is a known or a new one. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label"> & { autoComplete: "username" | "email" }) {
  return <TextField {...props} label="E-mail" type="email" placeholder="you@example.com" aria-required />;
}
