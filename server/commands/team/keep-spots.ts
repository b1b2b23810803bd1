import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { childFirstNameRule, lastInitialRule, sameNameKey } from "../../../domain/family/child";
import { teamLimits } from "../../../domain/team/limits";
import type { components } from "../../../openapi";
import { keyOf } from "../../core/account/mailbox";
import { isInsult } from "../../core/account/person-names";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { keyOfPlayer } from "../../core/team/judge-requests";
import { countMembers, findNumbers, insertMembership } from "../../core/team/membership.store";
import { readPlayersOf } from "../../core/team/request-players.store";
import { lockTeam } from "../../core/team/team.store";
import { auditRole, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { type FieldFault, Problem } from "../../platform/http/problem";
import { inviteToSpot } from "../invitation/make-invitation";

type Row = components["schemas"]["NewSpots"]["rows"][number];
export type SpotResult = components["schemas"]["SpotResults"]["results"][number];

/** An invalid row is left out, and the others are added. */
export async function keepSpots(
  services: Services,
  tx: Transaction,
  { caller, teamId, rows, mailboxKey }: TeamTarget & { rows: Row[]; mailboxKey: MailboxKey },
): Promise<{ results: SpotResult[] }> {
  const now = services.now();
  const fields = readRows(rows);
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem("COLLABORATOR_401_CREATE");
  let { all: members } = await countMembers(tx, teamId);
  if (members >= teamLimits.members) throw new Problem("TEAM_403_FULL");
  const numbers = await findNumbers(tx, teamId);
  const compares = fields.some(({ namesakes }) => namesakes !== undefined);
  const names = compares ? await countNames(tx, teamId) : new Map<string, number>();
  const by = caller.userId;
  const results: SpotResult[] = [];
  for (const [row, { firstName, lastInitial, number, addresses, namesakes }] of fields.entries()) {
    const name = sameNameKey({ firstName, lastInitial });
    const known = names.get(name) ?? 0;
    const refuse = (fault: NonNullable<SpotResult["fault"]>) =>
      results.push({ row, membership_id: null, invited: 0, fault });
    if (namesakes !== undefined && known > namesakes) refuse("COLLABORATOR_409_CONFLICT");
    else if (members >= teamLimits.members) refuse("TEAM_403_FULL");
    else if (number !== null && numbers.has(number)) refuse("COLLABORATOR_409_NUMBER");
    else if (addresses.has(mailboxKey)) refuse("INVITATION_403_SELF");
    else {
      const spot = { spotFirstName: firstName, spotLastInitial: lastInitial, number };
      const id = await insertMembership(tx, { teamId, ...spot, roles: ["player"], letInBy: by, now });
      members += 1;
      names.set(name, known + 1);
      if (number !== null) numbers.add(number);
      await writeAuditLine(tx, {
        action: "spot.kept",
        actorId: by,
        auditRole: auditRole(caller),
        teamId,
        detail: { membership_id: id },
      });
      results.push({ row, membership_id: id, invited: 0 });
    }
  }
  for (const { membershipId, row, address } of inOrder(results, fields)) {
    const made = await inviteToSpot(tx, services, {
      teamId,
      membershipId,
      emailAddress: address,
      callerId: by,
      now,
    });
    const result = results[row];
    if (!result) throw new Error("A row of spots has no result.");
    if ("fault" in made) result.fault = made.fault;
    else result.invited += 1;
  }
  return { results };
}

/** How many spots and children of each name are on the roster; of adults the device knows other parts of the name. */
async function countNames(tx: Transaction, teamId: string): Promise<Map<string, number>> {
  const names = new Map<string, number>();
  for (const name of (await readPlayersOf(tx, teamId))
    .filter(({ userId }) => userId === null)
    .map(keyOfPlayer))
    names.set(name, (names.get(name) ?? 0) + 1);
  return names;
}

/** Each address is counted under a lock, so all calls take them in the same order. */
const inOrder = (
  results: readonly SpotResult[],
  fields: readonly { addresses: ReadonlyMap<MailboxKey, string> }[],
) =>
  results
    .flatMap(({ row, membership_id: membershipId }) =>
      membershipId === null
        ? []
        : [...(fields[row]?.addresses ?? [])].map(([key, address]) => ({ row, membershipId, key, address })),
    )
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));

function readRows(rows: readonly Row[]) {
  const faults: FieldFault[] = [];
  const fields = rows.map((row, index) => {
    const firstName = childFirstNameRule(row.first_name);
    const lastInitial = lastInitialRule(row.last_initial);
    const refuse = (field: string, rule: string) => faults.push({ field: `rows.${index}.${field}`, rule });
    if (firstName.problem !== null) refuse("first_name", "name");
    else if (isInsult(firstName.value)) refuse("first_name", "profanity");
    if (lastInitial.problem !== null) refuse("last_initial", "letter");
    return {
      firstName: firstName.value,
      lastInitial: lastInitial.value,
      number: row.number ?? null,
      namesakes: row.namesakes,
      addresses: new Map((row.email_addresses ?? []).map((address) => [keyOf(address), address])),
    };
  });
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  return fields;
}
