import { styled } from "goober";
import { inPlace } from "../base/in-place";
import { VisuallyHidden } from "../base/visually-hidden";
import { Logo } from "../brand/logo";
import { Entry, type Tab } from "./tab";
import { useTabBarHeight } from "./use-tab-bar-height";

/** The mark's link. */
type Home = { href: string; onOpened: () => void };

/** At the bottom on phones, at the side on wide screens. */
export function TabBar({ tabs, home }: { tabs: readonly Tab[]; home: Home }) {
  const bar = useTabBarHeight();
  return (
    <Bar ref={bar} aria-label="Main">
      <Brand href={home.href} onClick={inPlace(home.onOpened)}>
        <Logo height={56} />
        <VisuallyHidden>home</VisuallyHidden>
      </Brand>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Entry {...tab} />
          </li>
        ))}
      </ul>
    </Bar>
  );
}

/** Dark in both modes, so it always uses the dark tokens. */
const Bar = styled("nav")`
  color-scheme: dark;
  container-type: inline-size;
  position: sticky;
  z-index: 1;
  /* A page that takes the whole screen of a phone hides it. */
  display: var(--main-tabs, block);
  grid-row: 3;
  inset-block-end: 0;
  padding: 0 max(var(--space-1), env(safe-area-inset-right)) env(safe-area-inset-bottom) max(var(--space-1), env(safe-area-inset-left));
  background: var(--sunken);
  color: var(--text);
  border-block-start: 1px solid var(--line);
  & > ul {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    max-inline-size: 36rem;
    margin: 0 auto;
    padding: 0;
    list-style: none;
  }
  & a, & button, & summary {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: end;
    gap: 3px;
    inline-size: 100%;
    min-block-size: calc(51px + 0.8125rem);
    padding: 0 0 9px;
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    color: var(--text-muted);
    font: 700 0.75rem / 1.1 var(--font-display);
    font-stretch: 78%;
    letter-spacing: 0.01em;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  & :focus-visible { outline-offset: -3px; }
  /* Six labels no longer fit side by side. */
  @container (max-width: 19rem) {
    & > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  /* No height to spare: it stands below the page. */
  @media (max-height: 18.75rem) {
    position: static;
  }
  & [data-icon] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 30px;
    isolation: isolate;
    transition: transform var(--motion-fade) var(--ease-bounce);
  }
  & [data-icon]::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: 42px;
    block-size: 42px;
    margin: -21px;
    border-radius: 12% 58% 58% 58%;
    background: var(--signature);
    transform: rotate(52deg) scale(0);
    transition: transform var(--motion-fade) var(--ease-bounce);
  }
  & [aria-current] { color: var(--text); }
  & [aria-current] [data-icon] { color: var(--on-signature); transform: translateY(-8px); }
  & [aria-current] [data-icon]::before { transform: rotate(52deg) scale(1); }
  @media (hover: hover) {
    & a:hover:not([aria-current]), & button:hover:not([aria-current]), & summary:hover { color: var(--text); }
  }
  @media (forced-colors: active) {
    & [aria-current] { outline: 2px solid Highlight; outline-offset: -4px; }
    & [aria-current] [data-icon] { color: Highlight; }
  }
  @media print {
    display: none;
  }
  @media (min-width: 60rem) {
    position: sticky;
    grid-row: 2;
    inset: var(--strip, 0px) auto auto;
    display: flex;
    flex-direction: column;
    gap: var(--space-6);
    block-size: calc(100dvh - var(--strip, 0px));
    padding: var(--space-6) var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-left));
    border-block-start: 0;
    border-inline-end: 1px solid var(--line);
    overflow-y: auto;
    & > ul { display: flex; flex: 1; flex-direction: column; gap: var(--space-1); inline-size: 100%; margin: 0; }
    & li:last-child { margin-block-start: auto; }
    & a, & button, & summary {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      min-block-size: 52px;
      padding: var(--space-2) var(--space-3);
      font-size: 1.125rem;
      font-stretch: 88%;
      font-weight: 800;
      text-align: start;
    }
    & summary > svg { margin-inline-start: auto; }
    & [open] > summary > svg { rotate: 180deg; }
    & [data-icon] { inline-size: 28px; block-size: 28px; }
    & [data-icon]::before { display: none; }
    & [aria-current] { background: var(--signature); color: var(--on-signature); }
    & [aria-current]:focus-visible { outline-color: var(--chalk); }
    & [aria-current] [data-icon] { transform: none; }
    @media (hover: hover) {
      & a:hover:not([aria-current]), & button:hover:not([aria-current]), & summary:hover { background: var(--raised); }
    }
  }
`;

const Brand = styled("a")`
  nav > && { display: none; }
  @media (min-width: 60rem) {
    nav > && {
      display: block;
      inline-size: fit-content;
      margin-inline: var(--space-3);
      padding: 0;
      color: var(--signature);
    }
  }
`;
