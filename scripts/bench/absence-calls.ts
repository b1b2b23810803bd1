import { usersOfClub } from "../../test/support/people/many-clubs";
import { callerOf } from "./clubs";
import { clientAddress } from "./load";
import { accessToken } from "./seed";
import type { Stage } from "./server-stage";
import { median, type Pace, type Table } from "./table";

const events = 11;

/** An absence over eleven events: its review, and the call that saves it, each time of another guardian. */
export async function measureAbsences(stage: Stage, users: number, { isQuick, say }: Pace): Promise<Table> {
  say(`an absence over ${events} events`);
  const [tried, saved]: [number[], number[]] = [[], []];
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const guardians = Math.min(isQuick ? 12 : 40, Math.floor(users / usersOfClub));
  for (let index = 0; index < guardians; index++) {
    const token = await accessToken(callerOf(users, index).user);
    const call = async <Body>(method: "GET" | "POST", body?: object) => {
      const started = performance.now();
      const reply = await fetch(`${stage.origin}/user/me/absence`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "x-forwarded-for": clientAddress(index),
          ...(body && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      const time = performance.now() - started;
      if (!reply.ok) throw new Error(`${method} /user/me/absence answered ${reply.status}: ${text}`);
      return { time, body: JSON.parse(text) as Body };
    };
    const { body: list } = await call<{ people: { child_id: string | null }[] }>("GET");
    const child = list.people.find(({ child_id }) => child_id !== null);
    if (!child) throw new Error("A guardian has no child.");
    // There is an event every other day.
    const wish = { people: [{ child_id: child.child_id }], first_day: dayIn(20), last_day: dayIn(41) };
    const review = await call<{ covers: number }>("POST", { ...wish, dry_run: true });
    // Each club's first child plays in two teams.
    if (review.body.covers !== events) continue;
    tried.push(review.time);
    saved.push((await call("POST", wish)).time);
  }
  if (saved.length < 5) throw new Error("Too few absences were saved.");
  // Leaves out the first runs, which plan their statements.
  const of = (times: readonly number[]) => Number(median(times.slice(3)).toPrecision(3));
  const rows = [
    { name: "its review, a dry run", isOurs: true, values: [of(tried)] },
    { name: "saved", isOurs: true, values: [of(saved)] },
  ];
  return {
    name: "schedule-absence",
    title: `An absence over ${events} events`,
    how: "The whole call, from sending it to the reply's last byte. PostgreSQL, each time of another club's guardian, for a child with a hundred events.",
    columns: ["ms"],
    rows,
    verdicts: rows.map(({ name, values }) => ({
      what: `${name}, ms`,
      value: values[0] ?? Number.NaN,
      target: 25,
    })),
  };
}
