/**
 * Who marks who came and who reads how often, copied by hand from the design's table (section 9, row "B1 mark attendance / see one's own") and never
 * derived from the code that it judges. The columns and letters are those of standings.data.ts. The event is of today. What each person reads of
 * marks is tried in test/server/commands/attendance/viewer-fields.test.ts.
 */
export const attendanceTable = `
markAttendance/Sam's    EVENT_PARTY_MEMBER_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
markAttendance/pla's    EVENT_PARTY_MEMBER_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
markAttendance/a spot's EVENT_PARTY_MEMBER_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
readAttendance          .                             J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T   J
`;
