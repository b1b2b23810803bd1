/**
 * Who may say when somebody is away, and who comes as usual, copied by hand from the design's table (section 9, row "B1 absence, usual yes") and
 * never derived from the code that it judges. The columns and letters are those of standings.data.ts. Sam's absence and usual yes were said by mak.
 */
export const absenceTable = `
readAbsences          .                       J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
addAbsences/Sam's     CHILD_404               J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   -   -   -   J
addAbsences/dry run   CHILD_404               J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   -   -   -   J
addAbsences/oneself   CHILD_404               J   B   R   R   D   E   -   A   -   -   -   +   +   +   +   -   -   -   -   J
changeAbsence/Sam's   ABSENCE_404             J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   -   -   -   J
endAbsence/Sam's      ABSENCE_404             J   B   R   R   D   E   -   A   +   +   -   -   -   -   -   -   -   -   -   J
saveUsualYes/Sam's    ANSWER_401_CREATE       J   B   R   R   D   E   T   A   +   +   -   -   -   -   -   -   -   T   T   J
saveUsualYes/pla's    ANSWER_401_CREATE       J   B   R   R   D   E   T   A   -   -   -   +   -   -   -   -   -   T   T   J
endUsualYes/Sam's     ANSWER_401_CREATE       J   B   R   R   D   E   T   A   +   +   -   -   -   -   -   -   -   T   T   J
updateTeam/usual yes  TEAM_401_UPDATE         J   B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
`;
