import { useEffect, useEffectEvent } from "react";

export type ShellKey = "search" | "shortcuts";

const keys: Readonly<Record<string, ShellKey>> = { "/": "search", "?": "shortcuts" };

/** Shortcuts that every page has. Ignored in fields, with modifiers, and while a dialog is open. */
export function useShellKeys(onPressed: (key: ShellKey) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey } = event;
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches("input, textarea, select, dialog *"));
    const key = keys[event.key];
    if (!key || isTyping || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    event.preventDefault();
    onPressed(key);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
