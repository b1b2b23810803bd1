import { displayFamilies } from "./typeface";

/**
 * The design tokens. Light and dark follow the device; `data-appearance` on the root element overrides it.
 * Lime (`--signature`) is only ever a surface under `--on-signature`, never text on chalk.
 */
export const tokensCss = `
:root {
  color-scheme: light dark;

  --page: light-dark(#f5f3ea, #11130d);
  --raised: light-dark(#fffefa, #1b1e16);
  --sunken: light-dark(#eae7da, #0b0d08);
  --text: light-dark(#14160f, #f5f3ea);
  --text-muted: light-dark(#585b4e, #adb19f);
  --line: light-dark(#d9d5c5, #33372b);
  --line-strong: light-dark(#7d8070, #777c6b);
  --ink: #14160f;
  --chalk: #f5f3ea;
  --signature: #c8f031;
  --signature-strong: #b4dc17;
  --on-signature: #14160f;
  --attention: #ff7a1a;
  --on-attention: #14160f;
  --attention-text: light-dark(#a34100, #ffa461);
  --caution-text: light-dark(#765600, #ffd84a);
  --danger: light-dark(#b3261e, #ff8a80);
  --danger-surface: light-dark(#fbe7e2, #3a1714);
  --success: light-dark(#386400, #c8f031);
  --focus: light-dark(#14160f, #c8f031);
  --skeleton: light-dark(#e2dece, #30352a);
  --done-surface: light-dark(#f0f8cf, #23290f);
  --attention-surface: light-dark(#ffe9d9, #33200f);
  --scrim: rgb(11 13 8 / 0.6);

  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 24px;
  --space-6: 32px;
  --space-7: 48px;
  --space-8: 72px;

  --radius-s: 8px;
  --radius-m: 14px;
  --radius-l: 24px;
  --radius-full: 999px;

  --font-text: system-ui, sans-serif;
  --font-display: ${displayFamilies}, system-ui, sans-serif;
  --size-s: 0.875rem;
  --size-m: 1rem;
  --size-l: 1.25rem;
  --size-xl: 1.75rem;
  --size-2xl: clamp(2.25rem, 8vw, 3.25rem);
  --size-3xl: clamp(3rem, 14vw, 6.5rem);

  --target: 44px;
  --bar-height: 3.75rem;
  --shadow-sticky: 0 1px 0 var(--line), 0 8px 16px -8px rgb(11 13 8 / 0.18);
  --shadow-raised: 0 1px 2px rgb(11 13 8 / 0.08), 0 8px 24px rgb(11 13 8 / 0.1);
  --shadow-floating: 0 2px 4px rgb(11 13 8 / 0.12), 0 24px 64px rgb(11 13 8 / 0.28);

  --motion-quick: 120ms;
  --motion-fade: 250ms;
  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  --ease-bounce: cubic-bezier(0.34, 1.56, 0.64, 1);
}

@media (prefers-reduced-motion: reduce) {
  :root { --motion-quick: 1ms; --motion-fade: 1ms; }
}
`;

/** The chosen appearance, and styles of plain elements. */
const baseCss = `
:root[data-appearance="light"] { color-scheme: light; }
:root[data-appearance="dark"] { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100dvh;
  background: var(--page);
  color: var(--text);
  font: 400 var(--size-m) / 1.5 var(--font-text);
}
h1, h2, h3 { font-family: var(--font-display); font-weight: 800; line-height: 1.05; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
:is(h1, h2, h3, p, div:not([data-message]))[tabindex="-1"] { outline: none; }
`;

export const themeCss = tokensCss + baseCss;
