import { type ReactNode, useEffect, useRef } from "react";
import { Stack } from "./page";

/** A step of a dialog. It takes the focus, which the step before it had. */
export function FocusedStep({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack $gap={4} ref={ref} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </Stack>
  );
}
