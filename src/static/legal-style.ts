export const legalCss = `
html { scroll-padding-block-start: 24px; background: var(--page); }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { font-size: 1.0625rem; line-height: 1.6; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-thickness: 2px; text-underline-offset: 3px; text-decoration-color: var(--line-strong); border-radius: 4px; }
a:hover { text-decoration-color: currentColor; }
.skip { position: absolute; inset-block-start: 8px; inset-inline-start: 8px; z-index: 1; padding: 10px 16px; border-radius: var(--radius-m); background: var(--ink); color: var(--signature); translate: 0 -200%; }
.skip:focus { translate: none; }
header, .head, footer { padding-inline: max(16px, (100vw - 68rem) / 2); }
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding-block: 12px;
  background: light-dark(var(--signature), var(--sunken));
  color: light-dark(var(--ink), var(--chalk));
  --focus: currentColor;
}
header a { display: inline-flex; align-items: center; gap: 10px; min-block-size: var(--target); padding-inline: 12px; font-family: var(--font-display); font-weight: 800; text-decoration: none; }
header nav { margin-inline-end: -12px; }
header nav a { font-stretch: 82%; font-size: 1.0625rem; }
header nav a:hover, header nav a[aria-current] { text-decoration: underline; text-decoration-color: currentColor; text-decoration-thickness: 3px; text-underline-offset: 6px; }
.home { margin-inline-start: -12px; font-size: 1.5rem; letter-spacing: -0.03em; }
.home svg { block-size: 32px; fill: light-dark(var(--ink), var(--signature)); }
.head { padding-block: clamp(20px, 5vw, 48px) clamp(32px, 6vw, 64px); background: light-dark(var(--signature), var(--sunken)); color: light-dark(var(--ink), var(--chalk)); }
h1 { font-size: clamp(min(3.75rem, 19vw), 17vw, 9.5rem); line-height: 0.82; letter-spacing: -0.055em; margin-inline-start: -0.04em; }
.lead { margin-block-start: 24px; max-inline-size: 34ch; font: 800 clamp(1.375rem, 3.4vw, 1.875rem) / 1.15 var(--font-display); letter-spacing: -0.015em; text-wrap: balance; }
.date { display: inline-block; margin-block-start: 24px; padding: 4px 14px; border: 2px solid; border-radius: var(--radius-full); font-size: var(--size-s); font-weight: 600; }
main { display: block; }
.toc, article { padding-inline: max(16px, (100vw - 68rem) / 2); }
.toc { padding-block: 32px 0; }
.toc h2 { font-size: 1.125rem; letter-spacing: -0.01em; }
.toc ol { margin: 8px 0 0; padding: 0; list-style: none; counter-reset: n; columns: 2 9.5rem; column-gap: 20px; }
.toc li { counter-increment: n; break-inside: avoid; }
.toc a { display: grid; grid-template-columns: 3ch 1fr; align-items: baseline; padding-block: 10px; font-size: 0.9375rem; line-height: 1.3; text-decoration: none; }
.toc a:hover { text-decoration: underline; }
.toc a::before { content: counter(n); color: var(--text-muted); font-variant-numeric: tabular-nums; }
article { padding-block: 24px 64px; }
article > * { max-inline-size: 42rem; }
aside { padding: 24px; border-radius: var(--radius-l); background: var(--ink); color: var(--chalk); border: 2px solid light-dark(var(--ink), var(--line)); --focus: var(--signature); --line-strong: currentColor; }
aside h2 { color: var(--signature); }
h2 { font-size: clamp(1.625rem, 4.6vw, 2.125rem); line-height: 1.08; letter-spacing: -0.025em; }
aside ul { margin: 14px 0 0; padding: 0; list-style: none; display: grid; gap: 10px; }
aside li { position: relative; padding-inline-start: 24px; }
aside li::before { content: ""; position: absolute; inset-inline-start: 0; inline-size: 9px; block-size: 9px; inset-block-start: 0.55em; border-radius: 0 50% 50% 50%; rotate: 45deg; background: var(--signature); }
section { padding-block-start: 48px; counter-increment: s; }
article { counter-reset: s; }
section h2::before { content: counter(s); display: block; color: var(--text-muted); font-size: 1rem; letter-spacing: 0; margin-block-end: 6px; }
section :is(p, ul, dl) { margin-block: 14px 0; }
section ul { padding-inline-start: 1.2em; }
section li { margin-block: 6px; padding-inline-start: 4px; }
section li::marker { content: "–  "; color: var(--text-muted); }
dl { display: grid; border-block-start: 2px solid var(--line); }
dl div { padding-block: 14px; border-block-end: 2px solid var(--line); }
dt { font-weight: 700; }
dd { margin: 2px 0 0; color: var(--text-muted); }
footer { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 24px; padding-block: 16px; border-block-start: 2px solid var(--line); font-size: var(--size-s); }
footer a { display: inline-flex; align-items: center; min-block-size: var(--target); margin-inline-end: 20px; font-weight: 600; }
:target h2 { text-decoration: underline; text-decoration-color: var(--attention); text-decoration-thickness: 4px; text-underline-offset: 8px; }
@media (min-width: 64rem) {
  main { display: grid; grid-template: auto 1fr / minmax(0, 1fr) 17rem minmax(0, 47rem) minmax(0, 1fr); column-gap: 2rem; }
  .head { grid-column: 1 / -1; }
  .toc { grid-column: 2; padding: 64px 0 0; }
  .toc ol { columns: auto; }
  .toc { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100dvh; overflow-y: auto; }
  article { grid-column: 3; padding: 64px 0 96px; }
  header, .head, footer { padding-inline: max(32px, (100vw - 66rem) / 2); }
}
@media (forced-colors: active) {
  .home svg { fill: LinkText; }
  aside li::before { background: CanvasText; }
  header { border-block-end: 1px solid; }
}
@media print {
  :root { color-scheme: light; }
  html { background: none; }
  body { font: 10.5pt / 1.45 Georgia, serif; background: none; }
  .toc, .skip, header nav, footer { display: none; }
  header, .head, aside { background: none; color: black; padding-inline: 0; }
  h1 { font-size: 32pt; }
  aside { border: 1pt solid; }
  aside h2 { color: black; }
  section { padding-block-start: 18pt; break-inside: avoid-page; }
  h2 { font-size: 15pt; break-after: avoid; }
  article { padding: 0; }
  article > * { max-inline-size: none; }
  a[href^="http"]::after { content: " (" attr(href) ")"; }
}
`;
