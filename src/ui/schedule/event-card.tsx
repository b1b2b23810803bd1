import { styled } from "goober";
import type { ReactNode } from "react";
import type { TeamColours } from "../../../domain/team/colours";
import { ClockIcon } from "../base/icons";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";
import { behindDots } from "./dots";

export type EventCardProps = {
  /** The date block; under a day's heading only the time. */
  lead: ReactNode;
  title: string;
  /** The event's URL; without one the card does not open. */
  href?: string;
  onOpened?: () => void;
  /** A line above the title: the team's name. */
  team?: ReactNode;
  colours: TeamColours;
  /** Arrival, place and further facts, one line each. */
  lines?: readonly EventCardLine[];
  /** Text of the calling-off. */
  calledOff?: string | null;
  /** One row for each own player. */
  children?: ReactNode;
  /** "9 in · 2 out · 3 to answer". */
  foot?: ReactNode;
  actions?: ReactNode;
};

export type EventCardLine = {
  icon: ReactNode;
  text: ReactNode;
  tone?: "needs-you" | undefined;
};

/** An event's card: what, when and where, and the own players. The title links to the event; the answers are separate buttons. */
export const EventCard = (props: EventCardProps) => {
  const {
    lead,
    title,
    href,
    onOpened,
    team,
    colours,
    lines = [],
    calledOff = null,
    children,
    foot,
    actions,
  } = props;
  return (
    <Card data-off={calledOff !== null || undefined}>
      <i
        style={{
          background: `linear-gradient(${colours.colour_one} 0 62%, ${colours.colour_two} 62%)`,
        }}
      />
      <Head>
        {lead}
        <div>
          {team && <small>{team}</small>}
          <h3>
            {href === undefined ? (
              title
            ) : (
              <a href={href} data-card-link="" onClick={onOpened && inPlace(onOpened)}>
                {title}
              </a>
            )}
          </h3>
          {calledOff !== null && <Off>{calledOff}</Off>}
          {lines.map(({ icon, text, tone }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's lines are identified only by their order
            <Line key={index} data-tone={tone}>
              {icon}
              <span>{typeof text === "string" ? behindDots(text) : text}</span>
            </Line>
          ))}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children && <Rows>{children}</Rows>}
      {foot && <Foot>{foot}</Foot>}
    </Card>
  );
};

type CardTimeProps = { time: string; zone?: string | null; below?: string | null };

/** The time on a card under a day's heading: "17:30", in another zone "Chicago time", below it "be there 17:15". */
export const CardTime = ({ time, zone, below }: CardTimeProps) => (
  <Time data-time="">
    <b>{time}</b>
    {zone && <small>{zone}</small>}
    {below && <small>{below}</small>}
  </Time>
);

/** Icon of the arrival's line. */
export const arrivalSign = <ClockIcon size={16} />;

const Card = styled("article")`
  position: relative;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-3) calc(var(--space-3) + 10px);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  overflow: clip;
  /* The team's two colours. */
  & > i { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 10px; border-inline-end: 1px solid var(--line); forced-color-adjust: none; }
  &:dir(rtl) { padding: var(--space-3) calc(var(--space-3) + 10px) var(--space-3) var(--space-3); }
  &[data-off] { background: var(--page); }
  &[data-off] > i { opacity: 0.45; }
  &[data-off] h3, &[data-off] [data-time] > b { color: var(--text-muted); text-decoration: line-through; text-decoration-thickness: 2px; }
  &:has([data-card-link]:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & [data-card-link]:focus-visible { outline: none; }
  @media (hover: hover) {
    &:has([data-card-link]:hover) { border-color: var(--line-strong); }
  }
`;

const Head = styled("div")`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2) var(--space-3);
  & > div { flex: 1 1 9rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & small { color: var(--text-muted); font-size: 0.8125rem; line-height: 1.3; }
  & h3 { font-size: 1.1875rem; font-stretch: 90%; line-height: 1.15; ${userText} }
  & h3 > a { color: inherit; text-decoration: none; }
  /* All of the head opens the event. */
  & h3 > a::after { content: ""; position: absolute; inset: calc(-1 * var(--space-3)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)); }
`;

const Time = styled("span")`
  display: grid;
  flex: none;
  inline-size: 4.25rem;
  & > b { font: 800 1.5rem / 1.05 var(--font-display); font-stretch: 80%; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  & > small { text-wrap: balance; }
`;

const Line = styled("p")`
  display: flex;
  align-items: flex-start;
  gap: 5px;
  margin-block-start: 3px;
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.35;
  text-wrap: balance;
  & > svg { flex: none; margin-block-start: 1px; }
  & a { position: relative; color: inherit; }
  &[data-tone="needs-you"] { color: var(--attention-text); font-weight: 600; }
`;

const Off = styled("p")`
  color: var(--danger);
  font-size: var(--size-s);
  font-weight: 700;
`;

const Actions = styled("div")`
  && { position: relative; display: flex; flex: none; gap: var(--space-2); margin-inline-start: auto; }
`;

const Rows = styled("div")`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
`;

const Foot = styled("div")`
  color: var(--text-muted);
  font-size: var(--size-s);
`;
