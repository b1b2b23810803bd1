import { randomInt } from "node:crypto";
import { limits } from "../../../domain/base/limits";
import { dripNameKey } from "../../../domain/drip-name/drip-name";
import { isReservedDripName } from "../../../domain/drip-name/reserved";
import { containsProfanity } from "./profanity";

/** What a suggested name must not reveal: many of the people who claim one are minors. */
export interface Secrets {
  lastName: string | null;
  dateOfBirth: string | null;
}

interface Wanted {
  name: string;
  secrets: Secrets;
  /** Keys of the names that are taken. */
  findTaken: (names: readonly string[]) => Promise<Set<string>>;
}

const count = 3;

export async function suggestDripNames({ name, secrets, findTaken }: Wanted): Promise<string[]> {
  const found = new Map<string, string>();
  // Variations of a name that imitates staff or the product may imitate it too.
  const base = isReservedDripName(name) ? "" : baseOf(name, secrets);
  for (let round = 0; found.size < count && round < 6; round += 1) {
    const candidates = makeCandidates(round < 3 ? base : "").filter(
      (candidate) =>
        candidate.length >= limits.dripName.min &&
        candidate.length <= limits.dripName.max &&
        dripNameKey(candidate) !== dripNameKey(name) &&
        !tells(candidate, secrets) &&
        !isReservedDripName(candidate) &&
        !containsProfanity(candidate),
    );
    if (candidates.length === 0) continue;
    const taken = await findTaken(candidates);
    for (const candidate of candidates)
      if (!taken.has(dripNameKey(candidate))) found.set(dripNameKey(candidate), candidate);
  }
  return [...found.values()].slice(0, count);
}

const before = ["ace", "captain", "coach", "game_on", "go", "just", "real", "team", "the", "turbo"];
const after = ["assist", "dunks", "goals", "hoops", "kicks", "mvp", "on_deck", "rally", "saves", "swish"];
const nouns = ["buzzer", "comet", "falcon", "jersey", "rocket", "slugger", "sprint", "striker", "thunder"];

function makeCandidates(base: string): string[] {
  const number = () => String(randomInt(2, 100)).padStart(2, "0");
  const root = base === "" ? pick(nouns) : base;
  const short = root.slice(0, limits.dripName.max - 3);
  return shuffle([
    ...after.map((word) => `${root}_${word}`),
    ...before.map((word) => `${word}_${root}`),
    ...Array.from({ length: 6 }, () => `${short}_${number()}`),
    ...(base === "" ? nouns.map((noun) => `${noun}_${pick(after)}`) : []),
  ]);
}

/** The wanted name without its number and without what must not show; empty if too little is left. */
function baseOf(name: string, secrets: Secrets): string {
  let base = name.replace(/[_\d]+$/, "").replace(/^[_\d]+/, "");
  for (const part of partsOf(secrets.lastName)) base = base.replace(new RegExp(part, "gi"), "");
  base = base.replace(/_{2,}/g, "_").replace(/^_+|_+$/g, "");
  return base.length >= 2 ? base : "";
}

export function tells(candidate: string, { lastName, dateOfBirth }: Secrets): boolean {
  const letters = candidate.toLowerCase().replace(/[^a-z]/g, "");
  const words = candidate.toLowerCase().split(/[^a-z]+/);
  // A short surname is part of too many words: it counts only as a whole word.
  const namesThem = partsOf(lastName).some((part) =>
    part.length < 3 ? words.includes(part) : letters.includes(part),
  );
  const year = dateOfBirth?.slice(0, 4);
  const digits = candidate.replace(/\D/g, " ").split(/\s+/);
  return (
    namesThem ||
    (year !== undefined && digits.some((run) => run.includes(year) || run.endsWith(year.slice(2))))
  );
}

function partsOf(lastName: string | null): string[] {
  const plain = (lastName ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[\s-]+/).map((part) => part.replace(/[^a-z]/g, ""));
  return [...new Set([parts.join(""), ...parts])].filter((part) => part.length >= 2);
}

const pick = (list: readonly string[]) => list[randomInt(list.length)] ?? "";

function shuffle(list: readonly string[]): string[] {
  return list
    .map((item) => ({ item, order: randomInt(1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
