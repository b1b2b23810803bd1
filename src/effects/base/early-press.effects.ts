declare global {
  interface Window {
    /** goober reads it: the nonce of its style element. */
    __nonce__?: string;
    /** Set by the page's inline script: the button that was pressed before hydration. */
    earlyPress?: { name: string | null; stop: () => void };
  }
}

/** Replays the press that came before hydration, once. */
export function replayEarlyPress() {
  const early = window.earlyPress;
  if (!early) return;
  early.stop();
  delete window.earlyPress;
  if (early.name) document.querySelector<HTMLElement>(`[data-press="${CSS.escape(early.name)}"]`)?.click();
}
