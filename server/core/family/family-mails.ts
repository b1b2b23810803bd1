import { sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { keyOf } from "../account/mailbox";
import type { Services } from "../base/services";
import { compose, type MailText, type Recipient, tidy } from "../mail/templates";

type NewcomerRole = "guardian" | "follower";

interface Arrival extends Recipient {
  childFirstName: string;
  newcomerName: string;
}

const newGuardianMail = ({ name, publicOrigin, childFirstName, newcomerName }: Arrival) =>
  compose("Somebody new looks after your player", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `${tidy(newcomerName)} looks after ${tidy(childFirstName)} now, too: sees and decides everything that you do.`,
    ],
    button: { label: `See who looks after ${tidy(childFirstName)}`, href: familyPage(publicOrigin) },
    closing: [
      "All of you? Splendid, the more the merrier.",
      "Don't know them? Whoever let them in can take that back within 7 days. Or answer to this address, and we'll look into it.",
    ],
  });

const newFollowerMail = ({ name, publicOrigin, childFirstName, newcomerName }: Arrival) =>
  compose("Somebody new follows your player", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `${tidy(newcomerName)} follows ${tidy(childFirstName)} now: sees the teams, and no other kid's name.`,
    ],
    button: { label: `See who follows ${tidy(childFirstName)}`, href: familyPage(publicOrigin) },
    closing: ["Don't want that? Any of you can stop it there, with one press."],
  });

const familyPage = (publicOrigin: string) => `${publicOrigin}/app/home?settings=family`;

const mails: Record<NewcomerRole, (arrival: Arrival) => MailText> = {
  guardian: newGuardianMail,
  follower: newFollowerMail,
};

/** To every guardian of the child, without opt-out: all must know who joins its circle. In the transaction that lets the newcomer in. */
export async function mailGuardians(
  tx: Queries,
  { config, mail }: Pick<Services, "config" | "mail">,
  { childId, newcomerId, wish }: { childId: string; newcomerId: string; wish: NewcomerRole },
): Promise<void> {
  const { rows: guardians } = await tx.execute<{
    mailbox_key: MailboxKey;
    name: string;
    child_first_name: string;
    newcomer_name: string;
  }>(sql`
    select u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name, c.first_name as child_first_name,
      coalesce(n.first_name, split_part(n.full_name, ' ', 1)) as newcomer_name
    from living_guardian g join "user" u on u.id = g.user_id join child c on c.id = g.child_id join "user" n on n.id = ${newcomerId}
    where g.child_id = ${childId}::uuid and g.user_id <> ${newcomerId} order by g.created_at, g.id`);
  for (const guardian of guardians)
    await mail.queue(tx, {
      to: guardian.mailbox_key,
      ...mails[wish]({
        name: guardian.name,
        publicOrigin: config.publicOrigin,
        childFirstName: guardian.child_first_name,
        newcomerName: guardian.newcomer_name,
      }),
    });
}

/** To support, with ids only. */
export async function mailSupport(
  tx: Queries,
  { config, mail }: Pick<Services, "config" | "mail">,
  { childId, askerId, reporterId }: { childId: string; askerId: string; reporterId: string },
): Promise<void> {
  await mail.queue(tx, {
    to: keyOf(config.operator.abuseEmailAddress),
    ...compose("A guardian reports a request", {
      greeting: "Hey crew,",
      paragraphs: [
        `${reporterId} declined a request about the child ${childId} and reports who asked: ${askerId}.`,
      ],
      button: { label: "Open the product", href: `${config.publicOrigin}/app` },
      closing: ["npm run support -- show tells what state their accounts are in."],
    }),
  });
}
