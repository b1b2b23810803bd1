import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { familyTexts } from "../../../domain/family/family-texts";
import type { CircleRole, Invitation } from "../../../domain/invitation/child-invitation";
import { childInvitationTexts } from "../../../domain/invitation/child-invitation-texts";
import { selectFault, selectRows } from "../../../machines/base/collection.setup";
import type { childInvitationsMachine } from "../../../machines/invitation/child-invitations.machine";
import { Button } from "../../ui/base/button";
import { InvitationIcon, PlusIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { List, ListRow } from "../../ui/base/list-row";
import { showDate } from "../../ui/dates/show-date";
import type { FamilyActor } from "./of-child";

type CircleInvitationsProps = {
  family: FamilyActor;
  of: ActorRefFrom<typeof childInvitationsMachine>;
  circleRole: CircleRole;
  firstName: string;
};

/** The open invitations for a role, with a button to add one. */
export function CircleInvitations({ family, of, circleRole, firstName }: CircleInvitationsProps) {
  const rows = useSelector(of, selectRows).filter(({ item }) => item.kind === circleRole);
  const fault = useSelector(of, selectFault);
  const invite = (invitation: Invitation | null) =>
    family.send({ type: "invite.pressed", role: circleRole, invitation });
  return (
    <>
      {rows.length > 0 && (
        <List aria-label={familyTexts.openInvitations(circleRole, firstName)}>
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
      {fault && circleRole === "guardian" && (
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
        {childInvitationTexts.title[circleRole]}
      </Button>
    </>
  );
}
