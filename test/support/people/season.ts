import { event, series } from "../../../server/platform/db/schema/schedule";
import type { TestServer } from "../server/server";
import type { Person } from "./ask";
import { scheduleCalls } from "./schedule-calls";

/** Tuesdays and Thursdays: December 1, 3, 8, 10, 15 and 17. */
export const sixDays = {
  weekdays: 0b0010100,
  every_weeks: 1,
  first_day: "2026-12-01",
  last_day: "2026-12-17",
  skip_days: [] as string[],
};
export const practices = { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 };

/** Calls that create a club's series and read its events. */
export function seasonCalls(server: () => TestServer) {
  const { club, say, change, addSeries, changeSeries } = scheduleCalls(server);
  const rowsInOrder = () => server().services.db.select().from(event).orderBy(event.startsAt, event.id);
  const seriesRows = () => server().services.db.select().from(series).orderBy(series.firstDay);

  /** A club with a series of six practices. */
  async function season() {
    const people = await club();
    const { series: made } = (
      await addSeries(people.coach, people.teamId, { rule: sixDays, fields: practices })
    ).body;
    const ids = (await rowsInOrder()).map(({ id }) => id);
    const seriesId = made?.id ?? "";
    const edit = (index: number, body: object, version = 1) =>
      change(people.coach, people.teamId, ids[index] ?? "", version, body);
    const rerule = (body: object, { version = 1, id = seriesId } = {}) =>
      changeSeries(people.coach, { teamId: people.teamId, id, version }, body);
    const answer = (index: number, word: string, person: Person = people.mother) =>
      say(person, { teamId: people.teamId, id: ids[index] ?? "", membershipId: people.samId }, word);
    return { ...people, ids, seriesId, edit, rerule, answer };
  }

  const summary = async () =>
    (await rowsInOrder()).map(({ startsLocal, kit, status, ownFields }) =>
      [startsLocal.slice(5, 16), kit, status === "on" ? "" : "off", ownFields.join()]
        .filter(Boolean)
        .join(" "),
    );
  return { season, rowsInOrder, seriesRows, summary };
}
