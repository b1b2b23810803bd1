import { colourPairs } from "../../domain/team/colours";
import { Avatar } from "../ui/account/avatar";
import { AvatarStack } from "../ui/account/avatar-stack";
import { ListRow, RowGroup } from "../ui/base/list-row";
import { CapAvatar } from "../ui/team/cap-avatar";
import type { GalleryEntry } from "./entry";
import { LargeText, Row } from "./looks";

const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };
const user = { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11", avatar: null, is_deleted: false };
const people = (count: number, size = 32) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    face:
      index % 2 === 0 ? (
        <Avatar user={user} size={size} />
      ) : (
        <CapAvatar number={index + 6} initial="S" size={size} />
      ),
  }));

export const avatarStackEntry: GalleryEntry = {
  name: "Avatar stack",
  group: "Images",
  states: [
    {
      name: "One to five",
      render: () => (
        <Row>
          {[1, 2, 3, 4, 5].map((count) => (
            <AvatarStack key={count} faces={people(count)} />
          ))}
        </Row>
      ),
    },
    {
      name: "Named",
      render: () => <AvatarStack faces={people(14)} label="Nia, Sam, Jonas and 11 more" />,
    },
    {
      name: "Sizes",
      render: () => (
        <Row>
          {[24, 32, 40].map((size) => (
            <AvatarStack key={size} faces={people(120, size)} size={size} />
          ))}
        </Row>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Row>
            <AvatarStack faces={people(5)} />
            <p>Five in</p>
          </Row>
        </LargeText>
      ),
    },
  ],
};

export const capAvatarEntry: GalleryEntry = {
  name: "Cap avatar",
  group: "Images",
  states: [
    {
      name: "Number or initial",
      render: () => (
        <Row>
          <CapAvatar number={7} initial="S" size={96} label="Sam R., number 7" />
          <CapAvatar number={0} initial="S" size={96} />
          <CapAvatar number={99} initial="S" size={96} />
          <CapAvatar initial="M" size={96} />
          <CapAvatar initial="Å" size={96} />
        </Row>
      ),
    },
    {
      name: "One's own",
      render: () => (
        <Row>
          <CapAvatar number={7} initial="S" size={96} isMine />
          <CapAvatar initial="M" size={96} isMine />
        </Row>
      ),
    },
    {
      name: "Sizes",
      render: () => (
        <Row>
          {[24, 32, 40, 64, 96].map((size) => (
            <CapAvatar key={size} number={23} initial="S" size={size} isMine={size === 40} />
          ))}
        </Row>
      ),
    },
    {
      name: "In the colours of the twelve pairs",
      render: () => (
        <Row>
          {colourPairs.map((pair, at) => (
            <CapAvatar
              key={pair.id}
              team={pair}
              number={at * 9}
              initial="S"
              size={64}
              isMine={at % 3 === 0}
            />
          ))}
          <CapAvatar team={comets} initial="M" size={64} />
          <CapAvatar team={comets} number={7} initial="S" size={36} isMine />
          <CapAvatar team={comets} number={23} initial="S" size={24} />
          <CapAvatar team={comets} number={4} initial="A" size={64} isOpen />
        </Row>
      ),
    },
    {
      name: "On a roster",
      render: () => (
        <RowGroup>
          <ListRow start={<CapAvatar number={7} initial="S" isMine />} title="Sam R." detail="Player" />
          <ListRow start={<CapAvatar number={10} initial="M" />} title="Maya B." detail="Player" />
          <ListRow start={<CapAvatar initial="L" />} title="Leo B." detail="Player" />
        </RowGroup>
      ),
    },
  ],
};
