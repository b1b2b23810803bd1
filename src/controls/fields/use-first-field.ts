import { useEffect, useRef } from "react";

/** Focuses the first field of a form that replaces another one. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>("input:not([readonly], [type=hidden])")?.focus();
  }, []);
  return form;
}
