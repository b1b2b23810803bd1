import { useState } from "react";
import { colourPairs } from "../../domain/team/colours";
import { sports } from "../../domain/team/team";
import { teamFormTexts } from "../../domain/team/texts";
import { ChoiceChips, type ChoiceChipsProps } from "../ui/fields/choice-chips";
import { Tick } from "../ui/fields/tick";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const sportChoices = Object.entries(sports).map(([value, { name, emoji }]) => ({
  value,
  label: name,
  icon: emoji,
}));
const colourChoices = colourPairs.map((pair) => ({
  value: pair.id,
  label: pair.name,
  icon: <Crest team={pair} />,
}));

function Chips({ value: first = "", ...props }: Partial<ChoiceChipsProps>) {
  const [value, setValue] = useState(first);
  return (
    <ChoiceChips
      legend="Sport"
      name="sport"
      options={sportChoices}
      {...props}
      value={value}
      onChosen={setValue}
    />
  );
}

const Colours = () => (
  <Chips legend="Colours" name="colours" isPictured options={colourChoices} value="navy-gold" />
);

export const choiceChipsEntry: GalleryEntry = {
  name: "Choice chips",
  group: "Fields",
  states: [
    { name: "Empty", render: () => <Chips /> },
    { name: "Chosen", render: () => <Chips value="soccer" /> },
    { name: "Missing", render: () => <Chips problem={teamFormTexts.sport} /> },
    { name: "Pictures", render: () => <Colours /> },
    {
      name: "On the smallest phone",
      render: () => (
        <Narrow>
          <Colours />
        </Narrow>
      ),
    },
    {
      name: "Large letters",
      render: () => (
        <LargeText>
          <Chips value="soccer" />
        </LargeText>
      ),
    },
    {
      name: "From right to left",
      render: () => (
        <div dir="rtl">
          <Chips value="soccer" />
        </div>
      ),
    },
  ],
};

function OneTick({
  isTicked: first = false,
  problem = null,
}: {
  isTicked?: boolean;
  problem?: string | null;
}) {
  const [isTicked, setTicked] = useState(first);
  return (
    <Tick
      name="coach"
      label="I coach, too"
      detail="You can change it later."
      isTicked={isTicked}
      problem={problem}
      onTicked={setTicked}
    />
  );
}

export const tickEntry: GalleryEntry = {
  name: "Tick",
  group: "Fields",
  states: [
    { name: "Empty", render: () => <OneTick /> },
    { name: "Ticked", render: () => <OneTick isTicked /> },
    { name: "Missing", render: () => <OneTick problem="Only a parent or guardian can add them." /> },
    {
      name: "Large letters",
      render: () => (
        <LargeText>
          <OneTick isTicked />
        </LargeText>
      ),
    },
    {
      name: "From right to left",
      render: () => (
        <div dir="rtl">
          <OneTick isTicked />
        </div>
      ),
    },
  ],
};
