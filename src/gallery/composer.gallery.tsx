import { useState } from "react";
import type { Cheer } from "../../domain/huddle/cheers";
import { composerTexts } from "../../domain/huddle/huddle-texts";
import { Avatar } from "../ui/account/avatar";
import { CheerBar, CheerCounts } from "../ui/huddle/cheer-bar";
import { ComposerBar, type ComposerBarProps, Suggestions } from "../ui/huddle/composer-bar";
import { ReadersLine } from "../ui/huddle/readers-line";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};
const face = (id: string) => <Avatar user={{ id, avatar: null, is_deleted: false }} size={36} />;
const readers = <ReadersLine onPressed={still}>26 grown-ups of the Comets can see this.</ReadersLine>;

const Composer = (props: Partial<ComposerBarProps>) => (
  <ComposerBar
    readers={readers}
    value=""
    isUnready={(props.value ?? "") === ""}
    onEntered={still}
    onSent={still}
    {...props}
  />
);

function Typed() {
  const [text, setText] = useState("");
  return <Composer value={text} isUnready={text.trim() === ""} onEntered={setText} />;
}

export const composerBarEntry: GalleryEntry = {
  name: "Composer bar",
  group: "Chat",
  states: [
    { name: "Try it", render: () => <Typed /> },
    { name: "Empty", render: () => <Composer /> },
    { name: "Six lines and more", render: () => <Composer value={"One more line\n".repeat(9)} /> },
    {
      name: "Answering",
      render: () => (
        <Composer
          value="We do"
          context={{
            title: composerTexts.replyingTo("Jonas"),
            line: "Who brings the nets on Saturday?",
            leave: composerTexts.cancelReply,
            onLeft: still,
          }}
        />
      ),
    },
    { name: "Saving", render: () => <Composer value="We do, all six" isEdit isBusy /> },
    { name: "Too long", render: () => <Composer value="…" isUnready problem={composerTexts.tooLong(12)} /> },
    {
      name: "Naming somebody",
      render: () => (
        <Composer
          value="Who drives, @jo"
          suggestions={
            <Suggestions role="listbox" aria-label={composerTexts.people}>
              <div role="option" tabIndex={-1} aria-selected="true">
                {face("jonas")} Jonas Berg
              </div>
              <div role="option" tabIndex={-1} aria-selected="false">
                {face("joan")} Joan of the long name that wraps
              </div>
            </Suggestions>
          }
        />
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <Composer value="We do" />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Composer value="We do" />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Composer value="We do" />
        </div>
      ),
    },
  ],
};

export const readersLineEntry: GalleryEntry = {
  name: "Readers line",
  group: "Chat",
  states: [
    { name: "Opens the list", render: () => readers },
    { name: "Only words", render: () => <ReadersLine>You and Dana can see this.</ReadersLine> },
    {
      name: "Changed",
      render: () => (
        <ReadersLine isChanged onPressed={still}>
          You, Kim and Dana can see this.
        </ReadersLine>
      ),
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <ReadersLine onPressed={still}>
            You, Bartholomew-Maximilian, Kim and 3 more can see this.
          </ReadersLine>
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{readers}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{readers}</div> },
  ],
};

function Cheering() {
  const [mine, setMine] = useState<Cheer | null>(null);
  return <CheerBar mine={mine} onCheered={(cheer) => setMine(cheer === mine ? null : cheer)} />;
}

export const cheerBarEntry: GalleryEntry = {
  name: "Cheer bar",
  group: "Chat",
  states: [
    { name: "Try it", render: () => <Cheering /> },
    { name: "With one's own", render: () => <CheerBar mine="fire" onCheered={still} /> },
    {
      name: "Counts",
      render: () => <CheerCounts counts={{ clap: 4, heart: 1 }} mine="heart" onPressed={still} />,
    },
    {
      name: "On 320 px",
      render: () => (
        <Narrow>
          <CheerBar mine="heart" onCheered={still} />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <CheerBar mine="heart" onCheered={still} />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <CheerBar mine="heart" onCheered={still} />
        </div>
      ),
    },
  ],
};
