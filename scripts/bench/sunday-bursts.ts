import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { idIn, usersOfClub } from "../../test/support/people/many-clubs";
import { clientAddress } from "./load";
import type { Evening, Figures } from "./sunday-evening";
import { drawn, share } from "./sunday-model";
import type { Swallow } from "./sunday-swallow";
import type { Town } from "./sunday-town";

export interface Burst extends Figures {
  mails: number;
  pushes: number;
  /** Seconds from the first cause to the last of them. */
  mailsGone: number;
  pushesGone: number;
}

export interface Bursts {
  calm: Figures;
  reminded: Burst;
  calledOff: Burst;
  teams: number;
}

interface Ground {
  evening: Evening;
  swallow: Swallow;
  client: pg.Client;
  town: Town;
  /** Seconds over which staff call off, and for which a burst is watched at least and at most. */
  spread: number;
  least: number;
  most: number;
}

/** A reminder reaches the families of many teams at once; some of them answer by the mail's link. */
export function remind(ground: Ground): Promise<Burst> {
  const {
    client,
    town: { told },
  } = ground;
  const answer = (token: string) =>
    after(ground, share("answerMails"), share("answerDelay"), () => answerByLink(ground.evening, token));
  return watch(ground, answer, async () => {
    const ids = told.map((club) => idIn("asked game ", club));
    await client.query("update event set reminded_at = null where id = any($1) and team_id = any($2)", [
      ids,
      told.map((club) => idIn("team", club)),
    ]);
  });
}

/** The staff of many teams call off tomorrow's game within a minute; some of those who are told look at once. */
export function callOff(ground: Ground): Promise<Burst> {
  const { evening, spread, town } = ground;
  const look = () => after(ground, share("lookAfterNews"), share("lookDelay"), () => evening.begin());
  return watch(ground, look, async () => {
    const calls = town.told.map(async (club) => {
      await pause(Math.random() * spread * 1_000);
      const coach = (club - 1) * usersOfClub + 2;
      await evening.calls.call({
        origin: evening.originInTurn(),
        as: "POST /team/team_id/{id}/event/event_id/{event_id}/call_off",
        method: "POST",
        path: `/team/team_id/${idIn("team", club)}/event/event_id/${idIn("called game ", club)}/call_off`,
        headers: {
          authorization: `Bearer ${await town.tokenOf(coach)}`,
          "if-match": '"1"',
          "x-forwarded-for": clientAddress((1 << 22) + club),
        },
        body: { reason: "weather" },
      });
    });
    await Promise.all(calls);
  });
}

/** Acts for a share of those who are told, each after a while. */
function after({ evening }: Ground, part: number, seconds: number, act: () => Promise<unknown>) {
  if (Math.random() >= part) return;
  pause(drawn(seconds) * 1_000, undefined, { signal: evening.over }).then(act, () => {});
}

async function answerByLink({ calls, originInTurn }: Evening, token: string) {
  const origin = originInTurn();
  const headers = { "x-forwarded-for": clientAddress((1 << 21) + Math.floor(Math.random() * (1 << 20))) };
  const ask = (as: string, body: object) =>
    calls.call({ origin, as: `POST ${as}`, method: "POST", path: as, headers, body });
  const page = await ask("/mail_link/read", { token });
  if (page.status !== 200) return;
  const { players, event } = page.read<{
    players: { membership_id: string; answer_version: number }[];
    event: { version: number };
  }>();
  const [player] = players;
  if (!player) return;
  await pause(drawn(share("think")) * 1_000);
  await ask("/mail_link/answer", {
    token,
    membership_id: player.membership_id,
    answer: "yes",
    answer_version: player.answer_version,
    event_version: event.version,
  });
}

/** From the cause until all mails and pushes have left. */
async function watch(
  ground: Ground,
  hear: (token: string) => void,
  cause: () => Promise<void>,
): Promise<Burst> {
  const { evening, swallow, client, least, most } = ground;
  const before = await swallow.told();
  swallow.follow(hear);
  const began = Date.now();
  const passed = () => (Date.now() - began) / 1_000;
  const isWaiting = async () => {
    const { rows } =
      await client.query(`select exists (select from event where answer_by is null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and starts_at between now() and now() + interval '47 hours')
      or exists (select from notice where told_at is null and not_before < now() + interval '30 seconds')
      or exists (select from mail_outbox where sent_at is null and given_up_at is null)
      or exists (select from delivery where due_at < now() + interval '5 seconds') as waits`);
    return rows[0]?.waits === true;
  };
  const end = async () => {
    await cause();
    while (passed() < most && (passed() < least || (await isWaiting()))) await pause(1_000);
  };
  const figures = await evening.watch(end());
  swallow.follow(() => {});
  const told = await swallow.told();
  return {
    ...figures,
    mails: told.mails - before.mails,
    pushes: told.pushes - before.pushes,
    mailsGone: (told.lastMailAt - began) / 1_000,
    pushesGone: (told.lastPushAt - began) / 1_000,
  };
}
