import { ChangeList } from "../ui/schedule/change-list";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const rows = [
  { label: "Starts", was: "17:30", is: "18:00" },
  { label: "Place", was: "Riverside", is: "West Gym" },
  { label: "Field", was: "field 3", is: "" },
  { label: "Kit", was: "", is: "blue" },
];
const two = (
  <Narrow>
    <ChangeList label="What changes" rows={rows.slice(0, 2)} note="18 answers will be asked again." />
  </Narrow>
);

export const changeListEntry: GalleryEntry = {
  name: "Change list",
  group: "Schedule",
  states: [
    { name: "Two, with answers", render: () => two },
    { name: "Gone and new", render: () => <ChangeList label="What changes" rows={rows} /> },
    { name: "Large text", render: () => <LargeText>{two}</LargeText> },
    { name: "Right to left", render: () => <div dir="rtl">{two}</div> },
  ],
};
