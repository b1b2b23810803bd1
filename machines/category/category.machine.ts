import { assign, type SnapshotFrom, setup } from "xstate";

export type Product = { id: string; name: string };

type Shelf = { category: string | null; products: readonly Product[] };
type Chosen = { category: string; products: readonly Product[] };

/** The chosen category with its products. Products that arrive while none is chosen are ignored. */
export const categoryMachine = setup({
  types: {
    context: {} as Shelf,
    events: {} as
      | ({ type: "category.set" } & Chosen)
      | { type: "products.added"; products: readonly Product[] }
      | { type: "category.reset" },
  },
  actions: {
    set: assign((_, { category, products }: Chosen) => ({ category, products: merge([], products) })),
    add: assign(({ context }, products: readonly Product[]) => ({
      products: merge(context.products, products),
    })),
    reset: assign({ category: null, products: [] }),
  },
}).createMachine({
  id: "category",
  context: { category: null, products: [] },
  initial: "empty",
  on: {
    "category.set": { target: ".chosen", actions: { type: "set", params: ({ event }) => event } },
  },
  states: {
    empty: {},
    chosen: {
      on: {
        "products.added": { actions: { type: "add", params: ({ event }) => event.products } },
        "category.reset": { target: "empty", actions: "reset" },
      },
    },
  },
});

export const selectCategory = (snapshot: SnapshotFrom<typeof categoryMachine>) => snapshot.context.category;
export const selectProducts = (snapshot: SnapshotFrom<typeof categoryMachine>) => snapshot.context.products;

/** Each product once; a newer version replaces an older one. */
const merge = (held: readonly Product[], added: readonly Product[]): readonly Product[] => [
  ...new Map([...held, ...added].map((product) => [product.id, product])).values(),
];
