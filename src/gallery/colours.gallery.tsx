import { styled } from "goober";
import { useState } from "react";
import type { Answer } from "../../domain/schedule/answer/answer";
import type { EventSum } from "../../domain/schedule/event/event-fact-texts";
import { capsOf } from "../../domain/schedule/week/squad-caps";
import { colourPairs } from "../../domain/team/colours";
import { Button } from "../ui/base/button";
import { Stack } from "../ui/base/page";
import { AnswerRow } from "../ui/schedule/answer-row";
import { ChangeStrip } from "../ui/schedule/change-strip";
import { Hero, type HeroProps } from "../ui/schedule/hero";
import { NeedsYouStrip } from "../ui/schedule/needs-you-strip";
import { SquadCaps } from "../ui/schedule/squad-caps";
import { SumBar } from "../ui/schedule/sum-bar";
import { ThumbBar } from "../ui/schedule/thumb-bar";
import type { BoardMark } from "../ui/schedule/week-mark";
import { WeekSummary, type WeekSummaryProps } from "../ui/schedule/week-summary";
import { CapAvatar } from "../ui/team/cap-avatar";
import { SquadGrid, type SquadPlayer } from "../ui/team/squad-grid";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow, Row } from "./looks";

const still = () => {};
const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const otters = { colour_one: "#0e6e73", colour_two: "#ffb3a0" };
const longName = "Maximiliana-Alexandrina-Charlott";
const names = ["Sam", "Lena", "Ada", "Nia", "Leo", "Ivy", "Bo", longName];

type AnsweringProps = { name?: string; saved?: Answer | null; open?: readonly Answer[] };

const Answering = ({ name = "Sam", saved = null, ...more }: AnsweringProps) => (
  <AnswerRow
    avatar={<CapAvatar team={comets} number={7} initial={name.charAt(0)} isMine size={36} />}
    name={name}
    label={`${name}, practice Tuesday 17:30`}
    saved={saved}
    status={saved === null ? "No answer yet" : "You, 8:02"}
    tone={saved === null ? "open" : "plain"}
    onAnswered={still}
    {...more}
  />
);
const answering = (count: number) =>
  names.slice(0, count).map((name) => <Answering key={name} name={name} />);
const counts = { yes: 5, maybe: 2, no: 1, silent: 4 };

const Squad = ({ sum = { ...counts, not_joined: 2 } }: { sum?: EventSum }) => (
  <SquadCaps team={comets} counts={sum} caps={capsOf(sum, [])} />
);

const Next = (props: Partial<HeroProps>) => (
  <Hero
    colours={comets}
    kicker="Next · in 1 h 40"
    time="17:45"
    beside={["be there", "starts 18:00"]}
    title="Practice · Comets"
    href="#"
    onOpened={still}
    place={
      <>
        Riverside, field 7 <a href="https://example.org">Maps</a>
      </>
    }
    {...props}
  >
    {props.children ?? <Answering />}
  </Hero>
);

/** A state in the ways that every part is looked at. */
const waysOf = (draw: () => React.ReactNode): GalleryEntry["states"] => [
  { name: "On 320 px", render: () => <Narrow>{draw()}</Narrow> },
  { name: "Large text", render: () => <LargeText>{draw()}</LargeText> },
  { name: "Right to left", render: () => <div dir="rtl">{draw()}</div> },
];

export const heroEntry: GalleryEntry = {
  name: "Hero",
  group: "Schedule",
  states: [
    { name: "One child", render: () => <Next foot={<SumBar counts={counts} />} /> },
    {
      name: "Snacks and a ride",
      render: () => (
        <Next
          help={["You bring snacks", "Kim drives Maya at 9:10, library car park"]}
          foot={<SumBar counts={counts} />}
        />
      ),
    },
    { name: "The squad", render: () => <Next foot={<Squad />} /> },
    {
      name: "The squad, nobody has answered",
      render: () => <Next foot={<Squad sum={{ yes: 0, maybe: 0, no: 0, silent: 12, not_joined: 2 }} />} />,
    },
    { name: "Eight children", render: () => <Next>{answering(8)}</Next> },
    {
      name: "Answered",
      render: () => (
        <Next colours={otters}>
          <Answering saved="yes" />
        </Next>
      ),
    },
    {
      name: "Closed but for Out",
      render: () => (
        <Next>
          <Answering saved="yes" open={["no"]} />
        </Next>
      ),
    },
    {
      name: "Called off",
      render: () => (
        <Next tone="news" isOff kicker="Off tonight · rain" beside={[]}>
          {false}
        </Next>
      ),
    },
    { name: "Moved", render: () => <Next tone="news" kicker="Moved · today" /> },
    {
      name: "Moved after an answer",
      render: () => (
        <Next tone="news" kicker="Moved · today">
          <Answering saved="yes" />
        </Next>
      ),
    },
    {
      name: "To leave for",
      render: () => <Next kicker="Be there in" time="1 h 20" beside={["at 17:15", "starts 17:30"]} />,
    },
    {
      name: "All day",
      render: () => <Next time="Sat 28" beside={["all day"]} title="Tournament · Comets" />,
    },
    {
      name: "Long names",
      render: () => (
        <Next title={`Game vs ${longName} · ${longName}`}>
          <Answering name={longName} />
        </Next>
      ),
    },
    {
      name: "The twelve pairs",
      render: () => (
        <Stack>
          {colourPairs.map((pair) => (
            <Next key={pair.id} colours={pair} title={pair.name} href={`#${pair.id}`}>
              {false}
            </Next>
          ))}
        </Stack>
      ),
    },
    ...waysOf(() => <Next />),
  ],
};

