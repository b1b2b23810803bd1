import { Avatar } from "../ui/account/avatar";
import { Button } from "../ui/base/button";
import { CalendarIcon, DeviceIcon, MoreIcon } from "../ui/base/icons";
import { List, ListRow, RowGroup } from "../ui/base/list-row";
import { UnreadDot } from "../ui/dings/unread-dot";
import { Crest } from "../ui/team/crest";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

const user = { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11", avatar: null, is_deleted: false };
const face = <Avatar user={user} size={40} />;
const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const more = (name: string) => (
  <Button kind="quiet" aria-label={`What to do with ${name}`}>
    <MoreIcon />
  </Button>
);
const none = () => {};

const roster = (
  <RowGroup>
    <ListRow number={7} start={face} title="Sam R." detail="Player" onPressed={none} opensDialog />
    <ListRow number={10} start={face} title="Maya B." detail="Player" end={more("Maya B.")} />
    <ListRow
      number={23}
      start={face}
      title="Leo B."
      detail="Player"
      onPressed={none}
      end={more("Leo B.")}
      below={<small>Looked after by Nia and Jonas</small>}
    />
    <ListRow number={null} start={face} title="Alex" detail="Looked after by Kim" onPressed={none} />
  </RowGroup>
);

export const listRowEntry: GalleryEntry = {
  name: "List row",
  group: "Layout",
  states: [
    { name: "Roster", render: () => roster },
    {
      name: "Links, one of them open",
      render: () => (
        <RowGroup>
          {["The Comets", "Riverside U10", "Old Boys"].map((name, index) => (
            <ListRow
              key={name}
              start={<Crest team={comets} initial={name[0]} />}
              title={name}
              detail="Sam · player"
              href="/gallery?entry=list-row"
              isCurrent={index === 1}
            />
          ))}
        </RowGroup>
      ),
    },
    {
      name: "Disabled, busy, refused",
      render: () => (
        <RowGroup>
          <ListRow number={7} start={face} title="Sam R." detail="Player" onPressed={none} isDisabled />
          <ListRow number={8} start={face} title="Maya B." detail="Player" onPressed={none} isBusy />
          <ListRow
            number={9}
            start={face}
            title="Leo B."
            detail="Player"
            onPressed={none}
            fault="Somebody else just took number 9. Pick another one."
          />
        </RowGroup>
      ),
    },
    {
      name: "Cards",
      render: () => (
        <List>
          <ListRow
            start={<DeviceIcon />}
            title="Firefox on Linux"
            detail="This one · signed in Nov 20, 2026"
          />
          <ListRow
            start={<DeviceIcon />}
            title="Safari on iPhone"
            detail="Last used yesterday"
            end={<Button kind="secondary">Sign out</Button>}
          />
        </List>
      ),
    },
    {
      name: "News, one of them unread",
      render: () => (
        <List>
          <ListRow
            start={<CalendarIcon />}
            title="Game vs Rockets is off."
            detail="17:42 · Sat, Nov 28, 10:00 · Comets"
            end={<UnreadDot />}
            onPressed={none}
          />
          <ListRow
            start={<CalendarIcon />}
            title="Practice has moved."
            detail="9:15 · Tue, Nov 24, 17:30 · Comets"
            onPressed={none}
          />
        </List>
      ),
    },
    {
      name: "A long roster",
      render: () => (
        <RowGroup>
          {Array.from({ length: 120 }, (_, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
              key={index}
              number={index}
              start={face}
              title={`Player ${index}`}
              detail="Player"
              onPressed={none}
            />
          ))}
        </RowGroup>
      ),
    },
    {
      name: "Long names, on 320 px",
      render: () => (
        <Narrow>
          <RowGroup>
            <ListRow
              number={99}
              start={face}
              title="Bartholomew-Maximilian Featherstonehaugh W."
              detail="Manager, coach, guardian of Sam and of three more"
              onPressed={none}
              end={more("Bartholomew")}
            />
          </RowGroup>
        </Narrow>
      ),
    },
    { name: "Large text", render: () => <LargeText>{roster}</LargeText> },
  ],
};
