import type { Claim, ClaimedType } from "./claims";
import type { SeenColumn, SeenStatement } from "./record";

/** PostgreSQL's types by number, and what PGlite's or pg's driver makes of them below drizzle: a big number is a number to one and a text to the other. */
const types: Record<number, { name: string; kinds: string[] }> = {
  16: { name: "boolean", kinds: ["boolean"] },
  19: { name: "name", kinds: ["string"] },
  20: { name: "bigint", kinds: ["number", "string"] },
  21: { name: "smallint", kinds: ["number"] },
  23: { name: "integer", kinds: ["number"] },
  25: { name: "text", kinds: ["string"] },
  114: { name: "json", kinds: ["json"] },
  701: { name: "double precision", kinds: ["number"] },
  1009: { name: "text[]", kinds: ["string[]"] },
  1082: { name: "date", kinds: ["string"] },
  1083: { name: "time", kinds: ["string"] },
  1114: { name: "timestamp", kinds: ["string"] },
  1182: { name: "date[]", kinds: ["string"] },
  1184: { name: "timestamp with time zone", kinds: ["string"] },
  1700: { name: "numeric", kinds: ["string"] },
  2278: { name: "void", kinds: ["string"] },
  2950: { name: "uuid", kinds: ["string"] },
  2951: { name: "uuid[]", kinds: ["string[]"] },
  3802: { name: "jsonb", kinds: ["json"] },
};

/** By PostgreSQL's number of the type. */
export function typeName(type: number): string {
  const known = types[type];
  if (!known) throw new Error(`The database returns a type that is not listed here, number ${type}.`);
  return known.name;
}

export interface Comparison {
  faults: string[];
  /** Claims about columns that no statement returned. */
  unreached: Claim[];
}

/** Compares what the code says of columns with what the database returned. */
export function compareTypes(claims: Claim[], statements: SeenStatement[]): Comparison {
  const reached = new Set<Claim>();
  const faults = new Set<string>();
  const check = (claim: Claim, claimed: ClaimedType, column: SeenColumn) => {
    reached.add(claim);
    for (const fault of faultsOf(claimed, column))
      faults.add(`${claim.place}: ${column.key} is ${claimed.says} to the compiler, but ${fault}`);
  };
  for (const statement of statements) {
    const { columns } = statement;
    for (const column of columns)
      for (const claim of columnClaims(claims, column, statement))
        check(claim, claim.types.get("") as ClaimedType, column);
    for (const claim of claims.filter((each) => isOfRows(each, statement))) {
      reached.add(claim);
      for (const [key, claimed] of claim.types) {
        const column = columns.find((each) => each.key === key);
        if (column) check(claim, claimed, column);
        else faults.add(`${claim.place}: ${key} is no column of its rows`);
      }
      for (const { key } of columns)
        if (!claim.types.has(key))
          faults.add(`${claim.place}: its rows have a column ${key}, which nobody reads`);
    }
  }
  return {
    faults: [...faults].sort(),
    unreached: claims.filter((claim) => !reached.has(claim)),
  };
}

/** Templates of the same text may stand in several files: one with the same key comes first, then one of the statement's own file. */
function columnClaims(claims: Claim[], { key, template }: SeenColumn, { place }: SeenStatement) {
  if (template === undefined) return [];
  const alike = claims.filter(({ column }) => column?.template === template);
  const sameKey = alike.filter(({ column }) => column?.key === key);
  // A template of gaps alone looks like any other.
  const candidates = sameKey.length > 0 || !/\w/.test(template) ? sameKey : alike;
  const ownFile = candidates.filter((claim) => fileOf(claim.place) === fileOf(place));
  return ownFile.length > 0 ? ownFile : candidates;
}

const fileOf = (place: string | undefined) => place?.split(":")[0];

function isOfRows({ sent, begins }: Claim, { place, text }: SeenStatement) {
  if (begins !== undefined) return text.includes(` from (${begins}`);
  const [file, line] = place?.split(":") ?? [];
  return sent !== undefined && sent.file === file && sent.first <= Number(line) && Number(line) <= sent.last;
}

function faultsOf(claimed: ClaimedType, { type, mappedBy, wasNull, shape }: SeenColumn): string[] {
  const { kinds } = claimed;
  const known = types[type];
  if (!known) return [`the database returns a type that is not listed here, number ${type}`];
  const isMapped = mappedBy === "a function" || mappedBy?.replace(/ \(\d\)/, "") === known.name;
  if (mappedBy && !isMapped)
    return [`it is mapped by a column of ${mappedBy}, and the database returns ${known.name}`];
  const isSame = known.kinds.every((kind) => kinds.has(kind)) && kinds.size === known.kinds.length;
  if (!mappedBy && known.kinds[0] !== "json" && !isSame)
    return [`the driver makes ${known.kinds.join(" or ")} of the database's ${known.name}`];
  return [
    ...(wasNull && !claimed.mayBeNull ? ["it was null"] : []),
    ...(known.kinds[0] === "json" && !mappedBy ? claimed.differences(shape) : []),
  ];
}