export const sumBarEntry: GalleryEntry = {
  name: "Sum bar",
  group: "Schedule",
  states: [
    { name: "Some of each", render: () => <SumBar counts={counts} /> },
    { name: "Nobody yet", render: () => <SumBar counts={{ yes: 0, maybe: 0, no: 0, silent: 10 }} /> },
    { name: "All in", render: () => <SumBar counts={{ yes: 12, maybe: 0, no: 0, silent: 0 }} /> },
    { name: "One of 300", render: () => <SumBar counts={{ yes: 1, maybe: 0, no: 0, silent: 299 }} /> },
    { name: "Nobody asked", render: () => <SumBar counts={{ yes: 0, maybe: 0, no: 0, silent: 0 }} /> },
    ...waysOf(() => <SumBar counts={counts} />),
  ],
};

export const changeStripEntry: GalleryEntry = {
  name: "Change strip",
  group: "Schedule",
  states: [
    { name: "To be acknowledged", render: () => strip(<Button kind="secondary">Got it</Button>) },
    {
      name: "Busy",
      render: () =>
        strip(
          <Button kind="secondary" isBusy>
            Got it
          </Button>,
        ),
    },
    {
      name: "Disabled",
      render: () =>
        strip(
          <Button kind="secondary" aria-disabled>
            Got it
          </Button>,
        ),
    },
    { name: "Will be sent", render: () => strip("Will be sent") },
    {
      name: "Long names",
      render: () => (
        <ChangeStrip
          label="What changed"
          title={`${longName} → ${longName}`}
          action={<Button kind="secondary">Got it</Button>}
        />
      ),
    },
    ...waysOf(() => strip(<Button kind="secondary">Got it</Button>)),
  ],
};

const strip = (action: React.ReactNode) => (
  <ChangeStrip label="What changed" title="9:00 → 14:00 · field 3 → 7" action={action}>
    Answering says you know.
  </ChangeStrip>
);

/** As in a dialog, to whose edges the bar reaches. */
const Panel = styled("div")`
  padding: var(--space-5);
  background: var(--raised);
`;

const bar = (count: number) => (
  <Panel>
    <ThumbBar label="Your answer">{answering(count)}</ThumbBar>
  </Panel>
);

export const thumbBarEntry: GalleryEntry = {
  name: "Thumb bar",
  group: "Schedule",
  states: [
    { name: "One child", render: () => bar(1) },
    { name: "Two children", render: () => bar(2) },
    { name: "Eight children", render: () => bar(8) },
    {
      name: "Closed but for Out",
      render: () => (
        <Panel>
          <ThumbBar label="Your answer">
            <Answering saved="yes" open={["no"]} />
          </ThumbBar>
        </Panel>
      ),
    },
    {
      name: "Long name",
      render: () => (
        <Panel>
          <ThumbBar label="Your answer">
            <Answering name={longName} />
          </ThumbBar>
        </Panel>
      ),
    },
    {
      name: "With staff's buttons",
      render: () => (
        <Panel>
          <ThumbBar
            label="Your answer"
            actions={
              <Row>
                <Button kind="secondary">Change</Button>
                <Button kind="danger">Call off</Button>
              </Row>
            }
          >
            <Answering saved="no" />
          </ThumbBar>
        </Panel>
      ),
    },
    ...waysOf(() => bar(2)),
  ],
};

const squad = (count: number): SquadPlayer[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: names[at % names.length] ?? "",
    number: at % 5 === 4 ? null : String(at + 1),
    isMine: at === 6,
    href: `#player-${at}`,
  }));

