import { copyrightYears } from "../../domain/base/copyright";
import { product } from "../../domain/base/product";
import { sportsEmoji } from "../../domain/base/sports-emoji";
import { markPath, wordmark } from "../ui/brand/logo-shapes";

export function Landing({ year }: { year: number }) {
  return (
    <>
      <main>
        <h1>
          <svg className="word" viewBox={wordmark.viewBox} role="img" aria-label={product.name}>
            <path d={wordmark.d} />
            <path d={wordmark.r} />
            <path className="stem" d={wordmark.i} />
            <path d={wordmark.p} />
            <g transform={wordmark.drop}>
              <path className="drop" d={markPath} />
            </g>
          </svg>
        </h1>
        <div className="spot" aria-hidden="true">
          <svg className="court" aria-hidden="true" viewBox="-100 -100 200 200">
            <circle r="99" />
            <path d="M-3000 0H3000" />
          </svg>
          <div className="sticker">
            <svg viewBox="0 0 200 200" aria-hidden="true">
              <path id="ring" d="M100 100m-74 0a74 74 0 1 1 148 0a74 74 0 1 1-148 0" />
              <text>
                <textPath href="#ring" textLength="460">
                  fair play • loud parents • orange slices •{"\u00a0"}
                </textPath>
              </text>
            </svg>
            <span id="emoji">{sportsEmoji[0]}</span>
          </div>
        </div>
        <p className="lead">
          Your team. <br />
          Your people. <br />
          One huddle.
        </p>
        <div className="in">
          <p>
            {product.name} is the social and planning app for sports teams and the families behind them: who
            plays, when and where, and who is in.
          </p>
          <a className="go" href="/app">
            Cool kids corner
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h15M13 5.5 19.5 12 13 18.5" />
            </svg>
          </a>
        </div>
      </main>
      <footer>
        <p>
          © <span id="years">{copyrightYears(year)}</span> {product.name}
        </p>
        <a href="/app/join">I have an invitation</a>
        <nav aria-label="Legal">
          <a href="/help">Help</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </nav>
      </footer>
    </>
  );
}

