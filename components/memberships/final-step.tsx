import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

type FinalStepProps = Pick<ComponentProps<typeof Button>, "variant" | "pending"> & {
  title: string;
  /** What the step means. */
  says: ReactNode;
  /** The label of its button. A step that has been done has no button. */
  act?: string;
  icon?: IconName;
  onPress?: () => void;
};

/** A step that an owner takes once with a group, with its explanation and its button. */
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
