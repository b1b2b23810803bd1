import { limits } from "../../../domain/base/limits";
import { deleteDependants } from "../../commands/account-deletion/deletion.store";
import { eraseAccount } from "../../commands/account-deletion/erasure.store";
import { findSoleDependants, lockFamiliesAndTeams } from "../../core/account/dependants.store";
import { deleteProviderAccount } from "../../core/identity/sign-up-repair";
import { withRideNews } from "../../core/ride/seat-news";
import type { Queries } from "../../platform/db/database";
import { SupportRefusal } from "./command";
import { count, type Handler, type SupportServices } from "./command-handler";
import { withAuditLine } from "./support.store";

/** The id alone: no row joins it to a name, an address or a birthday any more. */
const whatStays = [
  "Left are:",
  "  this id and the reference in the audit, for 24 months",
  "  this id in what others keep, without a name: who answered for a child or made an event, let somebody in or ended something, as long as that row; who answered what, for 12 months",
  "  words on a team's events (notes, places, kit, reasons for calling off) and their earlier versions, without a name of whoever wrote them: as long as the event",
  "  messages in huddles and the titles of groups, without a name: for 24 months or with their team; words taken back or changed, for 90 days",
  "  this id in huddles: who wrote a message, is named in it, took it back, or brought somebody in, as long as that row; in dings of others, for 60 days",
  "  reports of messages with their words, by the person without the id, about the person with it, for 24 months",
  "  words of others that name the person: messages, as above; notes on answers, until 30 days after the event; notices and mails on their way, until they are sent",
  `  a fingerprint of the drip name, for ${limits.dripNameReservedDays} days`,
  "  backups, for 30 days",
];

class DryRun extends Error {
  constructor(readonly lines: string[]) {
    super("Nothing was to be kept.");
  }
}

export const erase: Handler = async (services, account, { reference, isDryRun, takesAlong }) => {
  const { db, identity } = services;
  const { signingKey } = services.config;
  const { id } = account;
  try {
    const erased = await withAuditLine(db, { verb: "account_erased", reference, userId: id }, async (tx) => {
      await lockFamiliesAndTeams(tx, id);
      const erasure = await withRideNews(services, tx, { by: id, userIds: [id] }, async () => {
        if (takesAlong)
          await deleteDependants(tx, await findSoleDependants(tx, id), {
            by: "support",
            now: services.now(),
          });
        else await refuseSoleCharges(tx, id);
        return eraseAccount(tx, account, { issuer: identity.issuer, signingKey, now: services.now() });
      });
      if (!erasure) throw new SupportRefusal("The account went while this was under way.");
      if (isDryRun)
        throw new DryRun([
          ...tell(erasure.rows, erasure.subjects.length, "would be deleted"),
          ...printedText(erasure.words, "would stay"),
        ]);
      return erasure;
    });
    const said = [
      `${id} is erased.`,
      ...tell(erased.rows, null, "deleted"),
      ...printedText(erased.words, "stay"),
    ];
    for (const subject of erased.subjects) said.push(await deleteAtProvider(services, subject));
    const elsewhere = (erased.rows.identity ?? 0) - erased.subjects.length;
    if (elsewhere > 0)
      said.push(
        `${count(elsewhere, "account")} at another identity project than the configured one: delete it there.`,
      );
    return [...said, ...whatStays];
  } catch (error) {
    if (error instanceof DryRun) return [`A dry run: nothing was changed. Of ${id}`, ...error.lines];
    throw error;
  }
};

/** No child may be left without a living guardian and no team without a manager: somebody has to be named first. */
async function refuseSoleCharges(tx: Queries, id: string) {
  const { children, teams } = await findSoleDependants(tx, id);
  const reasons = [
    ...(children.length > 0
      ? [
          `Nobody else looks after ${children.join(", ")}. The person has to invite another guardian first, or delete the profile.`,
        ]
      : []),
    ...(teams.length > 0
      ? [
          `Nobody else manages ${teams.join(", ")}. The person has to name another manager first, or archive the team.`,
        ]
      : []),
  ];
  if (reasons.length > 0) throw new SupportRefusal(["Nothing was changed.", ...reasons].join("\n"));
}

async function deleteAtProvider(services: SupportServices, subject: string): Promise<string> {
  try {
    await deleteProviderAccount(services, subject);
    return "Its account at the identity provider is deleted.";
  } catch {
    return "The identity provider could not be reached: the server deletes its account there, within a minute of running.";
  }
}

const tell = (rows: Readonly<Record<string, number>>, accounts: number | null, done: string) => [
  ...Object.entries(rows)
    .filter(([, number]) => number > 0)
    .map(([table, number]) => `  ${count(number, "row")} of ${table} ${done}`),
  ...(accounts ? [`  ${count(accounts, "account")} at the identity provider ${done}`] : []),
];

const printedText = (words: number, done: string) =>
  words === 0 ? [] : [`  ${count(words, "message")} in huddles ${done}, without a name`];
