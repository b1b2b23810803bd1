import { sameNameKey } from "../../../domain/family/child";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { lockUserForShare } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import { makeChild } from "../../core/family/child.store";
import { type ChildFields, readChildFields } from "../../core/family/child-fields";
import { type OwnChild, type Player, readOwnChildren } from "../../core/invitation/existing-access.store";
import type { Transaction } from "../../platform/db/database";
import { limit } from "../../platform/http/limits";
import { type FieldFault, Problem } from "../../platform/http/problem";

type Body = components["schemas"]["InvitationAcceptance"];

/** Whom an acceptance is for: the caller, one of their children, or a child whose profile the acceptance creates. */
export type Person =
  | { kind: "self" }
  | { kind: "child"; childId: string }
  | { kind: "new_child"; fields: ChildFields; statementVersion: string };

/** The validated form, or the code of its refusal. */
export function readAcceptance(body: Body, now: Date): Person[] {
  const keys = [body.token, body.code, body.invitation_id].filter((key) => key !== undefined);
  if (keys.length !== 1) throw invalid({ field: "token", rule: "one of" });
  const people = body.for.map((person, index) => readPerson(person, now, `for.${index}.`));
  if (people.filter(({ kind }) => kind === "self").length > 1) throw invalid({ field: "for", rule: "once" });
  const childIds = people.flatMap((person) => (person.kind === "child" ? [person.childId] : []));
  if (new Set(childIds).size < childIds.length) throw invalid({ field: "for", rule: "once" });
  return people;
}

function readPerson(person: Body["for"][number], now: Date, at: string): Person {
  const { kind, child_id: childId, first_name, last_initial, date_of_birth, statement_version } = person;
  const isNew = [first_name, last_initial, date_of_birth, statement_version].some(
    (each) => each !== undefined,
  );
  if (kind === "self") {
    if (childId !== undefined || isNew) throw invalid({ field: `${at}kind`, rule: "self" });
    return { kind };
  }
  if (kind === "child") {
    if (childId === undefined || isNew) throw invalid({ field: `${at}child_id`, rule: "required" });
    if (!isId(childId)) throw new Problem("CHILD_404");
    return { kind, childId };
  }
  const required = { first_name, last_initial, date_of_birth, statement_version };
  const missing = Object.entries(required).find(([, value]) => value === undefined)?.[0];
  if (missing !== undefined || childId !== undefined)
    throw invalid({ field: `${at}${missing ?? "child_id"}`, rule: "required" });
  const fields = readChildFields(
    { first_name: first_name ?? "", last_initial: last_initial ?? "", date_of_birth: date_of_birth ?? "" },
    now,
    at,
  );
  return { kind, fields, statementVersion: statement_version ?? "" };
}

export const invalid = (fault: FieldFault) => new Problem("REQUEST_400_INVALID", { fields: [fault] });

const newChildrenADay = { max: 10, windowSeconds: 86_400 };

/**
 * The caller's children. With the person's row locked if a profile may be created, so that of two simultaneous calls
 * for two teams the second finds the first one's profile. Taken after all other locks, the common order.
 */
export async function findOwnChildren(
  tx: Transaction,
  { people, userId, teamId, now }: { people: readonly Person[]; userId: string; teamId: string; now: Date },
): Promise<OwnChild[]> {
  if (people.some(({ kind }) => kind === "new_child")) await lockUserForShare(tx, userId);
  return readOwnChildren(tx, { userId, teamId, now });
}

/**
 * The user or child to add to the team. The caller holds the locks of the named children. A child's profile with the same name
 * and birthday as one of the caller's is reused, since the form may have been sent twice.
 */
export async function toPlayer(
  tx: Transaction,
  services: Services,
  { person, userId, own, now }: { person: Person; userId: string; own: readonly OwnChild[]; now: Date },
): Promise<Player> {
  if (person.kind === "self") return { userId };
  if (person.kind === "child") {
    if (!own.some(({ childId }) => childId === person.childId)) throw new Problem("CHILD_404");
    return { childId: person.childId };
  }
  const { fields, statementVersion } = person;
  const same = own.find(
    (each) => each.dateOfBirth === fields.dateOfBirth && sameNameKey(each) === sameNameKey(fields),
  );
  if (same) return { childId: same.childId };
  await limit({ ...services, db: tx }, { key: `new-child ${userId}`, ...newChildrenADay });
  const { id } = await makeChild(tx, { userId, fields, statementVersion, now });
  return { childId: id };
}
