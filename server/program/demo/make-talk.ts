import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { startGroup } from "../../commands/huddle/groups";
import { cheerMessage, takeMessageBack } from "../../commands/huddle/messages";
import { reportMessage } from "../../commands/report/reports";
import type { Services } from "../../core/base/services";
import { callSendMessage } from "../../core/huddle/message.store";
import { moveRead } from "../../core/huddle/read-position.store";
import { requireTeamAccess } from "../../core/team/team-role";
import { huddle } from "../../platform/db/schema/huddle";
import type { MadeClub } from "./make-club";
import type { DemoHuddle, DemoMessage } from "./talk";

type MakerServices = Pick<Services, "db" | "now"> & Parameters<typeof reportMessage>[0];

/** Nobody of the demonstration gets a mail. */
export const noMail: Services["mail"] = { canAccept: async () => true, queue: async () => {} };

interface Place {
  teamId: string;
  huddleId: string;
}

const hour = 3_600_000;

/** Everything is said by the calls of those who say it, at moments of the past days. */
export async function makeTalk(
  services: MakerServices,
  { made, talk }: { made: MadeClub; talk: readonly DemoHuddle[] },
): Promise<void> {
  const idOf = (key: string) => {
    const adult = made.adults.get(key);
    if (!adult) throw new Error(`The talk names ${key}, whom the club does not have.`);
    return adult.id;
  };
  for (const each of talk) {
    const teamId = made.teams.get(each.team);
    if (teamId === undefined) throw new Error(`The club has no team ${each.team}.`);
    const place = { teamId, huddleId: await findOrStart(services, { teamId, each, idOf }) };
    const ids: string[] = [];
    for (const said of each.said) ids.push(await say(services, { place, said, idOf }));
    for (const [key, count] of Object.entries(each.read))
      await moveRead(services.db, { ...place, userId: idOf(key) }, count);
    for (const [index, said] of each.said.entries())
      await goOn(services, { place, said, messageId: ids[index] ?? "", idOf });
  }
}

type IdOf = (key: string) => string;

async function findOrStart(
  services: MakerServices,
  { teamId, each, idOf }: { teamId: string; each: DemoHuddle; idOf: IdOf },
): Promise<string> {
  const { db } = services;
  const { group, kind } = each;
  if (group !== null) {
    const caller = await requireTeamAccess(db, idOf(group.by), teamId);
    const body = { user_ids: group.with.map(idOf), ...(group.title !== null && { title: group.title }) };
    return (await db.transaction((tx) => startGroup(services, tx, { caller, teamId, body }))).id;
  }
  const [row] = await db
    .select({ id: huddle.id })
    .from(huddle)
    .where(and(eq(huddle.teamId, teamId), eq(huddle.kind, kind)));
  if (!row) throw new Error(`A team has no ${kind} huddle.`);
  return row.id;
}

async function say(
  { db, now }: MakerServices,
  { place, said, idOf }: { place: Place; said: DemoMessage; idOf: IdOf },
): Promise<string> {
  const messageId = randomUUID();
  const named = [...said.text.matchAll(/@\{(\w+)\}/g)].map(([, key = ""]) => key);
  const { outcome } = await callSendMessage(db, {
    ...place,
    userId: idOf(said.by),
    messageId,
    text: named.reduce((text, key) => text.replace(`@{${key}}`, `@{${idOf(key)}}`), said.text),
    mentions: named.map(idOf),
    replyTo: said.answers === undefined ? null : said.answers + 1,
    shown: null,
    now: new Date(now().getTime() - said.hoursAgo * hour),
  });
  if (outcome !== "sent") throw new Error(`${said.by} could not say it: ${outcome}.`);
  return messageId;
}

async function goOn(
  services: MakerServices,
  { place, said, messageId, idOf }: { place: Place; said: DemoMessage; messageId: string; idOf: IdOf },
): Promise<void> {
  const { db } = services;
  const targetOf = async (key: string) => {
    const caller = await requireTeamAccess(db, idOf(key), place.teamId);
    return { ...place, caller, userId: caller.userId, messageId };
  };
  for (const [key, cheer] of Object.entries(said.cheers ?? {})) {
    const target = await targetOf(key);
    await db.transaction((tx) => cheerMessage(services, tx, { ...target, cheer }));
  }
  if (said.isTakenBack) {
    const target = await targetOf(said.by);
    await db.transaction((tx) => takeMessageBack(services, tx, target));
  }
  if (said.reportedBy !== undefined) {
    const { caller, teamId } = await targetOf(said.reportedBy);
    const body = { target_id: messageId, reason: "unkind" } as const;
    await db.transaction((tx) => reportMessage(services, tx, { caller, teamId, body }));
  }
}
