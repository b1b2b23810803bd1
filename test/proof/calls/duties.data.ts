/**
 * Who may do what with a team's duties, written by hand from the design's table (duties-and-rides, section 6) and never derived from the code
 * that it judges. The columns and letters are those of standings.data.ts. Each call is in a form that would succeed for whoever may.
 *
 * Turns of the first game: Sam's, pla's and Kit's, whom cog guards. Of the second: one on offer by Zephyrine's family, an open one, and Ada's,
 * whom oth guards. Links of mails are mak's, oth's and coa's; whoever holds one has it, signed in or not.
 */
export const dutyTable = `
                                        out ban onb def unk unp str min mak let oth pla coa cog man tfo cfo exm bar lea
readDuties        EVENT_PARTY_MEMBER_401_REQUEST  J  B  R  R  T  T  T  T  +  +  +  +  +  +  +  -  -  T  T  J
addDuty                         STEP_401_CREATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
addDuty/one event's             STEP_401_CREATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
changeDuty                      STEP_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
endDuty                         STEP_401_DELETE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
shareDuty                       STEP_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
undoShare                       STEP_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
chooseDuties/Sam's EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  +  +  -  -  +  +  +  -  -  T  T  J
chooseDuties/pla's EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  +  +  +  +  -  -  T  T  J
chooseDuties/Ada's EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  +  -  +  +  +  -  -  T  T  J
keep/Sam's         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
keep/pla's         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  +  -  -  -  -  -  T  T  J
keep/Kit's         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  -  +  -  -  -  T  T  J
offer/Sam's        EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
offer/pla's        EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  +  -  -  -  -  -  T  T  J
offer/Kit's        EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  -  +  -  -  -  T  T  J
take/an open one for Sam  EVENT_PARTY_MEMBER_401_UPDATE  J B R R D E T A + + - - - - - - - T T J
take/an offered one for Sam EVENT_PARTY_MEMBER_401_UPDATE J B R R D E T A + + - - - - - - - T T J
take/an open one for pla  EVENT_PARTY_MEMBER_401_UPDATE  J B R R D E T A - - - + - - - - - T T J
take/an offered one for pla EVENT_PARTY_MEMBER_401_UPDATE J B R R D E T A - - - + - - - - - T T J
take/an offered one for Kit EVENT_PARTY_MEMBER_401_UPDATE J B R R D E T A - - - - - + - - - T T J
set/to Sam         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
set/to pla         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
off/a free one     EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
off/Sam's          EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
open/Sam's         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
open/pla's         EVENT_PARTY_MEMBER_401_UPDATE  J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
sendSchedule/keep Sam's    EVENT_PARTY_MEMBER_401_UPDATE J B R R D E T A + + - - - - - - - T T J
sendSchedule/offer pla's   EVENT_PARTY_MEMBER_401_UPDATE J B R R D E T A - - - + - - - - - T T J
moveTurnByMailLink/keep Sam's by mak's  .         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
moveTurnByMailLink/offer Sam's by mak's .         +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
moveTurnByMailLink/keep Sam's by oth's  EVENT_PARTY_MEMBER_409_TAKEN - - - - - - - - - - - - - - - - - - - -
moveTurnByMailLink/keep Sam's by coa's  AUTH_400_LINK - - - - - - - - - - - - - - - - - - - -
moveTurnByMailLink/by a link to answer  AUTH_400_LINK - - - - - - - - - - - - - - - - - - - -
`;

export const viewers = [
  "man",
  "coa",
  "pla",
  "mak",
  "oth",
  "zia",
  "tfo",
  "cfo",
  "exm",
  "str",
  "nell",
] as const;

/** Which fields a person gets of duties, by any call. The first game and the second are read; mak is Sam's guardian, zia offers a turn. */
export const dutyFields = {
  //                        man coa pla mak oth zia tfo cfo exm str nell
  "book duties": "+   +   +   +   +   +   -   -   -   -   -",
  "book turns": "+   +   +   +   +   +   -   -   -   -   -",
  "book families": "+   +   +   +   +   +   -   -   -   -   -",
  "book families of spots": "+   +   -   -   -   -   -   -   -   -   -",
  "book plan": "+   +   -   -   -   -   -   -   -   -   -",
  "book undo_until": "+   +   -   -   -   -   -   -   -   -   -",
  "book choice of Sam": "+   +   -   +   -   -   -   -   -   -   -",
  "book choice of Ada": "+   +   -   -   +   -   -   -   -   -   -",
  "event duties": "+   +   +   +   +   +   -   -   -   -   -",
  "event whose turn": "+   +   +   +   +   +   -   -   -   -   -",
  "event own turn": "-   -   +   +   +   +   -   -   -   -   -",
  "event why of Sam's": "+   +   -   +   -   -   -   -   -   -   -",
  "event may take": "-   -   +   +   +   +   -   -   -   -   -",
  "week Sam's turn": "-   -   -   +   -   -   -   -   -   -   -",
  "week pla's turn": "-   -   +   -   -   -   -   -   -   -   -",
  "waiting turn": "-   -   +   +   +   -   -   -   -   -   -",
  "the duty's name": "+   +   +   +   +   +   -   -   -   -   -",
} as const satisfies Record<string, string>;
