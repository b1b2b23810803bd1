import { useState } from "react";
import type { Answer } from "../../domain/schedule/answer/answer";
import { Button } from "../ui/base/button";
import { AlertIcon, BaseballIcon, PlaceIcon } from "../ui/base/icons";
import { Stack } from "../ui/base/page";
import { VisuallyHidden } from "../ui/base/visually-hidden";
import { AnswerLine, AnswerRow, type AnswerRowProps } from "../ui/schedule/answer-row";
import { ClashBracket } from "../ui/schedule/clash-bracket";
import { DateBlock } from "../ui/schedule/date-block";
import { arrivalSign, CardTime, EventCard, type EventCardProps } from "../ui/schedule/event-card";
import { EventChips } from "../ui/schedule/event-chips";
import { FilterChip, FilterChips } from "../ui/schedule/filter-chips";
import { SegmentedAnswer, type SegmentedAnswerProps } from "../ui/schedule/segmented-answer";
import { CapAvatar } from "../ui/team/cap-avatar";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};
const label = "Maya, practice Tuesday 17:30";

const Answers = (props: Partial<SegmentedAnswerProps>) => (
  <Narrow>
    <SegmentedAnswer label={label} saved={null} onAnswered={still} {...props} />
  </Narrow>
);

/** Saves each answer immediately, like a fast server. */
function Demo() {
  const [saved, setSaved] = useState<Answer | null>(null);
  const [pending, setPending] = useState<Answer | null>(null);
  return (
    <Narrow>
      <SegmentedAnswer
        label={label}
        saved={saved}
        pending={pending && { answer: pending, state: "sending" }}
        onAnswered={(answer) => {
          setPending(answer);
          setTimeout(() => {
            setSaved(answer);
            setPending(null);
          }, 600);
        }}
      />
    </Narrow>
  );
}

export const segmentedAnswerEntry: GalleryEntry = {
  name: "Segmented answer",
  group: "Schedule",
  states: [
    { name: "Try it", render: () => <Demo /> },
    { name: "No answer", render: () => <Answers /> },
    { name: "In", render: () => <Answers saved="yes" /> },
    { name: "Maybe", render: () => <Answers saved="maybe" /> },
    { name: "Out", render: () => <Answers saved="no" /> },
    { name: "Sending", render: () => <Answers pending={{ answer: "yes", state: "sending" }} /> },
    {
      name: "Will be sent",
      render: () => <Answers saved="yes" pending={{ answer: "no", state: "queued" }} />,
    },
    { name: "For the old time", render: () => <Answers saved="yes" isForOldTime /> },
    { name: "Closed but for Out", render: () => <Answers saved="yes" open={["no"]} /> },
    { name: "Closed without an answer", render: () => <Answers open={["no"]} /> },
    { name: "Over", render: () => <Answers saved="no" open={[]} /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Answers saved="maybe" />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Answers saved="yes" />
        </div>
      ),
    },
  ],
};

const rockets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };

const Row = (props: Partial<AnswerRowProps>) => (
  <AnswerRow
    avatar={<CapAvatar initial="M" isMine size={36} />}
    name="Maya"
    label={label}
    saved={null}
    status="No answer yet"
    tone="open"
    onAnswered={still}
    {...props}
  />
);

/** With a heading, as on the pages. */
const Card = (props: Partial<EventCardProps>) => (
  <section>
    <VisuallyHidden>
      <h2>Tue, Nov 24</h2>
    </VisuallyHidden>
    <EventCard
      lead={<CardTime time="17:30" below="be there 17:15" />}
      title="Practice"
      href="#"
      onOpened={still}
      team="Rockets"
      colours={rockets}
      lines={[{ icon: <PlaceIcon size={16} />, text: "Riverside, field 7" }]}
      foot="9 in · 2 out · 3 to answer"
      {...props}
    >
      {props.children ?? (
        <>
          <Row />
          <Row
            avatar={<CapAvatar initial="L" isMine size={36} />}
            name="Leo"
            saved="yes"
            status="Alex, 8:02"
            tone="plain"
          />
        </>
      )}
    </EventCard>
  </section>
);

