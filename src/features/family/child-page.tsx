import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { messageTexts } from "../../../domain/base/message-texts";
import type { ShownAs } from "../../../domain/family/child";
import { changesBetween } from "../../../domain/family/child-changes";
import type { Child } from "../../../domain/family/child-form";
import { rosterLineOf } from "../../../domain/family/child-view";
import {
  type ChildWish,
  type CircleRequest,
  type Follower,
  type Guardian,
  isOnlyGuardian,
  isSameMatter,
  numberOf,
  wishFor,
} from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import type { CircleRole, Invitation } from "../../../domain/invitation/child-invitation";
import { childInvitationTexts } from "../../../domain/invitation/child-invitation-texts";
import { selectFault, selectRows } from "../../../machines/base/collection.setup";
import {
  type familyMachine,
  selectDiffering,
  selectIsFormWanted,
  selectWishes,
} from "../../../machines/family/family.machine";
import type { childInvitationsMachine } from "../../../machines/invitation/child-invitations.machine";
import { Button } from "../../ui/base/button";
import {
  CameraIcon,
  DeleteIcon,
  EditIcon,
  InvitationIcon,
  LogOutIcon,
  PlusIcon,
  ProfileIcon,
  TeamsIcon,
} from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { CapAvatar } from "../../ui/family/cap-avatar";
import { FormButtons } from "../../ui/fields/form";
import { Choices, SettingsLine } from "../../ui/settings/settings-list";
import { SettingsSwitch } from "../../ui/settings/settings-switch";
import { capNumber, fullName } from "./family-list";
import { useNewsHeard } from "./use-news";

type FamilyActor = ActorRefFrom<typeof familyMachine>;
type OfChild = { family: FamilyActor; child: Child };

export type ChildPageProps = OfChild & {
  invitationsOf: (childId: string) => typeof childInvitationsMachine;
  /** Changes whenever there is something new for the person. */
  news: string;
  onBack: () => void;
};

/** What a guardian sees and decides about a child. */
export function ChildPage({ family, child, invitationsOf, news, onBack }: ChildPageProps) {
  const invitations = useActorRef(
    useMemo(() => invitationsOf(child.id), [invitationsOf, child.id]),
    { input: {} },
  );
  useNewsHeard(news, () => invitations.send({ type: "refresh.wanted" }));
  const isFormWanted = useSelector(family, selectIsFormWanted);
  const { first_name: firstName = "", guardians = [], followers = [], requests = [] } = child;
  return (
    <Stack $gap={5}>
      <section aria-busy={isFormWanted}>
        <SettingsLine
          icon={<EditIcon />}
          label={fullName(child)}
          value={[showDay(child.date_of_birth), teamsOf(child)].filter(Boolean).join(" · ")}
          onPressed={() => family.send({ type: "form.pressed", child, key: crypto.randomUUID() })}
        />
      </section>
      <OthersSee family={family} child={child} />
      <section>
        <SectionHead level={3}>{familyTexts.whoLooksAfter(child)}</SectionHead>
        <Stack $gap={2}>
          <Requests family={family} child={child} of={requests.filter(({ wish }) => wish === "guardian")} />
          <List>
            {guardians.map((guardian) => (
              <GuardianRow key={guardian.user_id} family={family} child={child} guardian={guardian} />
            ))}
          </List>
          <Invitations family={family} of={invitations} wish="guardian" firstName={firstName} />
        </Stack>
      </section>
      <Photos family={family} child={child} />
      <section>
        <SectionHead level={3}>{familyTexts.followers}</SectionHead>
        <Stack $gap={2}>
          <Requests family={family} child={child} of={requests.filter(({ wish }) => wish === "follower")} />
          {followers.length === 0 && <Muted>{familyTexts.noFollowers}</Muted>}
          {followers.length > 0 && (
            <List>
              {followers.map((follower) => (
                <FollowerRow key={follower.user_id} family={family} child={child} follower={follower} />
              ))}
            </List>
          )}
          <Invitations family={family} of={invitations} wish="follower" firstName={firstName} />
        </Stack>
      </section>
      <SettingsLine
        icon={isOnlyGuardian(child) ? <DeleteIcon /> : <LogOutIcon />}
        label={isOnlyGuardian(child) ? familyTexts.delete(child) : familyTexts.leave(child)}
        isDangerous
        onPressed={() =>
          family.send({
            type: "ending.pressed",
            ending: { kind: isOnlyGuardian(child) ? "delete" : "leave", child },
          })
        }
      />
      <Back onBack={onBack} />
    </Stack>
  );
}

