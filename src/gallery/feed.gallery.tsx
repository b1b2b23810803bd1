import { useState } from "react";
import { picksAfter } from "../../domain/feed/card";
import { feedTexts } from "../../domain/feed/feed-texts";
import { Avatar } from "../ui/account/avatar";
import { Button } from "../ui/base/button";
import { ChatIcon, EyeIcon } from "../ui/base/icons";
import { CardEventRow } from "../ui/feed/card-event";
import {
  CardButton,
  CardFrame,
  type CardFrameProps,
  CardNote,
  CardText,
  LastComment,
  SeenLine,
} from "../ui/feed/card-frame";
import { CheerAddIcon } from "../ui/feed/feed-icons";
import { BlockedItem, DeletedItem, FeedLine, PinnedLine } from "../ui/feed/feed-items";
import { CardSkeletons, EmptyPlays, FeedColumn, NewPlays } from "../ui/feed/feed-list";
import { OptionRow, OptionRows } from "../ui/feed/option-rows";
import { PollBars, type PollBarsProps } from "../ui/feed/poll-bars";
import { CheerCounts } from "../ui/huddle/cheer-bar";
import { DateBlock } from "../ui/schedule/date-block";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};
const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const long =
  "Winter break: no practice from Dec 19 to Jan 4. First one back is Tue, Jan 5. Bring both kits, we hand out the new numbers. ";

const Bars = (props: Partial<PollBarsProps>) => (
  <PollBars
    label={feedTexts.poll}
    options={["Pizza", "Barbecue", "A bit of both"]}
    counts={[6, 9, 3]}
    voters={18}
    picks={[2]}
    isMultiple={false}
    isOpen
    isBusy={false}
    onPressed={still}
    {...props}
  />
);

function Voting() {
  const [picks, setPicks] = useState<readonly number[]>([]);
  return <Bars picks={picks} onPressed={(option) => setPicks(picksAfter(picks, option, false))} />;
}

export const pollBarsEntry: GalleryEntry = {
  name: "Poll bars",
  group: "Feed",
  states: [
    { name: "Try it", render: () => <Voting /> },
    { name: "With one's own vote", render: () => <Bars /> },
    { name: "Saving", render: () => <Bars isBusy /> },
    { name: "Several answers", render: () => <Bars isMultiple picks={[1, 3]} /> },
    { name: "Nobody voted", render: () => <Bars counts={[0, 0, 0]} voters={0} picks={[]} /> },
    { name: "Closed", render: () => <Bars isOpen={false} /> },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Bars options={["Pizza", "Corn, halloumi and whatever the neighbours bring along", "Both"]} />
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{<Bars />}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{<Bars />}</div> },
  ],
};

const acts = (
  <>
    <CheerCounts counts={{ fire: 7, laugh: 3 }} mine="fire" onPressed={still} />
    <CardButton type="button" data-muted="" aria-label={feedTexts.cheer}>
      <CheerAddIcon />
    </CardButton>
    <CardButton type="button">
      <ChatIcon size={20} />
      {feedTexts.comments(5)}
    </CardButton>
  </>
);

const last = (
  <LastComment
    face={<Avatar user={{ id: "kim", avatar: null, is_deleted: false }} size={24} />}
    name="Kim"
    href="#comments"
    onOpened={still}
  >
    I'll bring the grill and two crates of ice.
  </LastComment>
);

const seen = (
  <SeenLine>
    <EyeIcon size={18} />
    <span>{feedTexts.seen(22, 25)}</span>
    <Button kind="secondary">{feedTexts.whoHasSeen}</Button>
  </SeenLine>
);

const Post = (props: Partial<CardFrameProps>) => (
  <CardFrame
    id="comets.c1"
    face={<Crest team={comets} size={40} initial="C" />}
    name="Dana Ruiz"
    detail="Coach, Comets · 16:20"
    place={{ position: 1, size: 3 }}
    onMenu={still}
    parts={[
      <CardText key="text" of={long} onMore={still}>
        {long}
      </CardText>,
    ]}
    acts={acts}
    {...props}
  />
);

