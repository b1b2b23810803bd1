import { dueDayText } from "../../../domain/account-deletion/deletion";
import { familyAddress } from "../../../domain/family/family-address";
import type { Queries } from "../../platform/db/database";
import type { Services } from "../base/services";
import { compose, type MailText, tidy } from "../mail/templates";
import { type GuardianRemovalRow, type RemovalNames, readRemovalNames } from "./guardian-removal.store";

type Ports = Pick<Services, "config" | "mail">;

/** To the person whose access would end, without opt-out, in the transaction of the request. */
export const mailRemovalRequest = (tx: Queries, ports: Ports, removal: GuardianRemovalRow): Promise<void> =>
  mailAboutRemoval(tx, ports, removal, (names) => requestedMail(names, ports.config.publicOrigin, removal));

/** To the person whose access has ended. */
export const mailRemoval = (tx: Queries, ports: Ports, removal: GuardianRemovalRow): Promise<void> =>
  mailAboutRemoval(tx, ports, removal, (names) => removedMail(names, ports.config.publicOrigin));

async function mailAboutRemoval(
  tx: Queries,
  { mail }: Ports,
  removal: GuardianRemovalRow,
  write: (names: RemovalNames) => MailText,
): Promise<void> {
  const names = await readRemovalNames(tx, removal);
  if (names) await mail.queue(tx, { to: names.to, ...write(names) });
}

function requestedMail(names: RemovalNames, publicOrigin: string, { childId, endsAt }: GuardianRemovalRow) {
  const [asker, child] = [tidy(names.requester_name), tidy(names.child_first_name)];
  const day = dueDayText(endsAt, names.time_zone ?? "UTC");
  return compose("Somebody asks to end your access to a player", {
    greeting: `Hey ${tidy(names.name)},`,
    paragraphs: [
      `${asker}, who looks after ${child} with you, asked to end your access to ${child} on ${day}.`,
      `Don't agree? Press Object until then, and nothing changes. Until ${day} you see and decide everything as before.`,
    ],
    button: { label: "See it, or object", href: `${publicOrigin}${familyAddress(childId)}` },
    closing: [
      "Agree? Then there's nothing to do.",
      "Can't sign in, or is somebody in danger? Answer to this address: we can stop it.",
    ],
  });
}

function removedMail(names: RemovalNames, publicOrigin: string) {
  const [asker, child] = [tidy(names.requester_name), tidy(names.child_first_name)];
  return compose("Your access to a player has ended", {
    greeting: `Hey ${tidy(names.name)},`,
    paragraphs: [
      `${asker} asked for it a week ago, and nobody objected: you don't look after ${child} on Drip any more.`,
    ],
    button: { label: "To the home field", href: `${publicOrigin}/app/home` },
    closing: [
      "The other guardians can invite you again.",
      "That wasn't right? Answer to this address, and we look into it.",
    ],
  });
}
