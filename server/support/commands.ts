import { open, rm } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import { ageGroupOn } from "../../domain/account/age";
import { limits } from "../../domain/base/limits";
import { dayFromIso } from "../../domain/dates/calendar";
import { dripNameFaultText } from "../../domain/drip-name/drip-name-form";
import { isId } from "../access/reach.store";
import { changeUser, type UserRow } from "../account/account.store";
import { isOldEnough } from "../account/date-of-birth";
import { eraseAccount, findSoleCharges } from "../account/erasure.store";
import { findAuditLines } from "../audit/audit.store";
import type { Queries } from "../db/open";
import { identity as ways } from "../db/schema/identity";
import { session } from "../db/schema/session";
import { claimDripName, judgeDripName, retireDripName } from "../drip-name/drip-name.store";
import { livingGuardians, lockChildren, restoreChild } from "../family/child.store";
import { endGuardianships, isOnRecord } from "../family/circle.store";
import { Problem } from "../http/problem";
import { oweRevocation } from "../identity/way-in.store";
import type { IdentityAccount, Services } from "../services";
import { isAlive, revokeAll } from "../session/session.store";
import { deleteProviderAccount } from "../sign-in/sign-up-repair";
import { copyAccount } from "./account-copy";
import { type Command, SupportRefusal, type Verb } from "./command";
import { findAccount, findCharges, lockAccount, setBan, withAuditLine } from "./support.store";

export type SupportServices = Pick<Services, "db" | "identity" | "now"> & {
  config: Pick<Services["config"], "signingKey">;
};

/** Carries out the command and returns the lines to print. */
export async function runCommand(services: SupportServices, command: Command): Promise<string[]> {
  const account = await findAccount(services.db, command);
  return handlers[command.verb](services, account, command);
}

type Handler = (services: SupportServices, account: UserRow, command: Command) => Promise<string[]>;

/** The account's current state, locked, with the audit line written. */
const act = <T>(
  { db }: SupportServices,
  { id }: UserRow,
  { reference }: Command,
  verb: string,
  work: (tx: Parameters<Parameters<typeof withAuditLine>[2]>[0], holder: UserRow) => Promise<T>,
) => withAuditLine(db, { verb, reference, userId: id }, async (tx) => work(tx, await lockAccount(tx, id)));

const show: Handler = (services, account, command) =>
  act(services, account, command, "account_shown", async (tx, holder) => {
    const { id } = holder;
    const now = services.now();
    const alive = await tx
      .select()
      .from(session)
      .where(and(eq(session.userId, id), isAlive(now)));
    const providers = await tx.select().from(ways).where(eq(ways.userId, id));
    const lastUsed = alive.map(({ lastUsedAt }) => lastUsedAt).sort((one, other) => +other - +one)[0];
    const lines = await findAuditLines(tx, id);
    const { children, teams } = await findCharges(tx, id);
    return [
      `id                ${id}`,
      `role              ${holder.role}`,
      `drip name         ${holder.dripName ?? "none yet"}`,
      `name              ${holder.fullName}`,
      `e-mail address    ${holder.emailAddress}, ${holder.emailAddressVerifiedAt ? `proven ${day(holder.emailAddressVerifiedAt)}` : "not proven"}`,
      `age               ${ageGroupOn(holder.dateOfBirth, dayFromIso(now.toISOString()))}`,
      `made              ${day(holder.createdAt)}`,
      `signs in with     ${providers.map(({ provider }) => (provider === "google" ? "Google" : "a password")).join(", ") || "nothing"}`,
      `sessions          ${alive.length}${lastUsed ? `, last used ${moment(lastUsed)}` : ""}`,
      `banned            ${holder.bannedAt ? `since ${moment(holder.bannedAt)}` : "no"}`,
      `new password due  ${holder.mustChangePassword ? "yes" : "no"}`,
      `looks after       ${children.map((each) => (each.isDown ? `${each.id} (taken down)` : each.id)).join(", ") || "nobody"}`,
      `manages           ${teams.join(", ") || "nothing"}`,
      "what support did:",
      ...lines
        .filter(({ action }) => action.startsWith("support."))
        .slice(0, 20)
        .map(({ at, action, detail }) => `  ${moment(at)}  ${action}  ${String(detail.reference ?? "")}`),
    ];
  });