const off = (
  <CardEventRow
    key="event"
    lead={<DateBlock weekday="Thu" day="3" month="Dec" />}
    title="Keepers' practice"
    line={feedTexts.isOff}
    isOff
    href="#event"
    onOpened={still}
  />
);

export const cardFrameEntry: GalleryEntry = {
  name: "Card",
  group: "Feed",
  states: [
    { name: "A post", render: () => <Post foot={last} /> },
    { name: "Of staff", render: () => <Post foot={seen} /> },
    { name: "Pinned", render: () => <Post isPinned /> },
    { name: "Its comments are open", render: () => <Post isCurrent /> },
    {
      name: "A question",
      render: () => (
        <Post
          parts={[
            <CardText key="text" of="q" onMore={still}>
              What do we put on the grill?
            </CardText>,
            <Bars key="poll" />,
            <CardNote key="note">18 voted · closes Fri 20:00 · everybody sees who</CardNote>,
          ]}
        />
      ),
    },
    { name: "About an event that is off", render: () => <Post parts={[off]} /> },
    {
      name: "Long",
      render: () => (
        <Post
          parts={[
            <CardText key="text" of={long.repeat(6)} onMore={still}>
              {long.repeat(6)}
            </CardText>,
          ]}
        />
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Post foot={seen} />
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{<Post foot={last} />}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{<Post foot={last} />}</div> },
  ],
};

export const feedListEntry: GalleryEntry = {
  name: "Feed",
  group: "Feed",
  states: [
    {
      name: "New plays",
      render: () => (
        <FeedColumn>
          <NewPlays text={feedTexts.newPlays(2)} onPressed={still} />
          <Post />
        </FeedColumn>
      ),
    },
    {
      name: "Pinned and seen",
      render: () => (
        <PinnedLine
          place={firstOfTwo}
          crest={<Crest team={comets} size={24} />}
          text={long}
          isUnfolded={false}
          onPressed={still}
        >
          {null}
        </PinnedLine>
      ),
    },
    {
      name: "Unfolded",
      render: () => (
        <PinnedLine
          place={firstOfTwo}
          crest={<Crest team={comets} size={24} />}
          text={long}
          isUnfolded
          onPressed={still}
        >
          <Post />
        </PinnedLine>
      ),
    },
    { name: "Loading", render: () => <CardSkeletons label={feedTexts.opening} /> },
    {
      name: "Empty",
      render: () => (
        <EmptyPlays title={feedTexts.empty} line={feedTexts.emptyStaff}>
          <Button>{feedTexts.post}</Button>
        </EmptyPlays>
      ),
    },
    {
      name: "Deleted",
      render: () => <DeletedItem place={firstOfTwo}>Luis deleted a play · 18:40</DeletedItem>,
    },
    {
      name: "Blocked",
      render: () => (
        <BlockedItem place={firstOfTwo}>
          <span>{feedTexts.blocked}</span>
          <Button kind="quiet">{feedTexts.show}</Button>
        </BlockedItem>
      ),
    },
    { name: "The end", render: () => <FeedLine>{feedTexts.end}</FeedLine> },
  ],
};

const firstOfTwo = { position: 1, size: 2 };

const Answers = ({ problem = null }: { problem?: string | null }) => (
  <OptionRows legend="Answers" problem={problem}>
    <OptionRow label="Answer 1" value="Pizza" max={80} problem={null} onEntered={still} end={null} />
    <OptionRow
      label="Answer 2"
      value={problem === null ? "Barbecue" : "pizza"}
      max={80}
      problem={problem === null ? null : "That answer is there already."}
      onEntered={still}
      end={null}
    />
  </OptionRows>
);

export const optionRowsEntry: GalleryEntry = {
  name: "Option rows",
  group: "Feed",
  states: [
    { name: "Two answers", render: () => <Answers /> },
    { name: "Alike", render: () => <Answers problem="A poll takes two answers or more." /> },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Answers />
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{<Answers />}</LargeText> },
  ],
};
