import { dueOf, stepsOf } from "../../../domain/schedule/notice/escalation";
import type { seeded } from "../proof";

/** Drawn in advance, so that the rules alone and a whole server can be asked about the same. Times are minutes since the telling. */
export interface CallingOff {
  /** Of pushes that services take and deliver nowhere. */
  swallowed: number;
  arrival: number;
  families: readonly FamilyDrawn[];
}
interface FamilyDrawn {
  saidNo: boolean;
  people: readonly PersonDrawn[];
}
export interface PersonDrawn {
  devices: readonly DeviceDrawn[];
  /** How long after the first sound they press; null: never. */
  pressesAfter: number | null;
  /** When they press in the mail; null: never. */
  reads: number | null;
}
/** `dead`: taken, and never shown. `busy`: 429 at first. `gone`: 410. `down`: 500. `late`: shown after `minutes`. */
export interface DeviceDrawn {
  fate: "living" | "dead" | "late" | "busy" | "gone" | "down";
  minutes: number;
  /** Which of the pushes that its service takes are shown nowhere. */
  lost: readonly boolean[];
}

/** Whether a device shows the push with this number, and how many minutes later; null: never. */
export function shownAfter({ fate, minutes, lost }: DeviceDrawn, number: number): number | null {
  if (lost[number] || fate === "dead" || fate === "gone" || fate === "down") return null;
  return fate === "late" ? minutes : 0;
}

type Chance = ReturnType<typeof seeded>;

const shares = [0, 0.3, 0.5, 0.9] as const;
/** Of the calling-off with this number: the share of pushes that services swallow. */
export const shareOf = (index: number): number => shares[(index + 2) % shares.length] ?? 0;

export function drawCallingOff(
  chance: Chance,
  { swallowed, most, longest }: { swallowed: number; most: number; longest: number },
): CallingOff {
  const device = (): DeviceDrawn => {
    const odd = (["dead", "dead", "late", "busy", "gone", "down"] as const)[chance.below(6)] ?? "dead";
    const lost = Array.from({ length: 4 }, () => chance.chance(swallowed));
    return { fate: chance.chance(0.18) ? odd : "living", minutes: 1 + chance.below(60), lost };
  };
  const person = (devices: number): PersonDrawn => ({
    devices: Array.from({ length: devices }, device),
    pressesAfter: chance.chance(0.8) ? chance.below(25) : null,
    reads: chance.chance(0.6) ? 1 + chance.below(400) : null,
  });
  const family = (): FamilyDrawn => {
    const devices = chance.below(5);
    const first = chance.below(devices + 1);
    const people = chance.chance(0.7) ? [person(first), person(devices - first)] : [person(devices)];
    return { saidNo: chance.chance(0.1), people };
  };
  return {
    swallowed,
    arrival: 5 * (1 + chance.below(longest / 5)),
    families: Array.from({ length: 8 + chance.below(Math.max(1, most - 7)) }, family),
  };
}

export type By = "first push" | "second" | "third" | "fourth" | "mail";

export interface Outcome {
  /** When staff read the list; null: the arrival comes first. */
  listAt: number | null;
  /** For each family: when it knows, and by what; null: not until the arrival. Undefined for those who said no. */
  families: readonly ({ at: number; by: By } | null | undefined)[];
  /** The most pushes that one person got. */
  mostRings: number;
}

const pushes: readonly By[] = ["first push", "second", "third", "fourth"];

/** What the rules say about it, with a round each minute. */
export function followRules({ arrival, families }: CallingOff): Outcome {
  const minute = 60_000;
  const steps = stepsOf({ notifiedAt: 0, arrivesAt: arrival * minute, hasLateList: false }, () => null);
  const list = steps.find(({ what }) => what === "list");
  const known = families.map((): { at: number; by: By } | null => null);
  const people = families.flatMap(({ saidNo, people: guardians }, index) =>
    saidNo
      ? []
      : guardians.map((drawn) => ({ drawn, index, rung: 0, heard: null as Heard, arriving: [] as Sound[] })),
  );
  const learn = (index: number, at: number, by: By) => {
    known[index] ??= { at, by };
  };
  for (let now = 0; now <= arrival; now += 1) {
    for (const person of people) {
      const { drawn, index, arriving } = person;
      for (const sound of arriving.filter(({ at }) => at <= now)) person.heard ??= sound;
      if (person.heard && drawn.pressesAfter !== null && person.heard.at + drawn.pressesAfter <= now)
        learn(index, now, person.heard.by);
      if (drawn.reads !== null && drawn.reads <= now) learn(index, now, "mail");
    }
    const due = dueOf(steps, { doneAt: (now - 1) * minute, now: now * minute, arrivesAt: arrival * minute });
    const ring = now === 0 ? "wide" : due.ring;
    for (const person of people) {
      if (ring === null || known[person.index] || (ring === "again" && person.heard)) continue;
      const by = pushes[person.rung] ?? "fourth";
      for (const device of person.drawn.devices) {
        const after = shownAfter(device, person.rung);
        if (after === null) continue;
        // What was refused at first is sent again by the next round.
        const wait = device.fate === "busy" ? 1 : after;
        if (wait === 0) person.heard ??= { at: now, by };
        else person.arriving.push({ at: now + wait, by });
      }
      if (person.drawn.devices.length > 0) person.rung += 1;
    }
  }
  return {
    listAt: list ? Math.ceil(list.at / minute) : null,
    families: families.map(({ saidNo }, index) => (saidNo ? undefined : known[index])),
    mostRings: Math.max(0, ...people.map(({ rung }) => rung)),
  };
}

interface Sound {
  at: number;
  by: By;
}
type Heard = Sound | null;

/** Families of the outcome that are on the list when it opens. */
export const toCall = ({ listAt, families }: Outcome): number[] =>
  listAt === null
    ? []
    : families.flatMap((known, index) =>
        known === null || (known !== undefined && known.at > listAt) ? [index] : [],
      );

/** By share of swallowed pushes: who knew by what before staff had to call, and the calls. */
export function countReached(runs: readonly { drawn: CallingOff; outcome: Outcome }[]): string[] {
  return shares.flatMap((share) => {
    const those = runs.filter(({ drawn }) => drawn.swallowed === share);
    if (those.length === 0) return [];
    const counts = new Map<string, number>();
    let calls = 0;
    let all = 0;
    for (const { outcome } of those) {
      const called = new Set(toCall(outcome));
      calls += called.size;
      outcome.families.forEach((known, index) => {
        if (known === undefined) return;
        all += 1;
        const way = called.has(index) || known === null ? "to call" : known.by;
        counts.set(way, (counts.get(way) ?? 0) + 1);
      });
    }
    const part = (way: string) => `${way} ${Math.round((100 * (counts.get(way) ?? 0)) / all)} %`;
    const ways = [...pushes, "mail", "to call"].map(part).join(", ");
    return [`${share * 100} % swallowed: ${ways}; ${(calls / those.length).toFixed(1)} calls each`];
  });
}
