import type { Announcement } from "../../../domain/base/announcement";
import { usualListMachine } from "../../../machines/absence/usual-list.machine";
import { familyMachine } from "../../../machines/family/family.machine";
import { familyListMachine } from "../../../machines/family/family-list.machine";
import { quickChangesMachine } from "../../../machines/family/quick-changes.machine";
import { childInvitationsMachine } from "../../../machines/invitation/child-invitations.machine";
import { childInviteMachine } from "../../../machines/invitation/child-invite.machine";
import type { Client } from "../../api/client";
import { usualListActors } from "../absence/usual.effects";
import { phoneWith } from "../account/phone.actors";
import type { AppPorts } from "../base/app-ports.actors";
import { returnsOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { childInvitationActors, inviteToChild } from "../invitation/child-invitation.effects";
import { copyText } from "../mail-links/copy.effects";
import { childFormWith } from "./child-form.actors";
import { changeChild, endInFamily, familyListActors } from "./family.effects";

export function familyWith(ports: AppPorts, showAddress: (childId: string | null) => void) {
  const { client } = ports;
  const announce = (_: unknown, announcement: Announcement) => ports.announce(announcement);
  return withEffects(
    familyMachine,
    {
      familyList: withEffects(familyListMachine, { ...familyListActors(client), network: returnsOf(window) }),
      phone: phoneWith(ports),
      childForm: childFormWith(client),
      childInvite: withEffects(
        childInviteMachine,
        {
          make: ({ input }) => inviteToChild(client, input),
          copy: ({ input }) => copyText(navigator, input.text),
        },
        { announce },
      ),
      quickChanges: withEffects(
        quickChangesMachine,
        { change: ({ input }) => changeChild(client, input) },
        { announce },
      ),
      end: ({ input }) => endInFamily(client, input),
    },
    { announce, showAddress: (_, { childId }) => showAddress(childId) },
  );
}

export const childInvitationsWith = (client: Client, childId: string) =>
  withEffects(childInvitationsMachine, {
    ...childInvitationActors(client, childId),
    network: returnsOf(window),
  });

export const usualListWith = (client: Client) =>
  withEffects(usualListMachine, { ...usualListActors(client), network: returnsOf(window) });