/** What a follower sees, and the way out. */
export const FollowedPage = ({ family, child, onBack }: OfChild & { onBack: () => void }) => (
  <Stack $gap={4}>
    <List>
      <ListRow
        start={<CapAvatar number={capNumber(child)} initial={child.first_name?.[0] ?? ""} isMine />}
        title={child.first_name ?? ""}
        detail={teamsOf(child)}
      />
    </List>
    <SettingsLine
      icon={<LogOutIcon />}
      label={familyTexts.unfollow}
      isDangerous
      onPressed={() => family.send({ type: "ending.pressed", ending: { kind: "unfollow", child } })}
    />
    <Back onBack={onBack} />
  </Stack>
);

/** Name or number, and how the line in the roster reads to other families from then on. */
function OthersSee({ family, child }: OfChild) {
  const wished = wishFor(useSelector(family, selectWishes), child, "shownAs");
  const differing = useSelector(family, selectDiffering);
  const refused = wishFor(differing ? [differing.wish] : [], child, "shownAs");
  const shownAs: ShownAs = (wished ?? refused)?.shownAs ?? child.shown_as ?? "name";
  const { first_name: firstName = "", last_initial: lastInitial = "", guardians = [] } = child;
  const line = rosterLineOf(["family"], {
    firstName,
    lastInitial,
    number: numberOf(child),
    shownAs,
    isFrozen: child.is_frozen ?? false,
  });
  return (
    <section aria-busy={wished !== undefined}>
      <Stack $gap={2}>
        <Choices
          legend={familyTexts.whatOthersSee}
          name="shownAs"
          options={[
            { value: "name", label: familyTexts.byName, icon: <ProfileIcon size={20} /> },
            { value: "number", label: familyTexts.byNumber, icon: <TeamsIcon size={20} /> },
          ]}
          value={shownAs}
          onChosen={(chosen) =>
            family.send({ type: "wish.pressed", wish: { kind: "shownAs", child, shownAs: chosen } })
          }
        />
        {differing && refused && (
          <InlineNotice
            role="alert"
            tone="needs-you"
            title={messageTexts.REQUEST_412_CHANGED}
            actions={
              <>
                <Button onClick={() => family.send({ type: "wish.pressed", wish: refused })}>
                  {familyTexts.keepMine}
                </Button>
                <Button kind="secondary" onClick={() => family.send({ type: "theirs.taken" })}>
                  {familyTexts.takeTheirs}
                </Button>
              </>
            }
          >
            {changesBetween(differing.seen, refused.child).join(" ")}
          </InlineNotice>
        )}
        {line.kind === "hidden" ? (
          <Muted>{familyTexts.hidden}</Muted>
        ) : (
          <List aria-label={familyTexts.preview}>
            <ListRow
              start={
                <CapAvatar
                  number={capNumber(child)}
                  initial={line.kind === "named" ? (firstName[0] ?? "") : "?"}
                />
              }
              title={line.text}
              detail={
                line.kind === "named"
                  ? familyTexts.lookedAfterBy(guardians.map(({ name }) => name))
                  : familyTexts.noGuardians
              }
            />
          </List>
        )}
        <Muted>{familyTexts.toGuardiansOnly}</Muted>
      </Stack>
    </section>
  );
}

function Photos({ family, child }: OfChild) {
  const wished = wishFor(useSelector(family, selectWishes), child, "photos");
  const isOn = child.my_photo_consent ?? false;
  return (
    <section aria-busy={wished !== undefined}>
      <SectionHead level={3}>{familyTexts.photos}</SectionHead>
      <Stack $gap={2}>
        <SettingsSwitch
          icon={<CameraIcon />}
          label={familyTexts.photosLabel(child)}
          hint={familyTexts.photosHint}
          isOn={isOn}
          onSwitched={() =>
            family.send({
              type: "wish.pressed",
              // It shows what is saved: a second press takes back the one that is under way.
              wish: { kind: "photos", child, isAllowed: !(wished?.isAllowed ?? isOn) },
            })
          }
        />
        <Muted role="status">
          {child.may_be_photographed ? familyTexts.photosYes : familyTexts.photosNo}
        </Muted>
      </Stack>
    </section>
  );
}

