import type { Cheer } from "../../../domain/huddle/cheers";

/** A post of the demonstration's feeds. Names are keys of the club's people. */
export interface DemoPost {
  team: string;
  by: string;
  text: string;
  /** Hours before the demonstration is made. */
  hoursAgo: number;
  /** About the team's next game. */
  isOfNextGame?: true;
  poll?: {
    options: readonly string[];
    /** Days after the demonstration is made. */
    closesIn: number;
    /** The number of an option by who votes for it. */
    votes: Readonly<Record<string, number>>;
  };
  isPinned?: true;
  cheers?: Readonly<Record<string, Cheer>>;
  comments?: readonly { by: string; text: string; hoursAgo: number }[];
  /** Who has seen it. */
  seenBy: readonly string[];
}

/** The oldest first. None of them rings. */
export const posts: readonly DemoPost[] = [
  {
    team: "Comets",
    by: "coach",
    text: "Picture day is before the next home game: be there half an hour early, blue shirts, clean boots. Everybody gets a print!",
    hoursAgo: 92,
    isPinned: true,
    cheers: { mother: "heart", kim: "clap", aisha: "clap" },
    comments: [
      { by: "erik", text: "Do brothers and sisters fit into the frame?", hoursAgo: 90 },
      { by: "coach", text: "If they hold still for ten seconds.", hoursAgo: 89 },
    ],
    seenBy: ["assistant", "mother", "father", "kim", "tom", "aisha", "erik", "nora", "sofia", "hana"],
  },
  {
    team: "Comets",
    by: "coach",
    text: "Season party after the last game! What do we put on the grill?",
    hoursAgo: 47,
    poll: {
      options: ["Burgers", "Veggie skewers", "Both, and cake"],
      closesIn: 3,
      votes: { kim: 1, aisha: 2, erik: 3, sofia: 3, hana: 1, assistant: 3 },
    },
    cheers: { erik: "fire", sofia: "laugh" },
    comments: [
      { by: "aisha", text: "I'll bring the ice.", hoursAgo: 44 },
      { by: "sofia", text: "And I the cake. No nuts, promised.", hoursAgo: 40 },
      { by: "tom", text: "Our grill is yours, it fits into the van.", hoursAgo: 26 },
    ],
    seenBy: ["assistant", "kim", "tom", "aisha", "erik", "sofia", "hana"],
  },
  {
    team: "River Otters",
    by: "manager",
    text: "From this week on we have lanes 3 and 4. The showers on the left are out of order, please use the ones by the stairs.",
    hoursAgo: 31,
    cheers: { kim: "strong" },
    seenBy: ["kim"],
  },
  {
    team: "Comets",
    by: "assistant",
    text: "Next one! Please answer by the evening before, so that we know who needs a ride. We meet at the school and drive together.",
    hoursAgo: 18,
    isOfNextGame: true,
    comments: [{ by: "mother", text: "Two seats left in our car.", hoursAgo: 9 }],
    seenBy: ["coach", "mother", "kim", "erik"],
  },
];
