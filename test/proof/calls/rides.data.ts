/**
 * Who may do what with rides, written by hand from the design's table (duties-and-rides, section 6) and never derived from the code that it
 * judges. The columns and letters are those of standings.data.ts. Each call is in a form that would succeed for whoever may.
 *
 * Dan drives at the first three games. At the first Sam and Zephyrine are aboard, at the second nobody, at the third he would take Sam, whose
 * family has not agreed. At the fourth everybody of the columns has a car, also those who lost the right to it, and Sam wants a ride. `own` is
 * that car. Consents: Sam's to Dan by mak, Ada's to Dan by oth.
 */
export const rideTable = `
                                        out ban onb def unk unp str min mak let oth pla coa cog man tfo cfo exm bar lea
offerRide/a first one           RIDE_401_CREATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
offerRide/own                   RIDE_401_CREATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
offerRide/own on later events   RIDE_401_CREATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
endRide/own                     RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
endRide/Dan's                   RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
endRide/Dan's one way           RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
drop/Sam from Dan's             RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
drop/Zephyrine from Dan's       RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  +  +  +  -  -  T  T  J
ask/for Sam of nobody           RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
ask/for Sam of Dan              RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
ask/for pla of Dan              RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  +  -  -  -  -  -  T  T  J
ask/for Kit of Dan              RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  -  +  -  -  -  T  T  J
agree/Sam with Dan              RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
agree/Sam with Dan always       RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
leave/Sam Dan's                 RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
leave/Sam wants none            RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
leave/Zephyrine Dan's           RIDE_401_UPDATE   J  B  R  R  D  E  T  A  -  -  -  -  -  -  -  -  -  T  T  J
agree/still driving own         RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
take/Sam into own               RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
drop/Sam from own               RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
join/Dan                        RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
quit/Dan                        RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
sendSchedule/ask for Sam of Dan RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  -  -  -  -  -  -  -  T  T  J
sendSchedule/take Sam into own  RIDE_401_UPDATE   J  B  R  R  D  E  T  A  +  +  +  +  +  +  +  -  -  T  T  J
readDrivers/Sam's               CHILD_401_UPDATE  J  B  R  R  C  C  C  C  +  +  -  -  -  -  -  C  -  C  C  J
readDrivers/Ada's               CHILD_401_UPDATE  J  B  R  R  C  C  C  C  -  -  +  -  -  -  -  C  C  C  C  J
allowDriver/Sam's oth           CHILD_401_UPDATE  J  B  R  R  D  E  C  A  +  +  -  -  -  -  -  C  -  C  C  J
allowDriver/Ada's coa           CHILD_401_UPDATE  J  B  R  R  D  E  C  A  -  -  +  -  -  -  -  C  C  C  C  J
forbidDriver/Sam's Dan          CHILD_401_UPDATE  J  B  R  R  D  E  C  A  +  +  -  -  -  -  -  C  -  C  C  J
forbidDriver/Ada's Dan          CHILD_401_UPDATE  J  B  R  R  D  E  C  A  -  -  +  -  -  -  -  C  C  C  C  J
`;

export const viewers = [
  "man",
  "coa",
  "pla",
  "mak",
  "let",
  "oth",
  "dan",
  "zia",
  "tfo",
  "cfo",
  "exm",
  "str",
  "nell",
] as const;

/**
 * Which fields a person gets of rides. At the first game Sam and Zephyrine are in Dan's car, with coa as the second adult; at the fourth Ada wants
 * a ride, and Kit is alone with pla by his guardian's consent.
 */
export const rideFields = {
  //                          man coa pla mak let oth dan zia tfo cfo exm str nell
  "cars and free seats": "+   +   +   +   +   +   +   +   -   -   -   -   -",
  "Dan's name": "+   +   +   +   +   +   +   +   -   -   -   -   -",
  "Dan's meeting point": "+   +   -   +   +   -   +   +   -   -   -   -   -",
  "Dan's minutes": "+   +   +   +   +   +   +   +   -   -   -   -   -",
  "who rides along with Dan": "+   +   -   +   +   -   +   +   -   -   -   -   -",
  "that Sam is aboard": "+   +   -   +   +   -   +   +   -   -   -   -   -",
  "that Zephyrine is aboard": "+   +   -   +   +   -   +   +   -   -   -   -   -",
  "that Ada wants a ride": "+   +   +   +   +   +   +   +   -   -   -   -   -",
  "that Kit is with pla": "+   +   +   -   -   -   -   -   -   -   -   -   -",
  "who allows Kit with pla": "+   +   +   -   -   -   -   -   -   -   -   -   -",
  "week Sam's seat": "-   -   -   +   +   -   -   -   -   -   -   -   -",
  "week own car": "-   -   +   -   -   -   +   -   -   -   -   -   -",
  "waiting ride": "-   -   -   +   +   -   -   -   -   -   -   -   -",
} as const satisfies Record<string, string>;
