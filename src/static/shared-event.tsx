import type { ReactNode } from "react";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { pagePlaceholders } from "../../domain/share/page-placeholders";
import { markPath } from "../ui/brand/logo-shapes";
import { patternDrawings } from "../ui/team/pattern";
import type { Preview } from "./document";

const { kind, days, time, arrival, zone, team, sport, status, pattern, colourOne, colourTwo } =
  pagePlaceholders;

/** What messengers show of the address. It names no address: they would keep one preview for all versions. */
export const sharedEventPreview: Preview = {
  title: pagePlaceholders.title,
  description: pagePlaceholders.description,
  image: `${placeholders.origin}/event/${pagePlaceholders.picture}`,
};

/** The server fills in the event. A line that does not apply stays empty. */
export const SharedEvent = () => (
  <Frame>
    <article data-status={status}>
      <div className="head">
        <svg className="pattern" viewBox="0 0 48 48" aria-hidden="true">
          <defs>
            {Object.entries(patternDrawings).map(([name, drawing]) => (
              <g key={name} id={`p-${name}`}>
                {drawing}
              </g>
            ))}
          </defs>
          <clipPath id="drop">
            <path d={crestPath} />
          </clipPath>
          <path className="ring" d={edgePath} />
          <path d={crestPath} fill={colourOne} />
          <g fill={colourTwo} clipPath="url(#drop)">
            <use href={`#p-${pattern}`} />
          </g>
          <path className="edge" d={crestPath} />
        </svg>
        <p className="team" dir="auto">
          {team}
        </p>
        <p className="sport">{sport}</p>
      </div>
      <p className="off">Called off</p>
      <h1>{kind}</h1>
      <p className="days">{days}</p>
      <p className="time">{time}</p>
      <p>{arrival}</p>
      <p className="zone">{zone}</p>
      <p className="rest">Whoever sent you this knows where, and who else is coming.</p>
    </article>
  </Frame>
);

export const DeadSharedEvent = () => (
  <Frame>
    <article>
      <h1>Ball's out.</h1>
      <p>That link leads nowhere. Ask whoever sent it for a new one.</p>
    </article>
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header>
      <a href="/">
        <svg viewBox="0 0 64 84" aria-hidden="true">
          <path d={markPath} />
        </svg>
        {product.name}
      </a>
    </header>
    <main>{children}</main>
    <footer>
      <a href="/privacy">Privacy</a>
      <a href="/terms">Terms</a>
    </footer>
  </>
);

/** The drop of the mark, tip down, as a team's crest has it. */
const crestPath =
  "M24 45.2C13.4 37.6 5 29.6 5 18.6C5 9 12.6 3.6 24 3.6C35.4 3.6 43 9 43 18.6C43 29.6 34.6 37.6 24 45.2Z";
const edgePath =
  "M24 48C12 39.6 2.4 30.8 2.4 18.6C2.4 7.4 11.2 1 24 1C36.8 1 45.6 7.4 45.6 18.6C45.6 30.8 36 39.6 24 48Z";

export const sharedEventCss = `
body { display: grid; grid-template-rows: auto 1fr auto; overflow-wrap: anywhere; }
header, footer { display: flex; gap: 20px; padding: 12px max(16px, (100vw - 36rem) / 2); }
header { background: light-dark(var(--signature), var(--sunken)); color: light-dark(var(--ink), var(--chalk)); --focus: currentColor; }
header a { display: inline-flex; align-items: center; gap: 10px; min-block-size: var(--target); color: inherit; font: 800 1.5rem var(--font-display); letter-spacing: -0.03em; text-decoration: none; }
header svg { block-size: 32px; fill: light-dark(var(--ink), var(--signature)); }
footer { font-size: var(--size-s); }
footer a { display: inline-flex; align-items: center; min-block-size: var(--target); color: inherit; font-weight: 600; }
main { padding: 32px max(16px, (100vw - 36rem) / 2); background: light-dark(var(--signature), var(--sunken)); }
article { display: grid; gap: 4px; padding: 24px; border: 3px solid light-dark(var(--ink), var(--line-strong)); border-radius: var(--radius-l); background: var(--raised); box-shadow: 6px 6px 0 light-dark(var(--ink), transparent); }
.head { display: grid; grid-template-columns: auto 1fr; gap: 0 14px; align-items: center; margin-block-end: 16px; }
.head svg { grid-row: 1 / 3; inline-size: 64px; forced-color-adjust: none; }
.ring { fill: var(--text); }
.edge { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.team { align-self: end; font: 800 1.25rem / 1.15 var(--font-display); letter-spacing: -0.01em; }
.sport { align-self: start; color: var(--text-muted); }
p:empty { display: none; }
h1 { font-size: 1.75rem; }
.days { font: 700 1.25rem / 1.3 var(--font-display); }
.time { font: 800 clamp(3rem, 16vw, 5rem) / 0.95 var(--font-display); font-stretch: 80%; letter-spacing: -0.04em; font-variant-numeric: tabular-nums; margin-block: 8px 4px; text-wrap: balance; }
.zone, .rest { color: var(--text-muted); }
.rest { margin-block-start: 20px; font-size: var(--size-s); }
.off { display: none; justify-self: start; margin-block-end: 8px; padding: 4px 14px; border-radius: var(--radius-full); background: var(--attention); color: var(--on-attention); font: 800 1rem / 1.4 var(--font-display); }
[data-status="called_off"] .off { display: block; }
[data-status="called_off"] :is(h1, .days, .time) { text-decoration: line-through; text-decoration-thickness: 0.08em; }
@media (forced-colors: active) {
  header svg { fill: LinkText; }
  .ring { fill: CanvasText; }
  .off { border: 1px solid; }
}
`;
