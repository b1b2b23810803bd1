/** What one feature puts into the outbox, and how it leaves. */
export type OutboxKind<Item> = {
  /** Begins the keys of its items in the storage. */
  readonly name: string;
  /** An item replaces another of the same key. */
  readonly keyOf: (item: Item) => string;
  readonly order: Order<Item>;
  /**
   * Where a refusal is told. `once`: by a row that shows the item, or else by a toast. `in place`: where the item stands, until the person
   * sends it again or drops it.
   */
  readonly outcomeShown: "once" | "in place";
};

/** `latest`: the latest of each key, all together. `each`: every item, by its key and one at a time within its thread. */
export type Order<Item> = { type: "latest" } | { type: "each"; threadOf: (item: Item) => string };

/** An item, and what became of it. */
export type Settled<Item> = { readonly said: Item; readonly outcome: { readonly kind: string } };

/** What the device stores of a kind. */
export type Stored<Item, Done> = { readonly waiting: readonly Item[]; readonly held: readonly Done[] };

/** The items to send now. */
export function dueOf<Item>({ order, keyOf }: OutboxKind<Item>, waiting: readonly Item[]): readonly Item[] {
  if (order.type === "latest") return waiting;
  const oldest = new Map<string, Item>();
  for (const item of byKey(waiting, keyOf)) {
    const thread = order.threadOf(item);
    if (!oldest.has(thread)) oldest.set(thread, item);
  }
  return [...oldest.values()];
}

/** Milliseconds until the next try, after so many without a reply: soon at first, since most gaps in the network are short. */
export const pauseBefore = (tries: number): number => Math.min(5_000 * 2 ** tries, 30_000);

export const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  [...items].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** What shows items on the page, such as an answer's row. */
export type Row<Done> = {
  readonly isOf: (done: Done) => boolean;
  /** Whether the person can see it now. */
  readonly isShown: () => boolean;
  /** `isShownHere`: false for a refusal that something else tells. */
  readonly onSettled: (done: Done, isShownHere: boolean) => void;
};

export type OutcomePlace = "nobody" | "row" | "place" | "toast";

/** Who tells an outcome; what was saved needs no telling. */
export function outcomePlaceOf(
  { outcomeShown }: Pick<OutboxKind<never>, "outcomeShown">,
  { outcome }: Settled<unknown>,
  isRowShown: boolean,
): OutcomePlace {
  if (outcome.kind === "saved") return "nobody";
  if (outcomeShown === "in place") return "place";
  return isRowShown ? "row" : "toast";
}

/** An outcome to put away on the device: held until it is told or decided, or else removed with its item. */
export type Judged<Done> = { readonly done: Done; readonly isHeld: boolean };

/** Outcomes, and the rows that show them. */
export type SettledItems<Done> = { readonly settled: readonly Done[]; readonly rows: readonly Row<Done>[] };

/** Decides who tells each outcome. */
export function judge<Done extends Settled<unknown>>(
  kind: Pick<OutboxKind<never>, "outcomeShown">,
  { settled, rows }: SettledItems<Done>,
) {
  const all = settled.map((done) => {
    const own = rows.filter(({ isOf }) => isOf(done)).map((row) => ({ row, isShown: row.isShown() }));
    return {
      done,
      own,
      teller: outcomePlaceOf(
        kind,
        done,
        own.some(({ isShown }) => isShown),
      ),
    };
  });
  return {
    judged: all.map(
      ({ done, teller }): Judged<Done> => ({ done, isHeld: teller === "toast" || teller === "place" }),
    ),
    held: all.filter(({ teller }) => teller === "place").map(({ done }) => done),
    told: all.flatMap(({ done, own, teller }) =>
      own.map(({ row, isShown }) => ({
        row,
        done,
        isShownHere: teller === "row" ? isShown : teller !== "toast",
      })),
    ),
  };
}
