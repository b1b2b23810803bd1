import type { Column, DriverValueDecoder } from "drizzle-orm";

/** PostgreSQL's bigint in plain SQL: a text by pg's driver, a number by PGlite's. */
export type BigInteger = string | number;

/** For `mapWith`, whose type otherwise says that the column's values are never null. Drizzle hands null on without mapping it. */
export const orNull = <C extends Column>(column: C): DriverValueDecoder<C["_"]["data"] | null, unknown> =>
  column;
