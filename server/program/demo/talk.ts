/** A week of talk in the demonstration. Names are keys of the club's people. */
export interface DemoHuddle {
  team: string;
  /** Null: the huddle of the team's grown-ups or staff, or that of an event's grown-ups. */
  group: { by: string; with: readonly string[]; title: string | null } | null;
  kind: "team" | "staff" | "group";
  said: readonly DemoMessage[];
  /** Who has read how many of the messages. */
  read: Readonly<Record<string, number>>;
}

export interface DemoMessage {
  by: string;
  /** `@{key}` names somebody. */
  text: string;
  /** Hours before the demonstration is made. */
  hoursAgo: number;
  /** The place of the answered message in `said`, from 0. */
  answers?: number;
  cheers?: Readonly<Record<string, "clap" | "fire" | "heart" | "laugh" | "wow" | "strong">>;
  isTakenBack?: true;
  /** Who reported it. */
  reportedBy?: string;
}

export const talk: readonly DemoHuddle[] = [
  {
    team: "Comets",
    kind: "team",
    group: null,
    said: [
      {
        by: "coach",
        text: "What a game! Six goals, and everybody played.",
        hoursAgo: 100,
        cheers: { mother: "fire", kim: "clap", sofia: "fire" },
      },
      {
        by: "kim",
        text: "Yuki talked about that save all evening.",
        hoursAgo: 99,
        answers: 0,
        cheers: { coach: "heart" },
      },
      { by: "erik", text: "Does anybody have a spare pair of shin guards, size S?", hoursAgo: 52 },
      {
        by: "aisha",
        text: "We do! I'll bring them on Tuesday.",
        hoursAgo: 51,
        answers: 2,
        cheers: { erik: "heart" },
      },
      { by: "marco", text: "Could your kid pass the ball for once?", hoursAgo: 30, reportedBy: "hana" },
      { by: "sofia", text: "Sorry, wrong huddle!", hoursAgo: 29, isTakenBack: true },
      {
        by: "assistant",
        text: "Practice is on the lower field this week, the upper one is being mown.",
        hoursAgo: 20,
      },
      { by: "kim", text: "Who brings the nets, @{father}?", hoursAgo: 3 },
      {
        by: "coach",
        text: "Blue shirts on Saturday, please. See you there!",
        hoursAgo: 2,
        cheers: { kim: "strong" },
      },
    ],
    read: { coach: 9, kim: 9, mother: 6, father: 6, sofia: 9, hana: 9 },
  },
  {
    team: "Comets",
    kind: "staff",
    group: null,
    said: [
      { by: "coach", text: "Can you take the warm-up on Thursday? I'm late from work.", hoursAgo: 26 },
      { by: "assistant", text: "Sure, I've got it.", hoursAgo: 25, answers: 0, cheers: { coach: "heart" } },
    ],
    read: { coach: 2, assistant: 2 },
  },
  {
    team: "Comets",
    kind: "group",
    group: { by: "mother", with: ["kim", "erik", "tom"], title: "Rides to the away game" },
    said: [
      { by: "mother", text: "We have two seats left. Meet at 8:30 by the school?", hoursAgo: 8 },
      {
        by: "tom",
        text: "Perfect, Yuki would love one.",
        hoursAgo: 7,
        answers: 0,
        cheers: { mother: "clap" },
      },
    ],
    read: { mother: 1, tom: 2 },
  },
];
