import { useState } from "react";
import { colourPairs } from "../../domain/team/colours";
import { ModalDialog } from "../controls/dialogs/modal-dialog";
import { Button } from "../ui/base/button";
import { ChevronBackIcon, SettingsIcon } from "../ui/base/icons";
import { InlineNotice } from "../ui/base/inline-notice";
import { ListRow, RowGroup } from "../ui/base/list-row";
import { Stack } from "../ui/base/page";
import { SectionHead } from "../ui/base/section-head";
import { DialogFoot } from "../ui/dialogs/dialog-foot";
import { LinkLine } from "../ui/invitation/link-line";
import { PageGround } from "../ui/shell/shell-frame";
import { NextEvents, Waiting } from "../ui/team/next-events";
import { BandWay, TeamBand } from "../ui/team/team-band";
import { TeamColumns } from "../ui/team/team-columns";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const comets = { name: "Comets", colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const club = { ...comets, name: "Riverside Rowing and Baseball Club of 1904" };
const facts = ["Soccer", "Under 10"];
const season = "Fall, Aug 15, 2026 - Nov 30, 2026";
const settings = (
  <Button kind="quiet" aria-label="Team settings">
    <SettingsIcon />
  </Button>
);
const back = (
  <BandWay href="#">
    <ChevronBackIcon size={20} />
    Teams
  </BandWay>
);
const band = <TeamBand team={comets} facts={facts} season={season} back={back} end={settings} />;

export const teamBandEntry: GalleryEntry = {
  name: "Team band",
  group: "Layout",
  states: [
    { name: "With settings", render: () => band },
    { name: "To be read", render: () => <TeamBand team={comets} facts={facts} /> },
    {
      name: "Long name",
      render: () => <TeamBand team={club} facts={facts} season={season} back={back} end={settings} />,
    },
    {
      name: "With a card",
      render: () => (
        <PageGround as="div">
          <TeamBand team={comets} facts={facts} season={season} back={back} hasCard />
          <NextEvents>
            <Waiting>What is next</Waiting>
          </NextEvents>
        </PageGround>
      ),
    },
    {
      name: "Each pair of colours",
      render: () => (
        <Stack>
          {colourPairs.map((pair) => (
            <TeamBand key={pair.id} team={pair} facts={facts} back={back} />
          ))}
        </Stack>
      ),
    },
    { name: "On 320 px", render: () => <Narrow>{band}</Narrow> },
    { name: "Large text", render: () => <LargeText>{band}</LargeText> },
  ],
};

const roster = (
  <section aria-labelledby="players">
    <SectionHead id="players" count={2}>
      Players
    </SectionHead>
    <RowGroup>
      <ListRow number="7" title="Sam R." />
      <ListRow number="00" title="Ada K." />
    </RowGroup>
  </section>
);

export const teamColumnsEntry: GalleryEntry = {
  name: "Team columns",
  group: "Layout",
  states: [
    {
      name: "With what waits",
      render: () => (
        <TeamColumns
          aside={<InlineNotice tone="needs-you" title="16 families want to join" />}
          actions={<Button>Invite</Button>}
        >
          {roster}
        </TeamColumns>
      ),
    },
    {
      name: "The list alone",
      render: () => (
        <TeamColumns aside={null} actions={null}>
          {roster}
        </TeamColumns>
      ),
    },
  ],
};

const crowd = (
  <RowGroup>
    {["Ada B.", "Max B.", "Nia D.", "Sam R.", "Tom E.", "Ivy E.", "Leo K.", "Bo T."].map((name) => (
      <ListRow key={name} title={name} detail="Player" end={<Button kind="secondary">Let in</Button>} />
    ))}
  </RowGroup>
);

function FootDemo() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <ModalDialog isOpen={isOpen} title="Who wants to join?" onClosed={() => setOpen(false)}>
        {crowd}
        <DialogFoot>
          <Button>Let all 8 in</Button>
        </DialogFoot>
      </ModalDialog>
    </>
  );
}

export const dialogFootEntry: GalleryEntry = {
  name: "Dialog foot",
  group: "Overlays",
  states: [
    { name: "Below a long list", render: () => <FootDemo /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <FootDemo />
        </LargeText>
      ),
    },
  ],
};

const link = "https://drip.example/app/join#0J7S4mT2b9QyVxkPqRf3WnZc8LhA6dEu1oGi5XvYtMs";
const line = (
  <LinkLine href={link}>
    <span>{link}</span>
  </LinkLine>
);

export const linkLineEntry: GalleryEntry = {
  name: "Link line",
  group: "Actions",
  states: [
    { name: "Long", render: () => line },
    { name: "On 320 px", render: () => <Narrow>{line}</Narrow> },
    { name: "Large text", render: () => <LargeText>{line}</LargeText> },
  ],
};
