import type { ComponentProps } from "react";
import { type ButtonLook, classes, Face } from "./button";

/** Goes somewhere, and looks like a button. In a file of its own: the first load has none. */
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
