import { type ComponentType, useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { shareTexts } from "../../domain/base/share-texts";
import { guestTexts } from "../../domain/calendar-link/guest";
import { guestsOf as guestLines } from "../../domain/calendar-link/lines";
import { familyAddress } from "../../domain/family/family-address";
import { ownRequests } from "../../domain/needs-you/needs-you";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { shareLink } from "../effects/base/share.effects";
import { calendarLinksWith } from "../effects/calendar-link/calendar-links.actors";
import { guestLinkWith } from "../effects/calendar-link/guest-link.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { childInvitationsWith, familyWith, usualListWith } from "../effects/family/family.actors";
import { driversWith } from "../effects/ride/drivers.actors";
import { UsualList } from "../features/absence/usual-list";
import { GuestLinks } from "../features/calendar-link/guest-links";
import { Family, type FamilyProps } from "../features/family/family";
import { useNews } from "../features/family/use-news";
import { Drivers } from "../features/ride/drivers";
import { WithNeedsYou } from "../screens/needs-you/with-needs-you";
import { wireNeedsYou } from "./needs-you.part";

export function wireFamily(ports: AppPorts): ComponentType<FamilyProps> {
  const { client, session } = ports;
  const machine = familyWith(ports, (childId) => navigate(familyAddress(childId), { replace: true }));
  const dateField = dateFieldWith();
  const invitationsOf = (childId: string) => childInvitationsWith(client, childId);
  const usual = usualListWith(client);
  const Guests = wireGuests(ports);
  const DriversOf = wireDrivers(ports);
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
            practices={(below) => <UsualList machine={usual} below={below} />}
            guestsOf={(child) => <Guests key={child.id} {...child} />}
            driversOf={(child) => <DriversOf key={child.id} {...child} />}
          />
        )}
      </WithNeedsYou>
    );
  };
}

/** Who may drive a child also alone. */
function wireDrivers({ client }: AppPorts): ComponentType<{ id: string; firstName: string }> {
  return ({ id, firstName }) => {
    const machine = useMemo(() => driversWith(client, id), [id]);
    return <Drivers machine={machine} firstName={firstName} />;
  };
}

/** Who looks at a child's calendar without an account. */
function wireGuests({ client, announce }: AppPorts): ComponentType<{ id: string; firstName: string }> {
  const form = guestLinkWith(client);
  const share = async (firstName: string, link: string) => {
    const outcome = await shareLink(navigator, { title: guestTexts.shared(firstName), url: link });
    if (outcome === "copied") announce({ tone: "success", text: shareTexts.copied });
    if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
  };
  return ({ id, firstName }) => {
    const list = useMemo(() => calendarLinksWith(client, (links) => guestLines(links, id)), [id]);
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
