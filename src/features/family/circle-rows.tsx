import type { Follower, Guardian } from "../../../domain/family/family";
import { familyTexts, firstNameOf } from "../../../domain/family/family-texts";
import { removalTexts } from "../../../domain/family/removal-texts";
import { Button } from "../../ui/base/button";
import { ProfileIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { showDate } from "../../ui/dates/show-date";
import { StopRemoval } from "./guardian-removal";
import type { OfChild, OfQuickChanges } from "./of-child";

type Removal = NonNullable<Guardian["removal"]>;

export function GuardianRow({
  family,
  changes,
  child,
  guardian,
}: OfChild & OfQuickChanges & { guardian: Guardian }) {
  const { name, drip_name: dripName, is_me: isMe, since, let_in_by: letInBy = null, removal } = guardian;
  const handle = dripName && `@${dripName}`;
  const cameIn = [handle, since && familyTexts.cameIn(showDate(since), letInBy)].filter(Boolean).join(" · ");
  // One's own row has a notice above the list instead.
  const isAsked = removal !== undefined && !isMe;
  return (
    <ListRow
      start={<ProfileIcon />}
      title={isMe ? familyTexts.you(name) : name}
      detail={isAsked ? askedText(removal) : cameIn}
      end={
        isAsked ? (
          <StopRemoval
            changes={changes}
            child={child}
            guardian={guardian}
            decision={removal.is_mine ? "cancelled" : "objected"}
          />
        ) : (
          <GuardianEnding family={family} child={child} guardian={guardian} />
        )
      }
    />
  );
}

const askedText = ({ is_mine: isMine, requested_by_name: asker, ends_at: endsAt }: Removal) =>
  isMine ? removalTexts.mine(showDate(endsAt)) : removalTexts.others(firstNameOf(asker), showDate(endsAt));

/** Who let somebody in lately removes them at once; any other guardian asks for it. */
function GuardianEnding({ family, child, guardian }: OfChild & { guardian: Guardian }) {
  const { name, may_take_back_until: until, may_request_removal: mayRequest } = guardian;
  if (!until && !mayRequest) return null;
  const kind = until ? "takeBack" : "requestRemoval";
  return (
    <Button
      kind={until ? "secondary" : "quiet"}
      onClick={() => family.send({ type: "ending.pressed", ending: { kind, child, person: guardian } })}
    >
      {until ? familyTexts.remove(name) : removalTexts.endAccess(firstNameOf(name))}
    </Button>
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
