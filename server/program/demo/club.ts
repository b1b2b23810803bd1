import type { MemberRole } from "../../platform/db/schema/team";

/** One example club as data: what `npm start -- --demo` shows, and people for tests. Names of people are keys. */
export interface Club {
  password: string;
  adults: Readonly<Record<string, DemoAdult>>;
  children: Readonly<Record<string, DemoChild>>;
  teams: readonly DemoTeam[];
}

export interface DemoAdult {
  firstName: string;
  lastName: string;
  dripName: string;
  phoneNumber?: string;
  timeZone?: string;
  /** Has had the account for a season: after an update *What's new* is on Home. */
  isOldHand?: true;
}

export interface DemoChild {
  firstName: string;
  lastInitial: string;
  /** The age on the day of the demonstration, and the day of birth within the year. */
  age: number;
  birthday: string;
  /** The first created the profile and let the others in. */
  guardians: readonly string[];
  followers?: readonly string[];
  shownAs?: "number";
  /** Which guardians allow photos. */
  photos?: readonly string[];
}

export interface DemoTeam {
  name: string;
  sport: string;
  ageGroup: string;
  colourOne: string;
  colourTwo: string;
  season: string;
  staff: Readonly<Record<string, readonly MemberRole[]>>;
  /** Children by their numbers; null for one without. */
  players: Readonly<Record<string, string | null>>;
  /** Spots for players whom the coach expects. */
  spots?: readonly { firstName: string; lastInitial: string; number: string | null }[];
  /** Children whose guardian requests to join. */
  requests?: readonly string[];
}

const family = (firstName: string, lastName: string, dripName: string, phoneNumber?: string): DemoAdult => ({
  firstName,
  lastName,
  dripName,
  ...(phoneNumber ? { phoneNumber } : {}),
});

export const club: Club = {
  password: "Home-team-2026",
  adults: {
    coach: family("Dana", "Whitfield", "coach_dana", "+15550100101"),
    manager: { ...family("Priya", "Raman", "priya_runs_it", "+15550100102"), isOldHand: true },
    assistant: family("Luis", "Ortega", "luis_o", "+15550100103"),
    mother: family("Maya", "Reyes", "maya_three", "+15550100104"),
    father: {
      ...family("Jonas", "Brandt", "jonas_b", "+15550100105"),
      timeZone: "America/Denver",
      isOldHand: true,
    },
    grandpa: family("Walter", "Reyes", "grandpa_walt"),
    kim: family("Kim", "Nakamura", "kim_n", "+15550100106"),
    tom: family("Tom", "Nakamura", "tom_n"),
    aisha: family("Aisha", "Bello", "aisha_b"),
    erik: family("Erik", "Lund", "erik_l"),
    nora: family("Nora", "Lund", "nora_l"),
    grace: family("Grace", "Okafor", "grace_o"),
    sofia: family("Sofia", "Rossi", "sofia_r"),
    marco: family("Marco", "Rossi", "marco_r"),
    hana: family("Hana", "Kim", "hana_k"),
    oliver: family("Oliver", "Stone", "ollie_s"),
    fatima: family("Fatima", "Zahra", "fatima_z"),
    pavel: family("Pavel", "Novak", "pavel_n"),
    lucy: family("Lucy", "Chen", "lucy_c"),
    ben: family("Ben", "Carter", "ben_c"),
    elena: family("Elena", "Petrova", "elena_p"),
    rosa: family("Rosa", "Delgado", "rosa_d"),
  },
  children: {
    sam: {
      firstName: "Sam",
      lastInitial: "R",
      age: 9,
      birthday: "04-09",
      guardians: ["mother", "father"],
      followers: ["grandpa"],
      photos: ["mother", "father"],
    },
    lena: {
      firstName: "Lena",
      lastInitial: "R",
      age: 12,
      birthday: "08-21",
      guardians: ["mother", "father"],
      followers: ["grandpa"],
      photos: ["mother"],
    },
    yuki: { firstName: "Yuki", lastInitial: "N", age: 9, birthday: "01-30", guardians: ["kim", "tom"] },
    tariq: { firstName: "Tariq", lastInitial: "B", age: 9, birthday: "06-02", guardians: ["aisha"] },
    freja: { firstName: "Freja", lastInitial: "L", age: 9, birthday: "11-11", guardians: ["erik", "nora"] },
    ida: { firstName: "Ida", lastInitial: "L", age: 12, birthday: "03-17", guardians: ["nora", "erik"] },
    chidi: { firstName: "Chidi", lastInitial: "O", age: 8, birthday: "09-05", guardians: ["grace"] },
    gia: { firstName: "Gia", lastInitial: "R", age: 9, birthday: "02-14", guardians: ["sofia", "marco"] },
    minjun: { firstName: "Min-jun", lastInitial: "K", age: 9, birthday: "07-23", guardians: ["hana"] },
    jack: { firstName: "Jack", lastInitial: "S", age: 8, birthday: "12-01", guardians: ["oliver"] },
    omar: {
      firstName: "Omar",
      lastInitial: "Z",
      age: 9,
      birthday: "05-19",
      guardians: ["fatima"],
      shownAs: "number",
    },
    eva: { firstName: "Eva", lastInitial: "N", age: 12, birthday: "10-08", guardians: ["pavel"] },
    wei: { firstName: "Wei", lastInitial: "C", age: 12, birthday: "02-27", guardians: ["lucy"] },
    zoe: { firstName: "Zoe", lastInitial: "C", age: 12, birthday: "04-30", guardians: ["ben"] },
    alina: { firstName: "Alina", lastInitial: "P", age: 13, birthday: "06-16", guardians: ["elena"] },
    mateo: { firstName: "Mateo", lastInitial: "D", age: 9, birthday: "08-08", guardians: ["rosa"] },
    ruby: { firstName: "Ruby", lastInitial: "W", age: 12, birthday: "01-12", guardians: ["coach"] },
    arjun: { firstName: "Arjun", lastInitial: "R", age: 9, birthday: "03-03", guardians: ["manager"] },
  },
  teams: [
    {
      name: "Comets",
      sport: "soccer",
      ageGroup: "u10",
      colourOne: "#1d2f6f",
      colourTwo: "#ffc53d",
      season: "Fall",
      staff: { coach: ["manager", "coach"], assistant: ["coach"] },
      players: {
        sam: "7",
        yuki: "1",
        tariq: "4",
        freja: "5",
        gia: "9",
        minjun: "10",
        omar: "11",
        arjun: "3",
      },
      spots: [
        { firstName: "Leo", lastInitial: "M", number: "8" },
        { firstName: "Ada", lastInitial: "K", number: null },
      ],
      requests: ["chidi", "jack", "mateo"],
    },
    {
      name: "River Otters",
      sport: "swimming",
      ageGroup: "u14",
      colourOne: "#0e6e73",
      colourTwo: "#ffb3a0",
      season: "Winter",
      staff: { manager: ["manager"], kim: ["coach"] },
      players: { lena: null, ida: null, eva: null, alina: null },
    },
    {
      name: "Northside Owls",
      sport: "basketball",
      ageGroup: "u12",
      colourOne: "#5b2a86",
      colourTwo: "#ffd84a",
      season: "Winter",
      staff: { manager: ["manager", "coach"], ben: ["coach"] },
      players: { lena: "12", wei: "6", zoe: "23", ruby: "15" },
      requests: ["ida"],
    },
  ],
};
