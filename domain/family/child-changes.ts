import type { Child } from "./child-form";
import { familyTexts } from "./family-texts";

/** The changes between two versions of a profile, a sentence for each. */
export function changesBetween(seen: Child, now: Child): readonly string[] {
  const sentences: string[] = [];
  if (seen.first_name !== now.first_name || seen.last_initial !== now.last_initial)
    sentences.push(familyTexts.nowNamed(now));
  if (now.date_of_birth && seen.date_of_birth !== now.date_of_birth)
    sentences.push(familyTexts.nowBorn(days.format(new Date(now.date_of_birth))));
  if (now.shown_as && seen.shown_as !== now.shown_as) sentences.push(familyTexts.nowShown[now.shown_as]);
  const guardians = comeAndGone(seen.guardians, now.guardians);
  const followers = comeAndGone(seen.followers, now.followers);
  sentences.push(
    ...guardians.come.map((name) => familyTexts.guardianCame(name, now)),
    ...guardians.gone.map((name) => familyTexts.guardianWent(name, now)),
    ...followers.come.map((name) => familyTexts.followerCame(name, now)),
    ...followers.gone.map((name) => familyTexts.followerWent(name, now)),
  );
  return sentences.length > 0 ? sentences : [familyTexts.nothingToSee];
}

type Person = { user_id: string; name: string };

function comeAndGone(seen: readonly Person[] = [], now: readonly Person[] = []) {
  const without = (some: readonly Person[], others: readonly Person[]) =>
    some.filter(({ user_id }) => !others.some((other) => other.user_id === user_id)).map(({ name }) => name);
  return { come: without(now, seen), gone: without(seen, now) };
}

const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
