declare global {
  interface Window {
    /** goober reads it: the nonce that its style element carries. */
    __nonce__?: string;
    /** Set by the page's inline script: the button that was pressed before the app could handle it. */
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
