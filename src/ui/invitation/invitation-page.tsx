import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import type { JoinThread } from "../../../domain/invitation/join-thread";
import type { TeamColours } from "../../../domain/team/colours";
import { Logo } from "../brand/logo";
import { markPath } from "../brand/logo-shapes";
import { Crest, initialOf } from "../team/crest";
import { ThreadLine } from "./thread-line";

export type InvitationPageProps = {
  /** The team whose crest the poster shows; without one it shows the mark. */
  team?: (TeamColours & { name: string }) | undefined;
  /** Whom the request is for, and its step: in sight on all pages of the way. */
  thread?: JoinThread | null;
  children: ReactNode;
};

/** Layout of an invitation: a poster with the inviter, and the content next to or below it. */
export const InvitationPage = ({ team, thread = null, children }: InvitationPageProps) => (
  <Front>
    <Poster data-later={(thread?.step ?? 1) > 1 || undefined}>
      <a href="/">
        <Logo height={36} />
      </a>
      <div>
        {team ? (
          <Crest team={team} size={64} initial={initialOf(team)} />
        ) : (
          <svg viewBox="0 0 64 84" aria-hidden="true" data-mark="">
            <path d={markPath} />
          </svg>
        )}
      </div>
    </Poster>
    <Matter>
      {thread && team && <ThreadLine team={team} {...thread} />}
      {children}
    </Matter>
  </Front>
);

/** The heading, sized to fill the page's width. */
export const Headline = styled("h1")`
  font-size: var(--size-2xl);
  line-height: 0.98;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
`;

const Front = styled("div")`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  @media (min-width: 60rem) {
    grid-template: 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const land = keyframes`
  from { transform: translateY(-40%) scale(0.9); opacity: 0; }
`;

const Poster = styled("header")`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4) max(var(--space-4), env(safe-area-inset-right)) var(--space-5) max(var(--space-4), env(safe-area-inset-left));
  background: light-dark(var(--signature), var(--sunken));
  color: light-dark(var(--ink), var(--signature));
  --focus: currentColor;
  & > a { display: grid; align-self: flex-start; align-content: center; min-block-size: var(--target); color: inherit; border-radius: var(--radius-s); outline-color: currentColor; }
  & > div { display: grid; flex: 1; place-items: center; }
  & > div > svg { inline-size: auto; block-size: clamp(7.5rem, 22dvh, 12rem); filter: drop-shadow(0 10px 0 rgb(11 13 8 / 0.12)); }
  & > div > [data-mark] { fill: currentColor; }
  @media (min-width: 60rem) {
    padding: var(--space-6);
    & > div > svg { block-size: min(27rem, 52dvh); }
  }
  /* After the first page the line below shows the crest. */
  @media (max-width: 59.99rem) {
    &[data-later] { padding-block: var(--space-2); }
    &[data-later] > div { display: none; }
  }
  @media (prefers-reduced-motion: no-preference) {
    & > div > svg { animation: ${land} 0.7s var(--ease-bounce) both; }
  }
  @media (forced-colors: active) {
    border-block-end: 2px solid;
  }
`;

const Matter = styled("main")`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-5);
  inline-size: min(100%, 32rem);
  margin-inline: auto;
  padding: var(--space-5) max(var(--space-4), env(safe-area-inset-right)) var(--space-6) max(var(--space-4), env(safe-area-inset-left));
  @media (max-width: 59.99rem) {
    justify-content: flex-start;
  }
`;
