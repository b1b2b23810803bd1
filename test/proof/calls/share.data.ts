/**
 * Who may share an event, written by hand from the design's table (home-field, section 4) and never derived from the code that it judges. The
 * columns and letters are those of standings.data.ts. Whoever holds an address of a public page or a calendar file reads by it, signed in or not.
 * Whoever follows now removes no link that they made as a player. A calendar file's address ends with its maker's right to the event: exm made one before they were taken off the roster.
 */
export const shareTable = `
                                        out ban onb def unk unp str min mak let oth pla coa cog man tfo cfo exm bar lea
shareEvent              SHORT_FORM_URL_401_CREATE J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
shareEvent/made by mak  SHORT_FORM_URL_401_CREATE J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
removeEventLink/own     SHORT_FORM_URL_401_DELETE J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
removeEventLink/mak's   SHORT_FORM_URL_401_DELETE J  B  R  R  D  E  T  A  +  -  -  -  +  +  +  -  -  T  T  J
removeEventLink/man's   SHORT_FORM_URL_401_DELETE J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
makeCalendarFile        .                         J  B  R  R  T  T  T  T  +  +  +  +  +  +  +  +  +  T  T  J
readCalendarFile/mak's  .                         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
readCalendarFile/cfo's  .                         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
readCalendarFile/exm's  EVENT_ITEM_404            -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -
readSharedEvent         .                         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
readSharedEvent/removed SHORT_FORM_URL_404        -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -
`;
