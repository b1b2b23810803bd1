import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { idIn, usersOfClub } from "../../test/support/people/many-clubs";
import { clientAddress } from "./load";
import type { Evening, Figures } from "./sunday-evening";
import { drawn, model } from "./sunday-model";
import type { Receivers } from "./sunday-receivers";
import type { Town } from "./sunday-town";

export interface CalledOff extends Figures {
  mails: number;
  pushes: number;
  /** Seconds from the first calling off until every notice has become mails and pushes, and until these have left. */
  queued: number;
  mailed: number;
}

/** Of every notice, mail and push. */
const waiting = `select
  exists (select from notice where told_at is null and not_before < now() + interval '30 seconds') as notices,
  exists (select from mail_outbox where sent_at is null and given_up_at is null)
    or exists (select from delivery where due_at < now() + interval '5 seconds') as mails`;

/** The staff of many teams call off tomorrow's game within a minute; some of those who are told look at once. */
export async function callOff(
  evening: Evening,
  town: Town,
  receivers: Receivers,
  databaseUrl: string,
  { spread, most }: { spread: number; most: number },
): Promise<CalledOff> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const before = { ...receivers.counts };
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1_000;
  let queued = Number.POSITIVE_INFINITY;
  let mailed = Number.POSITIVE_INFINITY;
  receivers.follow(() => {
    if (Math.random() < model.lookAfterNews)
      pause(drawn(model.secondsUntilLook) * 1_000, undefined, { signal: evening.over }).then(
        () => evening.begin(),
        () => {},
      );
  });
  const untilAllAreTold = async () => {
    await Promise.all(
      town.calledOff.map(async (club) => {
        await pause(Math.random() * spread * 1_000);
        const { status } = await evening.call(evening.originInTurn(), {
          method: "POST",
          path: `/team/team_id/${idIn("team", club)}/event/event_id/${idIn("called game ", club)}/call_off`,
          headers: {
            authorization: `Bearer ${await town.tokenOf((club - 1) * usersOfClub + 2)}`,
            "if-match": '"1"',
            "x-forwarded-for": clientAddress((1 << 22) + club),
          },
          body: { reason: "weather" },
        });
        if (status !== 200) throw new Error(`A calling off was answered ${status}.`);
      }),
    );
    while (passed() < most && mailed === Number.POSITIVE_INFINITY) {
      const { rows } = await client.query<{ notices: boolean; mails: boolean }>(waiting);
      const [{ notices, mails } = { notices: true, mails: true }] = rows;
      if (!notices) queued = Math.min(queued, passed());
      if (!notices && !mails) mailed = passed();
      await pause(500);
    }
  };
  const figures = await evening.watch(untilAllAreTold());
  receivers.follow(() => {});
  await client.end();
  return {
    ...figures,
    mails: receivers.counts.mails - before.mails,
    pushes: receivers.counts.pushes - before.pushes,
    queued,
    mailed,
  };
}
