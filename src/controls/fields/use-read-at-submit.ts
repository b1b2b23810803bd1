import { type RefObject, useEffect } from "react";

/** Reads an input again when its form is submitted, before the form's own handler runs. */
export function useReadAtSubmit(input: RefObject<HTMLInputElement | null>, onRead: (text: string) => void) {
  useEffect(() => {
    const form = input.current?.form;
    const read = () => onRead(input.current?.value ?? "");
    form?.addEventListener("submit", read, true);
    return () => form?.removeEventListener("submit", read, true);
  }, [input, onRead]);
}