/** The emoji and the circular text take as long to lay out as everything else, so they are shown after the first paint. */
export const landingCss = `
:root {
  --ground: light-dark(var(--signature), var(--page));
  --type: light-dark(var(--ink), var(--chalk));
  --pop: light-dark(var(--ink), var(--signature));
  --under-pop: light-dark(var(--signature), var(--ink));
  --court: light-dark(var(--signature-strong), var(--line));
  --edge: clamp(16px, 3.4vw, 56px);
  --fall: cubic-bezier(0.6, 0, 0.9, 0.5);
  --rise: cubic-bezier(0.1, 0.6, 0.4, 1);
}
*, ::before { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; }
body { display: flex; flex-direction: column; min-height: 100svh; margin: 0; color: var(--type); font: 1rem/1.45 var(--font-text); }
p { margin: 0; }
main {
  position: relative;
  overflow-x: clip;
  flex: 1;
  display: grid;
  grid-template: auto 1fr auto / 1fr;
  gap: 20px;
  padding: clamp(20px, 3svh, 40px) var(--edge);
}
h1 { margin: 0; line-height: 0; }
.word { width: 100%; overflow: visible; fill: var(--type); }
.drop, .stem { transform-box: fill-box; transform-origin: 50% 100%; }
.drop { fill: var(--pop); }
.spot {
  position: absolute;
  inset-block-end: 46%;
  inset-inline-end: var(--edge);
  width: min(116px, 15svh);
  aspect-ratio: 1;
}
.court {
  position: absolute;
  z-index: -1;
  inset: -62%;
  overflow: visible;
  fill: none;
  stroke: var(--court);
  stroke-width: 2;
}
.sticker {
  height: 100%;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--attention);
  color: var(--on-attention);
  rotate: 14deg;
}
.sticker > * { grid-area: 1 / 1; }
.sticker svg { width: 100%; }
.sticker path { fill: none; }
.sticker text { font: 800 21px var(--font-display); font-stretch: 75%; }
#emoji { font-size: 46px; line-height: 1; rotate: -14deg; }
.lead {
  align-self: end;
  font: 800 clamp(40px, 13vw, 64px) / 0.92 var(--font-display);
  letter-spacing: -0.035em;
}
.in { display: grid; gap: 20px; }
.in p { max-width: 40ch; font-size: 1.0625rem; }
.go {
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 68px;
  padding: 8px 24px;
  border: 2px solid transparent;
  border-radius: 20px;
  background: var(--pop);
  color: var(--under-pop);
  font: 800 1.5rem / 1 var(--font-display);
  font-stretch: 82%;
  letter-spacing: -0.01em;
  text-decoration: none;
  transition: font-stretch 0.3s var(--ease-bounce);
}
.go svg { width: 30px; fill: none; stroke: currentColor; stroke-width: 2.75; stroke-linecap: round; stroke-linejoin: round; transition: translate 0.3s var(--ease-bounce); }
.go:hover, .go:focus-visible { font-stretch: 100%; }
.go:hover svg, .go:focus-visible svg { translate: 6px; }
:focus-visible { outline: 3px solid var(--type); outline-offset: 3px; }
footer {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 0 var(--edge) max(8px, env(safe-area-inset-bottom));
  font-size: var(--size-s);
}
footer nav { display: flex; flex-wrap: wrap; gap: 0 20px; }
footer a { display: grid; place-items: center; min-width: 44px; min-height: 44px; color: inherit; font-weight: 600; text-underline-offset: 4px; }

@media (min-width: 700px) {
  main { grid-template: auto 1fr / auto minmax(0, 25rem); justify-content: space-between; column-gap: 5vw; }
  h1 { grid-column: 1 / -1; }
  .word { width: min(100%, (100svh - 18rem) * 1.49); margin-block-end: -4%; }
  .spot { inset-block-end: 25%; width: clamp(120px, 24vw, 300px); }
  #emoji { font-size: clamp(48px, 8vw, 116px); }
  .lead { font-size: clamp(44px, 5.4vw, 80px); }
  .in { align-self: end; }
}
@media (min-width: 700px) and (min-aspect-ratio: 5 / 4) {
  .spot { --s: min(300px, 20vw, 100svh - 17rem); inset-block: min(17svh, 100svh - 16rem - var(--s)) auto; width: var(--s); }
}
@media (prefers-reduced-motion: no-preference) {
  .drop { animation: drop 1.15s 0.1s var(--fall) both; }
  .stem { animation: stem 1.15s 0.1s both; }
  .sticker { animation: slap 0.5s 0.75s var(--ease-bounce) both; }
  main:has(.go:hover, .go:focus-visible) .drop { animation: hop 0.7s var(--fall); }
  main:has(.go:hover, .go:focus-visible) .stem { animation: none; }
}
@media (prefers-reduced-motion: reduce) {
  .sticker { animation: slap 1ms 0.2s both; }
  .go, .go svg { transition: none; }
}
@media (forced-colors: active) {
  .word, .drop { fill: CanvasText; }
  .court { stroke: GrayText; }
  .sticker { border: 2px solid; }
}
@keyframes drop {
  0% { transform: translateY(-420%) scale(0.84, 1.2); }
  30% { transform: scale(0.92, 1.1); }
  36% { transform: scale(1.26, 0.72); animation-timing-function: var(--rise); }
  54% { transform: translateY(-62%); }
  70% { transform: scale(1.12, 0.88); animation-timing-function: var(--rise); }
  81% { transform: translateY(-18%); }
  91% { transform: scale(1.05, 0.95); }
}
@keyframes stem {
  30%, 48%, 65% { transform: none; }
  36% { transform: scale(1.05, 0.88); }
  70% { transform: scale(1.02, 0.95); }
}
@keyframes hop {
  12% { transform: scale(1.12, 0.88); animation-timing-function: var(--rise); }
  50% { transform: translateY(-62%) rotate(14deg); }
  84% { transform: scale(1.12, 0.88); }
}
@keyframes slap {
  0% { content-visibility: hidden; opacity: 0; scale: 1.7; rotate: -30deg; }
}
`;
