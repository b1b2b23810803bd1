import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { isOnlyGuardian } from "../../../domain/family/family";
import { familyTexts } from "../../../domain/family/family-texts";
import { selectIsFormWanted } from "../../../machines/family/family.machine";
import type { childInvitationsMachine } from "../../../machines/invitation/child-invitations.machine";
import { useOnNews } from "../../controls/base/use-on-news";
import { DeleteIcon, EditIcon, LogOutIcon } from "../../ui/base/icons";
import { List } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { showDay } from "../../ui/dates/show-date";
import { SettingsLine } from "../../ui/settings/settings-list";
import { type TeamRequest, TeamRequests } from "../../ui/team/team-requests";
import { BackButton } from "./back-button";
import { CircleInvitations } from "./circle-invitations";
import { CircleRequests } from "./circle-requests";
import { FollowerRow, GuardianRow } from "./circle-rows";
import { fullName, teamsOf } from "./family-list";
import { OwnRemoval } from "./guardian-removal";
import type { OfChild, OfQuickChanges } from "./of-child";
import { PhotoConsent } from "./photo-consent";
import { ShownAsChoice } from "./shown-as";

export type ChildPageProps = OfChild &
  OfQuickChanges & {
    invitationsOf: (childId: string) => typeof childInvitationsMachine;
    /** Changes when new pings arrive; the child is then read again. */
    news: string;
    /** One's own requests to join a team, for any child. */
    requests: readonly (TeamRequest & { child_id?: string })[];
    /** Who looks at the child's calendar without an account. */
    guests?: ReactNode;
    /** Who may drive the child also alone. */
    drivers?: ReactNode;
    onBack: () => void;
  };

/** What a guardian sees and decides about a child. */
export function ChildPage({
  family,
  changes,
  child,
  invitationsOf,
  news,
  requests: asked,
  guests,
  drivers,
  onBack,
}: ChildPageProps) {
  const invitations = useActorRef(
    useMemo(() => invitationsOf(child.id), [invitationsOf, child.id]),
    { input: {} },
  );
  useOnNews(news, () => invitations.send({ type: "refresh.wanted" }));
  const isFormWanted = useSelector(family, selectIsFormWanted);
  const { first_name: firstName = "", guardians = [], followers = [], requests = [] } = child;
  return (
    <Stack $gap={5}>
      <section aria-busy={isFormWanted}>
        <SettingsLine
          icon={<EditIcon />}
          label={fullName(child)}
          value={[child.date_of_birth && showDay(child.date_of_birth), teamsOf(child)]
            .filter(Boolean)
            .join(" · ")}
          onPressed={() => family.send({ type: "form.pressed", child, key: crypto.randomUUID() })}
        />
      </section>
      <TeamRequests
        of={asked
          .filter(({ child_id: id }) => id === child.id)
          .map(({ id, team_name }) => ({ id, team_name }))}
      />
      <ShownAsChoice changes={changes} child={child} />
      <section>
        <SectionHead level={3}>{familyTexts.whoLooksAfter(child)}</SectionHead>
        <Stack $gap={2}>
          <OwnRemoval changes={changes} child={child} />
          <CircleRequests
            changes={changes}
            child={child}
            of={requests.filter(({ wish }) => wish === "guardian")}
          />
          <List>
            {guardians.map((guardian) => (
              <GuardianRow
                key={guardian.user_id}
                family={family}
                changes={changes}
                child={child}
                guardian={guardian}
              />
            ))}
          </List>
          <CircleInvitations family={family} of={invitations} circleRole="guardian" firstName={firstName} />
        </Stack>
      </section>
      <PhotoConsent changes={changes} child={child} />
      <section>
        <SectionHead level={3}>{familyTexts.followers}</SectionHead>
        <Stack $gap={2}>
          <CircleRequests
            changes={changes}
            child={child}
            of={requests.filter(({ wish }) => wish === "follower")}
          />
          {followers.length === 0 && <Muted>{familyTexts.noFollowers}</Muted>}
          {followers.length > 0 && (
            <List>
              {followers.map((follower) => (
                <FollowerRow key={follower.user_id} family={family} child={child} follower={follower} />
              ))}
            </List>
          )}
          <CircleInvitations family={family} of={invitations} circleRole="follower" firstName={firstName} />
        </Stack>
      </section>
      {drivers}
      {guests}
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
      <BackButton onBack={onBack} />
    </Stack>
  );
}
