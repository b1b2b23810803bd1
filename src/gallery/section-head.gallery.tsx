import { Button } from "../ui/base/button";
import { PlusIcon } from "../ui/base/icons";
import { LoneLink } from "../ui/base/lone-link";
import { SectionHead } from "../ui/base/section-head";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const full = (
  <SectionHead
    count={14}
    end={
      <Button kind="quiet" icon={<PlusIcon />}>
        Add a player
      </Button>
    }
  >
    Players
  </SectionHead>
);

export const sectionHeadEntry: GalleryEntry = {
  name: "Section head",
  group: "Layout",
  states: [
    { name: "Plain", render: () => <SectionHead>Staff</SectionHead> },
    { name: "With a count", render: () => <SectionHead count={14}>Players</SectionHead> },
    {
      name: "Needs you",
      render: () => (
        <SectionHead count={3} needsYou end={<LoneLink href="/gallery">See all</LoneLink>}>
          Needs you
        </SectionHead>
      ),
    },
    { name: "With an action", render: () => full },
    {
      name: "Of a part of a part",
      render: () => (
        <>
          <SectionHead count={16}>Requests</SectionHead>
          <SectionHead level={3} count={2}>
            One at a time
          </SectionHead>
        </>
      ),
    },
    {
      name: "Long, on 320 px",
      render: () => (
        <Narrow>
          <SectionHead count={120} end={<Button kind="quiet">Invite</Button>}>
            Guardians who haven't answered since September
          </SectionHead>
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{full}</LargeText> },
  ],
};
