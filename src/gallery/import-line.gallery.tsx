import { Button } from "../ui/base/button";
import { SavedBar } from "../ui/base/saving-rows";
import { FilePick } from "../ui/fields/file-pick";
import { DateBlock } from "../ui/schedule/date-block";
import { ImportLine, type ImportLineProps, ImportLines } from "../ui/schedule/import-line";
import { CapAvatar } from "../ui/team/cap-avatar";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const Line = (props: Partial<ImportLineProps>) => (
  <Narrow>
    <ImportLines>
      <ImportLine
        start={<DateBlock weekday="Sat" day="5" month="Dec" />}
        title="Game vs Comets"
        detail="9:00 · Riverside, Field 3 · home"
        tone="new"
        said="New"
        {...props}
      />
    </ImportLines>
  </Narrow>
);

export const importLineEntry: GalleryEntry = {
  name: "Import line",
  group: "Schedule",
  states: [
    { name: "New", render: () => <Line /> },
    { name: "Changed", render: () => <Line tone="changed" said="9:00 → 14:00" /> },
    { name: "As it stands", render: () => <Line tone="same" said="As it stands" /> },
    { name: "Called off", render: () => <Line tone="off" said="Called off" /> },
    {
      name: "In part",
      render: () => <Line remarks={["We don't know its time zone and take your team's."]} />,
    },
    {
      name: "Broken",
      render: () => <Line start={null} detail="" tone="fault" said="That's no date we can read." />,
    },
    {
      name: "A player, to be changed",
      render: () => (
        <Line
          start={<CapAvatar number="7" initial="S" isOpen size={44} />}
          title="Sam R."
          detail="alex@example.com, kim@example"
          tone="fault"
          said=""
          faults={["That doesn't look like a valid email address ✉️."]}
          remarks={["That name is in the list twice."]}
          end={<Button kind="secondary">Change</Button>}
        />
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Line title="Game vs Northside Thunderbolts United" />
        </LargeText>
      ),
    },
  ],
};

export const savedBarEntry: GalleryEntry = {
  name: "Saved bar",
  group: "Schedule",
  states: [
    {
      name: "25 of 60",
      render: () => (
        <Narrow>
          <SavedBar aria-label="25 of 60 saved" value={25} max={60} />
        </Narrow>
      ),
    },
  ],
};

export const filePickEntry: GalleryEntry = {
  name: "File pick",
  group: "Fields",
  states: [
    {
      name: "Pick one",
      render: () => <FilePick label="Pick a file" accept=".ics,.csv" onPicked={() => {}} />,
    },
  ],
};
