import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { familyAddress } from "../../domain/family/family-address";
import { ownRequests } from "../../domain/waiting/waiting";
import { usualListMachine } from "../../machines/absence/usual-list.machine";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { childFormMachine } from "../../machines/family/child-form.machine";
import { childWishesMachine } from "../../machines/family/child-wishes.machine";
import { familyMachine } from "../../machines/family/family.machine";
import { familyListMachine } from "../../machines/family/family-list.machine";
import { childInvitationsMachine } from "../../machines/invitation/child-invitations.machine";
import { childInviteMachine } from "../../machines/invitation/child-invite.machine";
import { usualListActors } from "../effects/absence/usual.effects";
import { returnsOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { saveChild } from "../effects/family/child-form.effects";
import { changeChild, endInFamily, familyListActors } from "../effects/family/family.effects";
import { childInvitationActors, inviteToChild } from "../effects/invitation/child-invitation.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import { UsualList } from "../features/absence/usual-list";
import { Family, type FamilyProps } from "../features/family/family";
import { useNews } from "../features/family/use-news";
import { WithNeedsYou } from "../screens/waiting/with-needs-you";
import type { HousePorts } from "./house-ports";
import { wireNeedsYou } from "./needs-you.wiring";
import { wirePhone } from "./phone.wiring";

export function wireFamily(ports: HousePorts): ComponentType<FamilyProps> {
  const { client, session, announce } = ports;
  const machine = familyMachine.provide({
    actors: {
      familyList: familyListMachine.provide({
        actors: { ...familyListActors(client), network: returnsOf(window) },
      }),
      phone: wirePhone(ports),
      childForm: childFormMachine.provide({
        actors: { save: effect(({ input }) => saveChild(client, input)) },
      }),
      childInvite: childInviteMachine.provide({
        actors: {
          make: effect(({ input }) => inviteToChild(client, input)),
          copy: effect(({ input }) => copyText(navigator, input.text)),
        },
        actions: { announce: (_, announcement) => announce(announcement) },
      }),
      childWishes: childWishesMachine.provide({
        actors: { change: effect(({ input }) => changeChild(client, input)) },
        actions: { announce: (_, announcement) => announce(announcement) },
      }),
      end: effect(({ input }) => endInFamily(client, input)),
    },
    actions: {
      announce: (_, announcement) => announce(announcement),
      showAddress: (_, { childId }) => navigate(familyAddress(childId), { replace: true }),
    },
  });
  const dateField = dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } });
  const invitationsOf = (childId: string) =>
    childInvitationsMachine.provide({
      actors: { ...childInvitationActors(client, childId), network: returnsOf(window) },
    });
  const usual = usualListMachine.provide({
    actors: { ...usualListActors(client), network: returnsOf(window) },
  });
  const needsYou = wireNeedsYou(ports);
  return (props) => {
    const news = useNews(session);
    return (
      <WithNeedsYou of={needsYou}>
        {({ items }) => (
          <Family
            {...props}
            machine={machine}
            dateField={dateField}
            invitationsOf={invitationsOf}
            news={news}
            requests={ownRequests(items)}
            onOpened={(href) => navigate(href)}
            practices={<UsualList machine={usual} />}
          />
        )}
      </WithNeedsYou>
    );
  };
}
