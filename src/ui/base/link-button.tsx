import type { ComponentProps } from "react";
import { type ButtonLook, classes, Face } from "./button";

/** A link that looks like a button. In its own file, since the first load does not need it. */
export function LinkButton({
  kind = "primary",
  icon,
  aside,
  isWide,
  children,
  className,
  ...rest
}: ButtonLook & ComponentProps<"a">) {
  return (
    <a {...rest} className={classes(kind, isWide, className)}>
      <Face icon={icon} aside={aside}>
        {children}
      </Face>
    </a>
  );
}
