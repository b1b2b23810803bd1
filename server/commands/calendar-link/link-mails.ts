import type { Services, Viewer } from "../../core/base/services";
import { readOtherGuardians } from "../../core/calendar-link/link.store";
import { compose, tidy } from "../../core/mail/templates";
import type { Queries } from "../../platform/db/database";

interface NewLink {
  person: Viewer["user"];
  childId: string | null;
  childName: string | null;
  guestName: string | null;
}

/**
 * To whoever made it, since a stolen session could make one, and of a guest's to the child's other guardians. Without opt-out, in the
 * transaction that makes it.
 */
export async function mailNewLink(
  { config, mail }: Pick<Services, "config" | "mail">,
  tx: Queries,
  { person, childId, childName, guestName }: NewLink,
): Promise<void> {
  const page = `${config.publicOrigin}/app/schedule?links`;
  const nameOfPerson = person.firstName ?? person.fullName.split(" ")[0] ?? "";
  const about =
    guestName === null || childName === null
      ? "Whoever has it can see when and where your kids play."
      : `Whoever has it, ${tidy(guestName)} for now, can see when and where ${tidy(childName)} plays.`;
  await mail.queue(tx, {
    to: person.mailboxKey,
    ...compose("A calendar link was made", {
      greeting: `Hey ${tidy(nameOfPerson)},`,
      paragraphs: ["Somebody signed in as you made a calendar link.", about],
      button: { label: "Switch it off", href: page },
      closing: [
        "That was you? Then leave it be.",
        "It wasn't? Switch it off, set a new password and sign out everywhere: that ends all your calendar links.",
      ],
    }),
  });
  if (guestName === null || childId === null || childName === null) return;
  for (const guardian of await readOtherGuardians(tx, childId, person.id))
    await mail.queue(tx, {
      to: guardian.mailboxKey,
      ...compose("Somebody can look at a player's calendar", {
        greeting: `Hey ${tidy(guardian.name)},`,
        paragraphs: [
          `${tidy(nameOfPerson)} made a link for ${tidy(guestName)}: it shows when and where ${tidy(childName)} plays, and nothing else.`,
        ],
        button: { label: "See who can look", href: page },
        closing: ["Don't want that? You can switch it off there, with one press."],
      }),
    });
}
