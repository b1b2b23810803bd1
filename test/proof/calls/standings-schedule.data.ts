/**
 * Who may do what on a team's schedule, copied by hand from the design's table (section 9) and never derived from the code that it judges.
 * The columns and letters are those of standings.data.ts. What a batch makes of each item is tried in test/server/commands/receipt/acknowledge.test.ts.
 */
export const scheduleTable = `
readSchedule          .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readAgenda            .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readTeamEvents        .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T   J
readEvent             .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T   J
addEvent              EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
changeEvent           EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
callOffEvent          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
putEventBack          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
takeEventBack         EVENT_ITEM_401_DELETE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
answerEvent/Sam's     ANSWER_401_CREATE       J   B   R   R   D   E   T   A   +   +   -   -   +   +   +   -   -   T   T   J
answerEvent/pla's     ANSWER_401_CREATE       J   B   R   R   D   E   T   A   -   -   -   +   +   +   +   -   -   T   T   J
answerEvent/a spot's  ANSWER_401_CREATE       J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
acknowledgeEvents     .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
sendSchedule          .                       J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
readReceipt           EVENT_ITEM_401_REQUEST  J   B   R   R   T   T   T   T   -   -   -   -   +   +   +   -   -   T   T   J
tellFamilies          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
untellFamilies        EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
nudgeFamilies         EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
addSeries             EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
changeSeries          EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
takeSeriesBack        EVENT_ITEM_401_DELETE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
readVenues            .                       J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T   J
addVenue              EVENT_ITEM_401_CREATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
readPushTokens        .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
savePushToken         .                       J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
dropPushToken/mak's   .                       J   B   R   R   P   P   P   P   +   P   P   P   P   P   P   P   P   P   P   J
changeVenue           EVENT_ITEM_401_UPDATE   J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
joinPlayers           COLLABORATOR_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
partPlayers           COLLABORATOR_401_UPDATE J   B   R   R   D   E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
`;