const ban: Handler = (services, account, command) =>
  act(services, account, command, "account_banned", async (tx, { id, bannedAt }) => {
    if (bannedAt) throw new SupportRefusal(`It has been banned since ${moment(bannedAt)}.`);
    const now = services.now();
    await setBan(tx, id, now);
    await revokeAll(tx, { userId: id, now });
    await oweRevocation(tx, id, now);
    return [`${id} is banned, and its sessions are over. ${providerHears}`];
  });

const lift: Handler = (services, account, command) =>
  act(services, account, command, "ban_lifted", async (tx, { id, bannedAt }) => {
    if (!bannedAt) throw new SupportRefusal("It is not banned.");
    await setBan(tx, id, null);
    return [`The ban of ${id} is lifted. The person has to sign in again.`];
  });

const endSessions: Handler = (services, account, command) =>
  act(services, account, command, "sessions_ended", async (tx, { id }) => {
    const now = services.now();
    const alive = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.userId, id), isAlive(now)));
    await revokeAll(tx, { userId: id, now });
    await oweRevocation(tx, id, now);
    return [`${count(alive.length, "session")} of ${id} ended. ${providerHears}`];
  });

const rename: Handler = (services, account, command) =>
  act(services, account, command, "drip_name_changed", async (tx, { id, dripName }) => {
    const name = command.to;
    if (dripName === null) throw new SupportRefusal("It has no drip name yet, so there is none to change.");
    if (dripName === name) throw new SupportRefusal("That is its drip name already.");
    if (dripNameFaultText(name) !== null || name.length > limits.dripName.max)
      throw new SupportRefusal(
        `A drip name has ${limits.dripName.min} to ${limits.dripName.max} letters, digits and underscores.`,
      );
    const { signingKey } = services.config;
    const wish = { name, userId: id, at: services.now(), signingKey };
    const verdict = await judgeDripName(tx, wish);
    if (verdict === "profane") throw new SupportRefusal("That drip name is refused as profane.");
    if (verdict === "taken" || !(await claimDripName(tx, wish)))
      throw new SupportRefusal("That drip name is taken or reserved.");
    await retireDripName(tx, { name: dripName, userId: id });
    await changeUser(tx, id, { dripName: name });
    return [
      `${id} is called ${name} now. Its old name is held, from itself too, for ${limits.dripNameReservedDays} days.`,
    ];
  });

const birthday: Handler = (services, account, command) => {
  const { to } = command;
  if (!isAdmitted(to, services.now()))
    throw new SupportRefusal(
      `That is the birthday of somebody under ${limits.ageOfAccountHolder}, who can hold no account. Nothing was changed. To delete it:\n  npm run support -- erase ${account.id} --reference ${command.reference}`,
    );
  return act(services, account, command, "birthday_corrected", async (tx, { id, dateOfBirth }) => {
    if (dateOfBirth === to) throw new SupportRefusal("That is the date on file already.");
    await changeUser(tx, id, { dateOfBirth: to });
    return [`The date of birth of ${id} is ${dateOfBirth === null ? "on file" : "corrected"}.`];
  });
};

function isAdmitted(dateOfBirth: string, now: Date): boolean {
  try {
    return isOldEnough(/^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) ? dateOfBirth : "", now);
  } catch (error) {
    if (error instanceof Problem)
      throw new SupportRefusal("--to has to be a day in the past, such as 2001-02-03.");
    throw error;
  }
}

/** The file is created first, so that no data is read for a file that cannot be written; it is readable by its owner only. */
const exportAccount: Handler = async (services, account, command) => {
  const file = await open(command.out, "wx", 0o600).catch((error: unknown) => {
    throw new SupportRefusal(
      `${command.out} cannot be made: ${codeOf(error)}. Name a new file in a folder that is there.`,
    );
  });
  try {
    const copy = await act(services, account, command, "account_exported", copyAccount);
    const accounts = await askProvider(services, copy.ways_to_sign_in);
    const whole = {
      made_at: services.now(),
      ...copy,
      at_the_identity_provider: accounts ?? "could not be reached",
    };
    await file.writeFile(`${JSON.stringify(whole, null, 2)}\n`);
    return [
      `What is kept about ${account.id} is in ${command.out}. Hand it over on a safe way, then delete the file.`,
      ...(accounts
        ? []
        : [
            "The identity provider could not be reached: what it keeps is not in it. Try again later for that.",
          ]),
    ];
  } catch (error) {
    await rm(command.out, { force: true });
    throw error;
  } finally {
    await file.close();
  }
};

