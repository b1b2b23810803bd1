/** Rows of one call of an import. */
const rowsOfCall = 25;
/** Of the server's 16 kB for any body. */
const bytesOfCall = 15_000;

/** The rows of each call, in their order. The first calls of more rows are those of fewer. */
export function callsOf<Row>(rows: readonly Row[]): Row[][] {
  const calls: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    const open = calls.at(-1);
    if (open && open.length < rowsOfCall && bytes <= room) open.push(row);
    else {
      calls.push([row]);
      room = bytesOfCall;
    }
    room -= bytes;
  }
  return calls;
}
