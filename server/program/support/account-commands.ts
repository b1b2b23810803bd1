import { and, eq } from "drizzle-orm";
import { ageGroupOn } from "../../../domain/account/age";
import { limits } from "../../../domain/base/limits";
import { dayFromIso } from "../../../domain/dates/calendar";
import { dripNameFaultText } from "../../../domain/drip-name/drip-name-form";
import { isOldEnough } from "../../commands/account-deletion/date-of-birth";
import { cancelDeletion } from "../../commands/account-deletion/request-deletion";
import { changeUser } from "../../core/account/account.store";
import { findAuditLines } from "../../core/audit/audit.store";
import { claimDripName, judgeDripName, retireDripName } from "../../core/drip-name/drip-name.store";
import { scheduleRevocation } from "../../core/identity/sign-in-method.store";
import { withRideNews } from "../../core/ride/seat-news";
import { isAlive, revokeAll } from "../../core/session/session.store";
import { identity as ways } from "../../platform/db/schema/identity";
import { session } from "../../platform/db/schema/session";
import { Problem } from "../../platform/http/problem";
import { SupportRefusal } from "./command";
import { act, count, day, type Handler, moment } from "./command-handler";
import { findCharges, setBan, withAuditLine } from "./support.store";

export const show: Handler = (services, account, command) =>
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
      `to be erased      ${holder.deletionDueAt ? moment(holder.deletionDueAt) : "no"}`,
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

export const ban: Handler = (services, account, command) =>
  act(services, account, command, "account_banned", async (tx, { id, bannedAt }) => {
    if (bannedAt) throw new SupportRefusal(`It has been banned since ${moment(bannedAt)}.`);
    const now = services.now();
    await withRideNews(services, tx, { by: id, userIds: [id] }, () => setBan(tx, id, now));
    await revokeAll(tx, { userId: id, now });
    await scheduleRevocation(tx, id, now);
    return [`${id} is banned, and its sessions are over. ${providerHears}`];
  });

export const lift: Handler = (services, account, command) =>
  act(services, account, command, "ban_lifted", async (tx, { id, bannedAt }) => {
    if (!bannedAt) throw new SupportRefusal("It is not banned.");
    await setBan(tx, id, null);
    return [`The ban of ${id} is lifted. The person has to sign in again.`];
  });

export const endSessions: Handler = (services, account, command) =>
  act(services, account, command, "sessions_ended", async (tx, { id }) => {
    const now = services.now();
    const alive = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.userId, id), isAlive(now)));
    await revokeAll(tx, { userId: id, now });
    await scheduleRevocation(tx, id, now);
    return [`${count(alive.length, "session")} of ${id} ended. ${providerHears}`];
  });

export const keep: Handler = (services, { id }, { reference }) =>
  withAuditLine(services.db, { verb: "account_kept", reference, userId: id }, async (tx) => {
    if (!(await cancelDeletion(services, tx, { id })))
      throw new SupportRefusal("It is not about to be deleted, or its time is over.");
    return [`${id} stays, with the children and teams that went along. The person has to sign in again.`];
  });

export const rename: Handler = (services, account, command) =>
  act(services, account, command, "drip_name_changed", async (tx, { id, dripName }) => {
    const name = command.to;
    if (dripName === null) throw new SupportRefusal("It has no drip name yet, so there is none to change.");
    if (dripName === name) throw new SupportRefusal("That is its drip name already.");
    if (dripNameFaultText(name) !== null || name.length > limits.dripName.max)
      throw new SupportRefusal(
        `A drip name has ${limits.dripName.min} to ${limits.dripName.max} letters, digits and underscores.`,
      );
    const { signingKey } = services.config;
    const input = { name, userId: id, at: services.now(), signingKey };
    const verdict = await judgeDripName(tx, input);
    if (verdict === "profane") throw new SupportRefusal("That drip name is refused as profane.");
    if (verdict === "taken" || !(await claimDripName(tx, input)))
      throw new SupportRefusal("That drip name is taken or reserved.");
    await retireDripName(tx, { name: dripName, userId: id });
    await changeUser(tx, id, { dripName: name });
    return [
      `${id} is called ${name} now. Its old name is held, from itself too, for ${limits.dripNameReservedDays} days.`,
    ];
  });

export const birthday: Handler = (services, account, command) => {
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

const providerHears = "The server tells the identity provider within a minute.";
