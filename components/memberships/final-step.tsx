import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

type FinalStepProps = Pick<ComponentProps<typeof Button>, "variant" | "pending"> & {
  title: string;
  /** What follows from it. */
  says: ReactNode;
  /** Its button; a step that has been taken has none. */
  act?: string;
  icon?: IconName;
  onPress?: () => void;
};

/** Something an owner does once with a group, and what that means. */
export function FinalStep({ title, says, act, icon, onPress, variant = "outline", pending = false }: FinalStepProps) {
  return (
    <div className="final">
      <b>{title}</b>
      <p>{says}</p>
      {act && (
        <Button variant={variant} size="sm" pending={pending} onClick={onPress}>
          {icon && <Icon name={icon} />}
          {act}
        </Button>
      )}
    </div>
  );
}
