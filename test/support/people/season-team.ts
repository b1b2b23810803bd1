import type { Page } from "playwright-core";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { Product } from "../browser/product";
import { makeGrownUp } from "./grown-ups";

export const zoneOfSeason = "America/Chicago";

/** A coach's team with a season from a Monday over a week ahead, for a number of days. */
export async function makeSeason(product: Product, days: number) {
  const coach = await makeGrownUp(product);
  const today = dayOf(new Intl.DateTimeFormat("sv-SE", { timeZone: zoneOfSeason }).format(Date.now()));
  // Day 4 was a Monday: 1970 began on a Thursday.
  const start = today + 8 + ((((4 - (today + 8)) % 7) + 7) % 7);
  const [monday, end] = [isoDateOf(start), isoDateOf(start + days)];
  const { id: teamId } = await coach.startTeam("Rockets", {
    season: { name: "Spring", starts_on: monday, ends_on: end },
  });
  return { coach, teamId, monday };
}

/** Weekdays and lengths of the open form that are too small to press. */
export const smallChips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("dialog fieldset label")]
      .map((label) => ({ name: label.textContent, box: label.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