/** Null if it is unreachable. */
async function askProvider(
  { identity }: SupportServices,
  held: readonly Record<string, unknown>[],
): Promise<IdentityAccount[] | null> {
  const subjects = held
    .filter((way) => way.identity_provider === identity.issuer)
    .map((way) => String(way.account_there));
  try {
    const found = await Promise.all(subjects.map((subject) => identity.findBySubject(subject)));
    return found.filter((each) => each !== null);
  } catch {
    return null;
  }
}

class DryRun extends Error {
  constructor(readonly lines: string[]) {
    super("Nothing was to be kept.");
  }
}

const erase: Handler = async (services, account, { reference, isDryRun }) => {
  const { db, identity } = services;
  const { signingKey } = services.config;
  const { id } = account;
  try {
    const erased = await withAuditLine(db, { verb: "account_erased", reference, userId: id }, async (tx) => {
      await refuseSoleCharges(tx, id);
      const erasure = await eraseAccount(tx, account, {
        issuer: identity.issuer,
        signingKey,
        now: services.now(),
      });
      if (!erasure) throw new SupportRefusal("The account went while this was under way.");
      if (isDryRun) throw new DryRun(tell(erasure.rows, erasure.subjects.length, "would be deleted"));
      return erasure;
    });
    const said = [`${id} is erased.`, ...tell(erased.rows, null, "deleted")];
    for (const subject of erased.subjects) said.push(await deleteAtProvider(services, subject));
    const elsewhere = (erased.rows.identity ?? 0) - erased.subjects.length;
    if (elsewhere > 0)
      said.push(
        `${count(elsewhere, "account")} at another identity project than the configured one: delete it there.`,
      );
    return [
      ...said,
      `Left are this id and the reference in the audit, for 24 months, a fingerprint of the drip name, for ${limits.dripNameReservedDays} days, and backups, for 30 days.`,
    ];
  } catch (error) {
    if (error instanceof DryRun) return [`A dry run: nothing was changed. Of ${id}`, ...error.lines];
    throw error;
  }
};

/** No child may be left without a living guardian and no team without a manager: somebody has to be named first. */
async function refuseSoleCharges(tx: Queries, id: string) {
  const { children, teams } = await findSoleCharges(tx, id);
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

const restoreChildOf: Handler = ({ db }, { id }, { child, reference }) =>
  withAuditLine(
    db,
    { verb: "child_restored", reference, userId: id, childId: readChildId(child) },
    async (tx) => {
      if (!(await isOnRecord(tx, child, id))) throw new SupportRefusal(noGuardian);
      if (!(await restoreChild(tx, child))) throw new SupportRefusal("That profile is not taken down.");
      await lockAccount(tx, id);
      return [
        `The profile ${child} is back, with its guardians and teams. Invitations and requests that were open are not.`,
      ];
    },
  );

const endGuardianship: Handler = ({ db, now }, { id }, { child, reference }) =>
  withAuditLine(
    db,
    { verb: "guardian_ended", reference, userId: id, childId: readChildId(child) },
    async (tx) => {
      await lockChildren(tx, [child]);
      const ended = await endGuardianships(tx, {
        childId: child,
        userIds: [id],
        by: "support",
        reason: "operator",
        now: now(),
      });
      if (ended.length === 0) throw new SupportRefusal(noGuardian);
      await lockAccount(tx, id);
      const left = await livingGuardians(tx, child);
      return [
        `${id} looks after ${child} no more.`,
        left.length > 0
          ? `${count(left.length, "guardian")} still do.`
          : "Nobody does now: the profile rests, and only the staff of its teams see it.",
      ];
    },
  );

const noGuardian = "That account looks after no child of this id.";

function readChildId(given: string): string {
  if (!isId(given)) throw new SupportRefusal("--child has to be the id of a child's profile.");
  return given;
}

const handlers: Readonly<Record<Verb, Handler>> = {
  show,
  ban,
  lift,
  "end-sessions": endSessions,
  rename,
  birthday,
  export: exportAccount,
  "restore-child": restoreChildOf,
  "end-guardianship": endGuardianship,
  erase,
};

const providerHears = "The server tells the identity provider within a minute.";

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
const day = (at: Date) => at.toISOString().slice(0, 10);
const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "for an unknown reason";