export const squadGridEntry: GalleryEntry = {
  name: "Squad grid",
  group: "Images",
  states: [
    { name: "One player", render: () => <SquadGrid team={comets} players={squad(1)} /> },
    { name: "Eight players", render: () => <SquadGrid team={comets} players={squad(8)} onOpened={still} /> },
    {
      name: "Thirty players",
      render: () => <SquadGrid team={otters} players={squad(30)} onOpened={still} />,
    },
    {
      name: "To be read",
      render: () => <SquadGrid team={comets} players={squad(4).map(({ href: _, ...player }) => player)} />,
    },
    {
      name: "A spot, and a busy player",
      render: () => (
        <SquadGrid
          team={comets}
          players={[
            { id: "spot", name: "Ada B.", number: "4", isOpen: true, detail: "No answer yet" },
            { id: "busy", name: "Leo K.", number: "5", isBusy: true },
          ]}
        />
      ),
    },
    {
      name: "The twelve pairs",
      render: () => (
        <Stack>
          {colourPairs.map((pair) => (
            <SquadGrid
              key={pair.id}
              team={pair}
              players={squad(8).map((player) => ({ ...player, href: undefined }))}
            />
          ))}
        </Stack>
      ),
    },
    ...waysOf(() => <SquadGrid team={comets} players={squad(8)} />),
  ],
};

const days = ["S", "M", "T", "W", "T", "F", "S"].map((letter, at) => ({
  day: `2026-11-${22 + at}`,
  letter,
  date: String(22 + at),
  spoken: `Nov ${22 + at}`,
}));
const answersInTurn = ["yes", null, "no", "maybe", undefined] as const;

const marks = (count: number, from = 0, zone: string | null = null): BoardMark[] =>
  Array.from({ length: count }, (_, at) => {
    const answer = answersInTurn[(at + from) % answersInTurn.length];
    return {
      id: String(at),
      time: `${8 + at}:30`,
      zone,
      title: "Practice",
      colours: at % 2 === 0 ? comets : otters,
      isOff: (at + from) % 6 === 5,
      ...(answer !== undefined && { answer }),
    };
  });

/** `busy` events on one of the days. */
const board = (children: number, busy: number, zone?: string): WeekSummaryProps["people"] =>
  names.slice(0, children).map((name, at) => ({
    id: name,
    name,
    avatar: (
      <CapAvatar
        team={at % 2 === 0 ? comets : otters}
        number={at + 1}
        initial={name.charAt(0)}
        isMine
        size={24}
      />
    ),
    marks: {
      [days[(at + 1) % 7]?.day ?? ""]: marks(Math.min(busy, 1), at, zone),
      [days[4]?.day ?? ""]: marks(busy, at, zone),
    },
  }));

function Board({ people }: Pick<WeekSummaryProps, "people">) {
  const [chosen, setChosen] = useState("2026-11-24");
  return (
    <WeekSummary
      label="Nov 22 to 28"
      days={days}
      people={people}
      today="2026-11-23"
      chosen={chosen}
      onChosen={setChosen}
    />
  );
}

export const weekSummaryEntry: GalleryEntry = {
  name: "Mini board",
  group: "Schedule",
  states: [
    { name: "Two children", render: () => <Board people={board(2, 2)} /> },
    { name: "One child", render: () => <Board people={board(1, 1)} /> },
    { name: "Eight children", render: () => <Board people={board(8, 1)} /> },
    { name: "An empty week", render: () => <Board people={board(2, 0)} /> },
    { name: "Far from home", render: () => <Board people={board(2, 2, "Los Angeles time")} /> },
    { name: "Twelve events a day", render: () => <Board people={board(2, 12)} /> },
    ...waysOf(() => <Board people={board(2, 2)} />),
  ],
};

const Strip = ({ detail = "3 answers · 2 changes, plus 1 clash" }: { detail?: string }) => (
  <NeedsYouStrip
    id="strip"
    title="6 need you"
    detail={detail}
    actions={
      <>
        <Button onClick={still}>All in</Button>
        <Button kind="quiet" onClick={still}>
          Show
        </Button>
      </>
    }
  />
);

export const needsYouStripEntry: GalleryEntry = {
  name: "Needs you, one line",
  group: "Schedule",
  states: [
    { name: "Answers, changes, clashes", render: () => <Strip /> },
    {
      name: "Asks before it answers for all",
      render: () => (
        <NeedsYouStrip id="asking" title="3 need you" detail="3 answers">
          <p>In for all three?</p>
          <div>
            <Button kind="quiet" onClick={still}>
              Not now
            </Button>
            <Button onClick={still}>Yes, all three</Button>
          </div>
        </NeedsYouStrip>
      ),
    },
    { name: "Clashes alone", render: () => <NeedsYouStrip id="clashes" title="2 clashes" /> },
    ...waysOf(() => <Strip />),
  ],
};
