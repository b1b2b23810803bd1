import { styled } from "goober";
import type { ReactNode } from "react";
import { Button } from "../ui/base/button";
import { MoreIcon } from "../ui/base/icons";
import { ListRow, RowGroup } from "../ui/base/list-row";
import { StickyTitle } from "../ui/base/sticky-title";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText } from "./looks";

const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };

const roster = (
  <RowGroup>
    {Array.from({ length: 20 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
      <ListRow key={index} number={index} title={`Player ${index}`} detail="Player" />
    ))}
  </RowGroup>
);

const full = (
  <StickyTitle
    start={<Crest team={comets} initial="C" />}
    end={
      <Button kind="quiet" aria-label="Team settings">
        <MoreIcon />
      </Button>
    }
  >
    The Comets
  </StickyTitle>
);

const Demo = ({ title }: { title: ReactNode }) => (
  <Sheet>
    {title}
    {roster}
  </Sheet>
);

export const stickyTitleEntry: GalleryEntry = {
  name: "Sticky title",
  group: "Layout",
  states: [
    { name: "With crest and action", render: () => <Demo title={full} /> },
    { name: "Alone", render: () => <Demo title={<StickyTitle>Schedule</StickyTitle>} /> },
    {
      name: "Long",
      render: () => (
        <Demo title={<StickyTitle>Riverside Rowing and Baseball Club of 1904, under tens</StickyTitle>} />
      ),
    },
    { name: "Large text", render: () => <LargeText>{<Demo title={full} />}</LargeText> },
  ],
};

const Sheet = styled("div")`
  display: grid;
  gap: var(--space-4);
`;
