import { saidTexts, tombstone } from "../../domain/huddle/huddle-texts";
import { Avatar } from "../ui/account/avatar";
import { AvatarStack } from "../ui/account/avatar-stack";
import { Button } from "../ui/base/button";
import { ClockIcon } from "../ui/base/icons";
import { List } from "../ui/base/list-row";
import { Bubble, type BubbleProps, Quote } from "../ui/huddle/bubble";
import { CheerCounts } from "../ui/huddle/cheer-bar";
import { HuddleRow, type HuddleRowProps } from "../ui/huddle/huddle-row";
import { AuthorGroup, DayLine, JumpChip, NewLine, ThreadBox, ThreadGround } from "../ui/huddle/thread";
import { WordButton, Words } from "../ui/huddle/words";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};
const face = (id: string) => <Avatar user={{ id, avatar: null, is_deleted: false }} size={36} />;
const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const toTheGate = "See you at the east gate, field 7. We bring the nets and the oranges.";

const Said = (props: Partial<BubbleProps>) => (
  <Bubble isOwn={false} spoken="Kim, 17:42" onMenu={still} {...props}>
    {props.children ?? toTheGate}
  </Bubble>
);

const counts = <CheerCounts counts={{ clap: 4, heart: 1 }} mine="heart" onPressed={still} />;

export const bubbleEntry: GalleryEntry = {
  name: "Bubble",
  group: "Chat",
  states: [
    { name: "Somebody else's", render: () => <Said cheers={counts} /> },
    { name: "One's own", render: () => <Said isOwn spoken="You, 17:43" foot={saidTexts.sent("17:43")} /> },
    {
      name: "Will be sent",
      render: () => (
        <Said
          isOwn
          look="unsent"
          spoken="You"
          onMenu={undefined}
          foot={
            <>
              <ClockIcon size="1em" /> {saidTexts.queued}
            </>
          }
        >
          We're by the gate
        </Said>
      ),
    },
    {
      name: "Refused",
      render: () => (
        <Said
          isOwn
          look="refused"
          spoken="You"
          onMenu={undefined}
          foot={
            <>
              <p>{saidTexts.refused("This huddle is over.")}</p>
              <Button kind="secondary">{saidTexts.again}</Button>{" "}
              <Button kind="quiet">{saidTexts.drop}</Button>
            </>
          }
        />
      ),
    },
    { name: "Taken back", render: () => <Said look="gone">{tombstone("author", "Kim")}</Said> },
    {
      name: "Edited",
      render: () => <Said foot={<WordButton type="button">{saidTexts.edited}</WordButton>} />,
    },
    {
      name: "Blocked",
      render: () => (
        <Said look="hidden">
          {saidTexts.blockedLine} <WordButton type="button">{saidTexts.open}</WordButton>
        </Said>
      ),
    },
    {
      name: "An answer",
      render: () => (
        <Said
          quote={
            <Quote by="Jonas" onPressed={still}>
              Who brings the nets on Saturday?
            </Quote>
          }
        >
          We do
        </Said>
      ),
    },
    {
      name: "With a name and a link",
      render: () => (
        <Said isMarked>
          <Words
            me="me"
            parts={[
              { kind: "words", text: "Who drives, " },
              { kind: "mention", userId: "me", name: "Jonas" },
              { kind: "words", text: "? Here: " },
              { kind: "link", text: "https://maps.example/field-7", href: "https://maps.example/field-7" },
            ]}
          />
        </Said>
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Said cheers={counts}>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</Said>
          <Said isOwn spoken="You, 17:43" />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Said cheers={counts} />
          <Said isOwn spoken="You, 17:43" />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Said cheers={counts}>נתראה בשער</Said>
          <Said isOwn spoken="You, 17:43" />
        </div>
      ),
    },
  ],
};

const talk = (
  <>
    <DayLine>Today</DayLine>
    <AuthorGroup isOwn={false} name="Kim Anders" face={face("kim")} time="17:42">
      <Said>Who brings the nets?</Said>
      <Said cheers={counts} />
    </AuthorGroup>
    <NewLine />
    <AuthorGroup isOwn={false} name="Jonas Berg" face={face("jonas")} time="18:02">
      <Said spoken="Jonas, 18:02">We do</Said>
    </AuthorGroup>
    <AuthorGroup isOwn>
      <Said isOwn spoken="You, 18:05">
        Thanks!
      </Said>
    </AuthorGroup>
  </>
);

export const threadEntry: GalleryEntry = {
  name: "Thread",
  group: "Chat",
  states: [
    { name: "A day", render: () => talk },
    {
      name: "New below",
      render: () => (
        <ThreadBox style={{ blockSize: "12rem" }}>
          <ThreadGround>{talk}</ThreadGround>
          <JumpChip count={3} onPressed={still} />
        </ThreadBox>
      ),
    },
    { name: "On 320 px", render: () => <Narrow>{talk}</Narrow> },
    { name: "Large text", render: () => <LargeText>{talk}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{talk}</div> },
  ],
};

const Line = (props: Partial<HuddleRowProps>) => (
  <HuddleRow
    face={<Crest team={comets} initial="C" />}
    name="Comets grown-ups"
    last="Kim: Who brings the nets on Saturday, and who has the key of the shed?"
    time="17:42"
    unread={0}
    isMuted={false}
    href="#"
    onOpened={still}
    {...props}
  />
);

const lines = (
  <List>
    <Line unread={3} />
    <Line
      face={<AvatarStack faces={["kim", "dana"].map((id) => ({ id, face: face(id) }))} />}
      name="Kim and Dana"
      last="You: See you there"
      time="Yesterday"
      isCurrent
    />
    <Line name="Game vs Rockets, Sat, Nov 28, 10:00" unread={100} isMuted time="Nov 20" />
    <Line name="Comets staff" last="Nobody said anything yet" time={null} />
  </List>
);

export const huddleRowEntry: GalleryEntry = {
  name: "Huddle row",
  group: "Chat",
  states: [
    { name: "A list", render: () => lines },
    { name: "On 320 px", render: () => <Narrow>{lines}</Narrow> },
    { name: "Large text", render: () => <LargeText>{lines}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{lines}</div> },
  ],
};
