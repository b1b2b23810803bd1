/**
 * Who may do what on a team's schedule, copied by hand from the design's table (section 9) and never derived from the code that it judges.
 * The columns and letters are those of standings.data.ts. What a batch makes of each item is tried in test/server/schedule/receipt/receipts.test.ts.
 */
export const scheduleTable = `
readSchedule          .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readAgenda            .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readTeamEvents        .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T
readEvent             .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T
addEvent              EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
changeEvent           EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
callOffEvent          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
putEventBack          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
takeEventBack         EVENT_ITEM_401_DELETE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
answerEvent/Sam's     ANSWER_401_CREATE       J   B   R   R   D   E   T   A   +   +   -   -   +   +   +   -   -   T   T
answerEvent/pla's     ANSWER_401_CREATE       J   B   R   R   D   E   T   A   -   -   -   +   +   +   +   -   -   T   T
answerEvent/a spot's  ANSWER_401_CREATE       J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
acknowledgeEvents     .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
sendSchedule          .                       J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +
readReceipt           EVENT_ITEM_401_REQUEST  J   B   R   R   T   T   T   T   -   -   -   -   +   +   +   -   -   T   T
tellFamilies          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
untellFamilies        EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
nudgeFamilies         EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
addSeries             EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
changeSeries          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
takeSeriesBack        EVENT_ITEM_401_DELETE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
readVenues            .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T
addVenue              EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
readPushTokens        .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
savePushToken         .                       J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +
dropPushToken/mak's   .                       J   B   R   R   P   P   P   P   +   P   P   P   P   P   P   P   P   P   P
changeVenue           EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
joinPlayers           COLLABORATOR_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
partPlayers           COLLABORATOR_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T
`;
