import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { dueDayText } from "../../../domain/account-deletion/deletion";
import { inactiveBefore, inactivityStep } from "../../../domain/base/inactivity-notice";
import { retention } from "../../../domain/base/retention";
import type { Services } from "../../core/base/services";
import {
  eraseInactiveChild,
  findInactiveChildren,
  lockInactiveChild,
  readChildInactiveSince,
  readGuardiansToTell,
} from "../../core/family/inactive-children.store";
import type { MailText } from "../../core/mail/templates";
import {
  archiveInactiveTeam,
  findInactiveTeams,
  lockInactiveTeam,
  readStaffToTell,
  readTeamInactiveSince,
} from "../../core/team/inactive-teams.store";
import {
  type About,
  forgetNotice,
  noticesToFollowUp,
  readNotice,
  recordNotified,
  recordReminded,
} from "../../core/team/inactivity-notice.store";
import type { Queries } from "../../platform/db/database";
import { isReadOnly } from "../../platform/db/fault";
import { inactiveChildMail, inactiveTeamMail, type StillPlaying } from "./still-playing-mails";

type Letters = (about: Omit<StillPlaying, "name">) => { to: MailboxKey; mail: MailText }[];

/** What goes because nobody uses it any more, once two mails said so. */
interface Kind {
  about: About;
  /** Since it was used last. */
  months: number;
  /** Those that nobody was told of yet. */
  find: typeof findInactiveChildren;
  lock(tx: Queries, id: string): Promise<boolean>;
  readInactiveSince(tx: Queries, id: string): Promise<string | null>;
  readLetters(tx: Queries, id: string): Promise<Letters>;
  end(tx: Queries, id: string, now: Date): Promise<void>;
}

const children: Kind = {
  about: "childId",
  months: retention.unseenProfileMonths,
  find: findInactiveChildren,
  lock: lockInactiveChild,
  readInactiveSince: readChildInactiveSince,
  async readLetters(tx, id) {
    const guardians = await readGuardiansToTell(tx, id);
    return (about) =>
      guardians.map(({ to, ...one }) => ({ to, mail: inactiveChildMail({ ...about, ...one }) }));
  },
  end: eraseInactiveChild,
};

const teams: Kind = {
  about: "teamId",
  months: retention.inactiveTeamMonths,
  find: findInactiveTeams,
  lock: lockInactiveTeam,
  readInactiveSince: readTeamInactiveSince,
  async readLetters(tx, teamId) {
    const staff = await readStaffToTell(tx, teamId);
    return (about) =>
      staff.map(({ to, ...one }) => ({ to, mail: inactiveTeamMail({ ...about, ...one, teamId }) }));
  },
  end: archiveInactiveTeam,
};

type InactivityRound = (services: Services, signal?: AbortSignal) => Promise<void>;

/**
 * Tells of child profiles and teams that nobody uses any more, twice, then erases and archives them. What was told already
 * comes before the searches, which read most.
 */
export const inactivityRounds: Readonly<Record<string, InactivityRound>> = {
  children_told: followUp(children),
  children_quiet: tell(children),
  teams_told: followUp(teams),
  teams_quiet: tell(teams),
};

function followUp(kind: Kind): InactivityRound {
  return (services, signal) =>
    takeSteps(services, kind, {
      signal,
      find: (today) => noticesToFollowUp(services.db, kind.about, today),
    });
}

function tell(kind: Kind): InactivityRound {
  return (services, signal) =>
    takeSteps(services, kind, {
      signal,
      find: (today) => kind.find(services.db, inactiveBefore(today, kind.months)),
    });
}

/**
 * Each in a transaction of its own, so that one that fails holds up no other; several servers may run it. Nothing is told and
 * nothing ends while no mail leaves.
 */
async function takeSteps(
  services: Services,
  kind: Kind,
  {
    find,
    signal,
  }: { find: (today: string) => PromiseLike<{ id: string | null }[]>; signal: AbortSignal | undefined },
): Promise<void> {
  const { db, now, log } = services;
  if (!(await services.mail.canAccept())) return;
  for (const { id } of await find(now().toISOString().slice(0, 10))) {
    if (signal?.aborted || id === null) return;
    try {
      await db.transaction((tx) => takeStep(services, tx, kind, id));
    } catch (error) {
      if (isReadOnly(error)) throw error;
      log.error({ err: error, [kind.about]: id }, "What nobody uses any more could not be ended.");
    }
  }
}

async function takeStep(services: Services, tx: Queries, kind: Kind, id: string): Promise<void> {
  const { about, months } = kind;
  if (!(await kind.lock(tx, id))) return;
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  const [inactiveSince, notice] = [await kind.readInactiveSince(tx, id), await readNotice(tx, about, id)];
  const step = inactivityStep({ inactiveSince, notice }, { months, today });
  switch (step.kind) {
    case "keep":
      return forgetNotice(tx, about, id);
    case "tell":
      await recordNotified(tx, about, { id, dueOn: step.dueOn, today });
      return mail(services, tx, await kind.readLetters(tx, id), { dueOn: step.dueOn, isLast: false });
    case "remind":
      await recordReminded(tx, about, { id, dueOn: step.dueOn, today });
      return mail(services, tx, await kind.readLetters(tx, id), { dueOn: step.dueOn, isLast: true });
    case "end":
      await forgetNotice(tx, about, id);
      return kind.end(tx, id, now);
  }
}

async function mail(
  { mail: outbox, config: { publicOrigin } }: Services,
  tx: Queries,
  letters: Letters,
  { dueOn, isLast }: { dueOn: string; isLast: boolean },
): Promise<void> {
  const dueDay = dueDayText(new Date(`${dueOn}T12:00:00Z`), "UTC");
  const usefulUntil = new Date(`${dueOn}T00:00:00Z`);
  for (const { to, mail: text } of letters({ publicOrigin, dueDay, isLast }))
    await outbox.queue(tx, { to, ...text, usefulUntil });
}