export const eventCardEntry: GalleryEntry = {
  name: "Event card",
  group: "Schedule",
  states: [
    { name: "Under its day", render: () => <Card /> },
    {
      name: "With its day",
      render: () => (
        <Card
          lead={<DateBlock weekday="Sat" day="28" month="Nov" />}
          title="Game vs Comets"
          lines={[
            { icon: arrivalSign, text: "9:00 · be there 8:30" },
            { icon: <PlaceIcon size={16} />, text: "West Gym" },
          ]}
        />
      ),
    },
    {
      name: "For the staff",
      render: () => (
        <Card actions={<Button kind="secondary">Call off</Button>}>
          <Row name="You" status="You, 8:14" tone="plain" saved="yes" />
        </Card>
      ),
    },
    {
      name: "Called off",
      render: () => (
        <Card calledOff="Called off: rain" foot={null}>
          <AnswerLine avatar={<CapAvatar initial="M" isMine size={36} />} name="Maya" status="said In" />
        </Card>
      ),
    },
    {
      name: "Locked",
      render: () => (
        <Card>
          <Row saved="yes" open={["no"]} status="Closed since Thu 18:00" tone="locked" />
        </Card>
      ),
    },
    {
      name: "A clash",
      render: () => (
        <Card
          lines={[
            { icon: <PlaceIcon size={16} />, text: "Riverside, field 7" },
            {
              icon: <AlertIcon size={16} />,
              text: "Maya can't be in two places: 9:00 Riverside and 9:30 West Gym.",
              tone: "needs-you",
            },
          ]}
        />
      ),
    },
    {
      name: "For a follower",
      render: () => (
        <Card foot={null}>
          <AnswerLine avatar={<CapAvatar initial="M" size={36} />} name="Maya" />
        </Card>
      ),
    },
    {
      name: "Two columns of a week",
      render: () => (
        <Narrow>
          <Stack>
            <Card title="A tournament with a very long name indeed" />
            <Card />
          </Stack>
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Card />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Card />
        </div>
      ),
    },
  ],
};

export const clashBracketEntry: GalleryEntry = {
  name: "Clash bracket",
  group: "Schedule",
  states: [
    {
      name: "Two cards",
      render: () => (
        <ClashBracket
          words={["Maya can't be in two places: 17:30 Riverside and 17:30 West Gym."]}
          action={<Button kind="secondary">We'll manage</Button>}
        >
          <Card />
          <Card title="Game vs Foxes" />
        </ClashBracket>
      ),
    },
    {
      name: "In a cell",
      render: () => (
        <ClashBracket isSmall words={["Two places at once"]}>
          <Card />
          <Card title="Game vs Foxes" />
        </ClashBracket>
      ),
    },
  ],
};

export const dateBlockEntry: GalleryEntry = {
  name: "Date block",
  group: "Schedule",
  states: [
    { name: "A day", render: () => <DateBlock weekday="Tue" day="24" month="Nov" /> },
    { name: "Today", render: () => <DateBlock weekday="Sun" day="22" month="Nov" isToday /> },
  ],
};

function Chips() {
  const [on, setOn] = useState<string | null>("Maya");
  const chip = (name: string, icon: React.ReactNode) => (
    <FilterChip icon={icon} isOn={on === name} onPressed={() => setOn(on === name ? null : name)}>
      {name}
    </FilterChip>
  );
  return (
    <FilterChips label="Whose week">
      {chip("Maya", <CapAvatar initial="M" isMine size={24} />)}
      {chip("Leo", <CapAvatar initial="L" isMine size={24} />)}
      {chip("Rockets", <Crest team={rockets} size={24} />)}
      {chip("Everything with a ball", <BaseballIcon size={20} />)}
    </FilterChips>
  );
}

export const filterChipsEntry: GalleryEntry = {
  name: "Filter chips",
  group: "Schedule",
  states: [
    { name: "One is on", render: () => <Chips /> },
    {
      name: "On a small phone",
      render: () => (
        <Narrow>
          <Chips />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Chips />
        </LargeText>
      ),
    },
  ],
};

const later = (count: number) =>
  ["Practice", "Game vs Lakeview Hornets", "Called off: rain.", "Practice"]
    .slice(0, count)
    .map((title, at) => ({ id: `${at}`, when: `Thu ${20 + at} · 17:30`, title, href: "#", isOff: at === 2 }));
const chips = (count: number) => (
  <EventChips events={later(count)} all={{ label: "All", spoken: "events", href: "#" }} onOpened={still} />
);

export const eventChipsEntry: GalleryEntry = {
  name: "Event chips",
  group: "Schedule",
  states: [
    { name: "Two", render: () => chips(2) },
    { name: "None", render: () => chips(0) },
    { name: "Many, one called off", render: () => chips(4) },
    { name: "On 320 px", render: () => <Narrow>{chips(2)}</Narrow> },
    { name: "Large text", render: () => <LargeText>{chips(2)}</LargeText> },
  ],
};
