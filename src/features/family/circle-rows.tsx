import type { Follower, Guardian } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { Button } from "../../ui/base/button";
import { ProfileIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { showDate } from "../../ui/dates/show-date";
import type { OfChild } from "./of-child";

export function GuardianRow({ family, child, guardian }: OfChild & { guardian: Guardian }) {
  const { name, drip_name: dripName, is_me: isMe, since, let_in_by: letInBy = null } = guardian;
  const handle = dripName && `@${dripName}`;
  return (
    <ListRow
      start={<ProfileIcon />}
      title={isMe ? familyTexts.you(name) : name}
      detail={[handle, since && familyTexts.cameIn(showDate(since), letInBy)].filter(Boolean).join(" · ")}
      end={
        guardian.may_take_back_until && (
          <Button
            kind="secondary"
            onClick={() =>
              family.send({ type: "ending.pressed", ending: { kind: "takeBack", child, person: guardian } })
            }
          >
            {familyTexts.remove(name)}
          </Button>
        )
      }
    />
  );
}

export const FollowerRow = ({ family, child, follower }: OfChild & { follower: Follower }) => (
  <ListRow
    start={<ProfileIcon />}
    title={follower.name}
    detail={[
      follower.drip_name && `@${follower.drip_name}`,
      familyTexts.cameIn(showDate(follower.since), null),
    ]
      .filter(Boolean)
      .join(" · ")}
    end={
      <Button
        kind="secondary"
        onClick={() =>
          family.send({ type: "ending.pressed", ending: { kind: "endFollowing", child, person: follower } })
        }
      >
        {familyTexts.remove(follower.name)}
      </Button>
    }
  />
);
