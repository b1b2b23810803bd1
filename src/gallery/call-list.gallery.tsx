import { Button } from "../ui/base/button";
import { RowGroup } from "../ui/base/list-row";
import { Stack } from "../ui/base/page";
import { FamilyRow, type FamilyRowProps } from "../ui/schedule/family-row";
import { NeedsYouStrip } from "../ui/schedule/needs-you-strip";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const still = () => {};
const phone = { user_id: "dana", name: "Dana Reyes", phone_number: "+15550100200" };
const dana: FamilyRowProps = {
  family: { people: ["Dana Reyes"], players: ["Maya R."], phones: [phone] },
  state: "Heard nothing yet",
  offers: "told",
  onPressed: still,
};
const lee: FamilyRowProps = {
  ...dana,
  family: { people: ["Lee Long"], players: ["Sam L."], phones: [] },
  state: "Heard it ring, 16:12",
};
const two: FamilyRowProps = {
  ...dana,
  family: {
    people: ["Dana Reyes", "Alexandria Montgomery-Reyes"],
    players: ["Maya R.", "Leo R."],
    phones: [phone, { ...phone, user_id: "alex", name: "Alexandria Montgomery-Reyes" }],
  },
};
const known: FamilyRowProps = { ...lee, state: "Has seen it: Lee Long, 16:20", offers: null };
const told: FamilyRowProps = { ...lee, state: "Told by Coach Kim, 16:31", offers: "not-reached" };

const Rows = ({ rows }: { rows: readonly FamilyRowProps[] }) => (
  <RowGroup aria-label="Who's seen it">
    {rows.map((row) => (
      <FamilyRow key={row.state + row.family.people.join()} {...row} />
    ))}
  </RowGroup>
);

const Card = ({ rows }: { rows: readonly FamilyRowProps[] }) => (
  <Stack $gap={2}>
    <NeedsYouStrip
      id="call-list"
      title="Two families don't know yet."
      isLong
      detail="Practice, Tue, Nov 24, 17:30 · Rockets"
      actions={
        <>
          <Button kind="secondary">Remind 2 families</Button>
          <Button kind="quiet">Open</Button>
        </>
      }
    />
    <Rows rows={rows} />
  </Stack>
);

export const callListEntry: GalleryEntry = {
  name: "Call list",
  group: "Schedule",
  states: [
    { name: "Two families", render: () => <Card rows={[dana, lee]} /> },
    {
      name: "Phone",
      render: () => (
        <Narrow>
          <Card rows={[dana, lee]} />
        </Narrow>
      ),
    },
    { name: "Two numbers", render: () => <Rows rows={[two]} /> },
    { name: "Know, told", render: () => <Rows rows={[told, known]} /> },
    {
      name: "Saving, failed",
      render: () => (
        <Rows
          rows={[
            { ...told, state: "You told them", isBusy: true },
            { ...dana, fault: "That didn't get through. Try again." },
          ]}
        />
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Rows rows={[dana, told]} />
        </LargeText>
      ),
    },
  ],
};