function GuardianRow({ family, child, guardian }: OfChild & { guardian: Guardian }) {
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
            aria-label={`${familyTexts.takeBack} ${name}`}
            onClick={() =>
              family.send({ type: "ending.pressed", ending: { kind: "takeBack", child, person: guardian } })
            }
          >
            {familyTexts.takeBack}
          </Button>
        )
      }
    />
  );
}

const FollowerRow = ({ family, child, follower }: OfChild & { follower: Follower }) => (
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
        aria-label={familyTexts.endFollowingOf(follower.name)}
        onClick={() =>
          family.send({ type: "ending.pressed", ending: { kind: "endFollowing", child, person: follower } })
        }
      >
        {familyTexts.endFollowing}
      </Button>
    }
  />
);

type Decision = Extract<ChildWish, { kind: "request" }>["decision"];

/** Who asks to come into the circle: whoever lets them in should know them. */
function Requests({ family, child, of }: OfChild & { of: readonly CircleRequest[] }) {
  const wishes = useSelector(family, selectWishes);
  return of.map((request) => {
    const wishOf = (decision: Decision) => ({ kind: "request" as const, child, request, decision });
    const wished = wishes.find((wish) => isSameMatter(wish, wishOf("approved")));
    const decided = wished?.kind === "request" ? wished.decision : null;
    const decide = (decision: Decision) => family.send({ type: "wish.pressed", wish: wishOf(decision) });
    const isGuardian = request.wish === "guardian";
    return (
      <InlineNotice
        key={request.request_id}
        tone="needs-you"
        title={(isGuardian ? familyTexts.asksToGuard : familyTexts.asksToFollow)(request.name, child)}
        actions={
          <>
            <Button
              isBusy={decided === "approved"}
              aria-disabled={decided !== null}
              aria-label={`${familyTexts.thatsThem}: ${request.name}`}
              onClick={() => decide("approved")}
            >
              {familyTexts.thatsThem}
            </Button>
            <Button
              kind="secondary"
              isBusy={decided === "declined"}
              aria-disabled={decided !== null}
              aria-label={`${familyTexts.no}: ${request.name}`}
              onClick={() => decide("declined")}
            >
              {familyTexts.no}
            </Button>
          </>
        }
      >
        {isGuardian ? familyTexts.guardianSees : familyTexts.followerSees}
      </InlineNotice>
    );
  });
}

type InvitationsProps = {
  family: FamilyActor;
  of: ActorRefFrom<typeof childInvitationsMachine>;
  wish: CircleRole;
  firstName: string;
};

/** The open invitations of a role, and the way to one more. */
function Invitations({ family, of, wish, firstName }: InvitationsProps) {
  const rows = useSelector(of, selectRows).filter(({ item }) => item.kind === wish);
  const fault = useSelector(of, selectFault);
  const invite = (invitation: Invitation | null) =>
    family.send({ type: "invite.pressed", role: wish, invitation });
  return (
    <>
      {rows.length > 0 && (
        <List aria-label={familyTexts.openInvitations(wish, firstName)}>
          {rows.map(({ item, change, refusal }) => (
            <ListRow
              key={item.id}
              start={<InvitationIcon />}
              title={item.email_address ?? childInvitationTexts.aLink}
              detail={childInvitationTexts.ends(showDate(item.expires_at))}
              onPressed={item.email_address === null ? () => invite(item) : undefined}
              isBusy={change !== null}
              fault={refusal}
              end={
                <Button
                  kind="secondary"
                  isBusy={change !== null}
                  aria-label={childInvitationTexts.takeBackOf(item.email_address)}
                  onClick={() => of.send({ type: "item.changed", change: { id: item.id, to: null } })}
                >
                  {childInvitationTexts.takeBack}
                </Button>
              }
            />
          ))}
        </List>
      )}
      {fault && wish === "guardian" && (
        <InlineNotice
          role="alert"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => of.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      <Button kind="secondary" icon={<PlusIcon />} onClick={() => invite(null)}>
        {childInvitationTexts.title[wish]}
      </Button>
    </>
  );
}

const Back = ({ onBack }: { onBack: () => void }): ReactNode => (
  <FormButtons>
    <Button kind="quiet" onClick={onBack}>
      Back
    </Button>
  </FormButtons>
);

const teamsOf = ({ teams }: Child) =>
  teams.length > 0 ? teams.map(({ name }) => name).join(" · ") : familyTexts.noTeam;

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const days = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const showDate = (moment: string) => dates.format(new Date(moment));
const showDay = (day: string | undefined) => day && days.format(new Date(day));
