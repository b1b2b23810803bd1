/**
 * Who may make, change and end calendar links, and who reads by one, copied by hand from the design (section 9, rows "B1 calendar link …", and
 * section 8) and never derived from the code that it judges. The columns and letters are those of standings.data.ts. Both links were made by mak:
 * one of her own week, one for a guest of Sam's. Whoever holds an address reads by it, signed in or not.
 */
export const calendarLinkTable = `
readCalendarLinks          .                  J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
addCalendarLink/week       .                  J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
addCalendarLink/the team   TEAM_404           J   B   R   R   D   E   -   A   +   +   +   +   +   +   +   +   +   -   -   J
addCalendarLink/Sam's      CHILD_404          J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   +   -   -   J
addCalendarLink/a guest    CHILD_404          J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   -   -   -   J
changeCalendarLink/mak's   CALENDAR_LINK_404  J   B   R   R   -   -   -   -   +   -   -   -   -   -   -   -   -   -   -   J
endCalendarLink/mak's      CALENDAR_LINK_404  J   B   R   R   -   -   -   -   +   -   -   -   -   -   -   -   -   -   -   J
endCalendarLink/a guest's  CALENDAR_LINK_404  J   B   R   R   -   -   -   -   +   +   -   -   -   -   -   -   -   -   -   J
readCalendar/mak's         .                  +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
lookByLink/a guest's       .                  +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
`;
