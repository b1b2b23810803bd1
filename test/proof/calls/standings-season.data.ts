/**
 * Who imports a list and copies series that are over, copied by hand from the design's table (section 9, row "make, change, call off …, B1: import, copy") and never derived from
 * the code that it judges. The columns and letters are those of standings.data.ts.
 */
export const seasonTable = `
importEvents          EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
readPastSeries        EVENT_ITEM_401_REQUEST  J   B   R   R   T   T   T   T   -   -   -   -   +   +   +   -   -   T   T   J
copySeries            EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
`;
