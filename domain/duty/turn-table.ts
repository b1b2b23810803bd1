import type { Day } from "../dates/calendar";
import type { TurnReason } from "./duty";

export interface SharingFamily {
  /** The same for the same family at each run. */
  readonly key: string;
  /** With how many turns it started. */
  readonly starts: number;
}

export interface SharedTurn {
  readonly eventId: string;
  readonly dutyId: string;
  readonly slot: number;
  readonly day: Day;
  /** Whose it is, by its place in the list of families; null if nobody's. */
  readonly family: number | null;
  /** May be given, moved and taken away by itself. */
  readonly isMovable: boolean;
}

export interface Sharing {
  readonly families: readonly SharingFamily[];
  readonly turns: readonly SharedTurn[];
  /** Whether a family, by its place in the list, comes to a turn's event and does its duty. */
  readonly may: (family: number, turn: SharedTurn) => boolean;
}

export interface GivenTurn {
  /** Its place in the list. */
  readonly turn: number;
  /** Null if nobody can have it. */
  readonly family: number | null;
  readonly reason: TurnReason | null;
}

/** Who has which turn while turns are shared out. Turns and families are named by their places in the lists. */
export class TurnTable {
  readonly #sharing: Sharing;
  readonly #holders: (number | null)[];
  readonly #reasons: (TurnReason | null)[];
  readonly #counts: number[];
  /** The turns of each family by event. */
  readonly #atEvents: Map<string, number>[];
  readonly #may: (boolean | undefined)[];
  /** Turns by day, and families by their keys: the outcome must not depend on the order of the lists. */
  readonly inOrder: readonly number[];
  readonly families: readonly number[];
  readonly #ofEvents = new Map<string, number[]>();

  constructor(sharing: Sharing) {
    const { turns, families } = sharing;
    this.#sharing = sharing;
    this.#holders = turns.map(({ family }) => family);
    this.#reasons = turns.map(() => null);
    this.#counts = families.map(({ starts }) => starts);
    this.#atEvents = families.map(() => new Map());
    this.#may = new Array(turns.length * families.length);
    this.inOrder = turns.map((_, turn) => turn).sort((one, other) => this.#compareTurns(one, other));
    this.families = families
      .map((_, family) => family)
      .sort((one, other) => compare(families[one]?.key ?? "", families[other]?.key ?? ""));
    for (const turn of this.inOrder) {
      const { eventId, family } = this.#turn(turn);
      const others = this.#ofEvents.get(eventId);
      if (others) others.push(turn);
      else this.#ofEvents.set(eventId, [turn]);
      if (family === null) continue;
      this.#counts[family] = this.countOf(family) + 1;
      const there = this.turnAt(family, turn);
      if (there === undefined || (this.isMovable(there) && !this.isMovable(turn)))
        this.#atEvents[family]?.set(eventId, turn);
    }
  }

  #turn(turn: number): SharedTurn {
    const found = this.#sharing.turns[turn];
    if (!found) throw new Error("No such turn.");
    return found;
  }

  #compareTurns(one: number, other: number): number {
    const [a, b] = [this.#turn(one), this.#turn(other)];
    return a.day - b.day || compare(a.eventId, b.eventId) || compare(a.dutyId, b.dutyId) || a.slot - b.slot;
  }

  holderOf(turn: number): number | null {
    return this.#holders[turn] ?? null;
  }

  isMovable(turn: number): boolean {
    return this.#turn(turn).isMovable;
  }

  may(family: number, turn: number): boolean {
    const place = turn * this.#counts.length + family;
    const known = this.#may[place];
    if (known !== undefined) return known;
    const may = this.#sharing.may(family, this.#turn(turn));
    this.#may[place] = may;
    return may;
  }

  countOf(family: number): number {
    return this.#counts[family] ?? 0;
  }

  /** What the family has at the turn's event. */
  turnAt(family: number, turn: number): number | undefined {
    return this.#atEvents[family]?.get(this.#turn(turn).eventId);
  }

  /** Families that may, and have none there. */
  freeFor(turn: number): number[] {
    return this.families.filter(
      (family) => this.may(family, turn) && this.turnAt(family, turn) === undefined,
    );
  }

  countOfThoseWhoMay(turn: number): number {
    return this.families.filter((family) => this.may(family, turn)).length;
  }

  /** The turns of the same event. */
  besides(turn: number): readonly number[] {
    return this.#ofEvents.get(this.#turn(turn).eventId) ?? [];
  }

  /** Those of a family that may move, the latest first. */
  movableOf(family: number): number[] {
    return this.inOrder.filter((turn) => this.holderOf(turn) === family && this.isMovable(turn)).reverse();
  }

  leastCount(): number {
    return Math.min(...this.#counts);
  }

  byMostTurns(): number[] {
    return [...this.families].sort((one, other) => this.countOf(other) - this.countOf(one));
  }

  /** Who has fewest turns; then fewest of this duty; then the longest gap to its own; then by chance, the same at each run. */
  fewest(turn: number, families: readonly [number, ...number[]]): number {
    const ranked = families.map((family) => ({ family, rank: this.#rankFor(turn, family) }));
    return ranked.sort((one, other) => compareRanks(one.rank, other.rank))[0]?.family ?? families[0];
  }

  #rankFor(turn: number, family: number): number[] {
    const { day, dutyId, eventId, slot } = this.#turn(turn);
    const own = [...(this.#atEvents[family]?.values() ?? [])].map((other) => this.#turn(other));
    const ofDuty = own.filter((other) => other.dutyId === dutyId).length;
    const gap = Math.min(...own.map((other) => Math.abs(other.day - day)));
    const key = this.#sharing.families[family]?.key ?? "";
    return [this.countOf(family), ofDuty, -gap, hashOf(`${key} ${eventId} ${dutyId} ${slot}`)];
  }

  give(turn: number, family: number | null, reason: TurnReason | null): void {
    const before = this.holderOf(turn);
    const { eventId } = this.#turn(turn);
    if (before !== null) {
      this.#counts[before] = this.countOf(before) - 1;
      if (this.turnAt(before, turn) === turn) this.#atEvents[before]?.delete(eventId);
    }
    this.#holders[turn] = family;
    this.#reasons[turn] = reason;
    if (family === null) return;
    this.#counts[family] = this.countOf(family) + 1;
    this.#atEvents[family]?.set(eventId, turn);
  }

  changes(): GivenTurn[] {
    return this.inOrder.flatMap((turn) => {
      const family = this.holderOf(turn);
      return family === this.#turn(turn).family
        ? []
        : [{ turn, family, reason: this.#reasons[turn] ?? null }];
    });
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const than = other[place] ?? 0;
    if (value !== than) return value < than ? -1 : 1;
  }
  return 0;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619) >>> 0;
  return hash;
}
