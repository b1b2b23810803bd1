import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import type { Product } from "../browser/product";
import { makeGrownUp } from "./grown-ups";
import { joinTeam, makeHousehold } from "./household";

type Schemas = components["schemas"];
type Details = Schemas["EventDetails"];

export const dayAhead = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The household, whose Maya and Leo are Comets, and the family of their friend Yuki. */
export async function makeTwoFamilies(product: Product) {
  const household = await makeHousehold(product);
  const { coach, mother, maya, leo, comets, addEvent, today } = household;
  const kim = await makeGrownUp(product);
  const yuki = await kim.addKid("Yuki", "2016-01-30");
  await joinTeam(coach, kim, comets.id, [yuki.id]);
  const { id: kimId } = await kim.call<{ id: string }>("GET", "/user/me");
  const team = `/team/team_id/${comets.id}`;

  const game = async (days: number) =>
    (await addEvent(comets.id, { kind: "game", starts_local: `${dayAhead(today, days)}T10:00:00` })).event;
  const read = (person: typeof kim, id: string) =>
    person.call<Details>("GET", `${team}/event/event_id/${id}`);
  /** The player's row in the team. */
  const playerOf = async (person: typeof kim, eventId: string, childId: string) => {
    const { event } = await read(person, eventId);
    const part = event.mine.find(({ child_id }) => child_id === childId);
    assert.ok(part);
    return part.membership_id;
  };
  const offer = (eventId: string, seats: number, event_version = 1) =>
    kim.call<Details>("PUT", `${team}/event/event_id/${eventId}/ride/user_id/${kimId}`, {
      ways: [{ way: "there", seats, minutes: 20, meeting_point: "Library car park" }],
      event_version,
    });
  const move = (person: typeof kim, eventId: string, body: object) =>
    person.call<Details>("POST", `${team}/event/event_id/${eventId}/seat`, {
      ...{ ways: ["there"], event_version: 1, ...body },
    });
  /** A seat in Kim's car. */
  const seat = async (person: typeof kim, eventId: string, childId: string) =>
    move(person, eventId, {
      ...{ move: "ask", membership_id: await playerOf(person, eventId, childId), driver_id: kimId },
    });
  const reschedule = (eventId: string, starts_local: string, version = 1) =>
    coach.call<Details>(
      "PATCH",
      `${team}/event/event_id/${eventId}`,
      { starts_local },
      { "if-match": `"${version}"` },
    );
  /** Snacks are added and shared out. */
  async function shareSnacks() {
    const body = { name: "Snacks", sign: "snacks", families: 1, kinds: ["game"] };
    const { duties } = await coach.call<Schemas["DutyBook"]>("POST", `${team}/duty`, body);
    const [duty] = duties;
    assert.ok(duty?.plan);
    const plan = { duty_id: duty.id, plan_tag: duty.plan.tag };
    const book = await coach.call<Schemas["DutyBook"]>("POST", `${team}/duty/share`, plan);
    return book.turns.filter(({ state }) => state === "planned");
  }
  const addressOf = (eventId: string) => `${product.origin}/app/schedule?event=${comets.id}.${eventId}`;
  const calls = { game, read, playerOf, offer, move, seat, reschedule, shareSnacks, addressOf };
  return { coach, mother, maya, leo, kim, kimId, yuki, comets, today, ...calls };
}
