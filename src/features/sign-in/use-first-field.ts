import { useEffect, useRef } from "react";

/** A form that takes another's place takes the focus over, into its first field. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>("input:not([readonly], [type=hidden])")?.focus();
  }, []);
  return form;
}
