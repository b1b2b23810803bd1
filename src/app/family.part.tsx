import { type ComponentType, useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { shareTexts } from "../../domain/base/share-texts";
import { guestTexts } from "../../domain/calendar-link/guest";
import { guestsOf as guestLines } from "../../domain/calendar-link/lines";
import { familyAddress } from "../../domain/family/family-address";
import { ownRequests } from "../../domain/waiting/waiting";
import { usualListMachine } from "../../machines/absence/usual-list.machine";
import { calendarLinksMachine } from "../../machines/calendar-link/calendar-links.machine";
import { guestLinkMachine } from "../../machines/calendar-link/guest-link.machine";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { childFormMachine } from "../../machines/family/child-form.machine";
import { childWishesMachine } from "../../machines/family/child-wishes.machine";
import { familyMachine } from "../../machines/family/family.machine";
import { familyListMachine } from "../../machines/family/family-list.machine";
import { childInvitationsMachine } from "../../machines/invitation/child-invitations.machine";
import { childInviteMachine } from "../../machines/invitation/child-invite.machine";
import { usualListActors } from "../effects/absence/usual.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { returnsOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { shareLink } from "../effects/base/share.effects";
import { calendarLinkActors, makeGuestLink } from "../effects/calendar-link/calendar-link.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { saveChild } from "../effects/family/child-form.effects";
import { changeChild, endInFamily, familyListActors } from "../effects/family/family.effects";
import { childInvitationActors, inviteToChild } from "../effects/invitation/child-invitation.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import { UsualList } from "../features/absence/usual-list";
import { GuestLinks } from "../features/calendar-link/guest-links";
import { Family, type FamilyProps } from "../features/family/family";
import { useNews } from "../features/family/use-news";
import { WithNeedsYou } from "../screens/waiting/with-needs-you";
import { wireNeedsYou } from "./needs-you.part";
import { wirePhone } from "./phone.part";

export function wireFamily(ports: AppPorts): ComponentType<FamilyProps> {
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
  const Guests = wireGuests(ports);
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
            guestsOf={(child) => <Guests key={child.id} {...child} />}
          />
        )}
      </WithNeedsYou>
    );
  };
}

/** Who looks at a child's calendar without an account. */
function wireGuests({ client, announce }: AppPorts): ComponentType<{ id: string; firstName: string }> {
  const newKey = () => crypto.randomUUID();
  const form = guestLinkMachine.provide({
    actors: { make: effect(({ input }) => makeGuestLink(client, input)) },
  });
  const share = async (firstName: string, link: string) => {
    const outcome = await shareLink(navigator, { title: guestTexts.shared(firstName), url: link });
    if (outcome === "copied") announce({ tone: "success", text: shareTexts.copied });
    if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
  };
  return ({ id, firstName }) => {
    const list = useMemo(
      () =>
        calendarLinksMachine.provide({
          actors: {
            ...calendarLinkActors(client, newKey, (links) => guestLines(links, id)),
            network: returnsOf(window),
          },
        }),
      [id],
    );
    return (
      <GuestLinks
        childId={id}
        firstName={firstName}
        list={list}
        form={form}
        now={Date.now}
        onShared={(link) => void share(firstName, link)}
      />
    );
  };
}
