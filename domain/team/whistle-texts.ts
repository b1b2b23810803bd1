import type { Whistle } from "./team-page";

type Notice = { title: string; body: string; press: string | null };

/** Texts about taking over a team. `name` is the coach who asks; `due` is the day on which they can take over. */
export const whistleTexts: Readonly<Record<Whistle, (name: string, due: string) => Notice>> = {
  free: () => ({
    title: "Nobody's holding the whistle.",
    body: "Nothing can be changed here until somebody does. You coach, so it may be you.",
    press: "Take over",
  }),
  unseen: () => ({
    title: "Long time no whistle.",
    body: "Your managers haven't been seen for three weeks. If they stay silent for three days, it's yours.",
    press: "Ask to take over",
  }),
  asked_by_me: (_, due) => ({
    title: "You've asked for the whistle.",
    body: `Your managers got a mail. If they stay silent until ${due}, it's yours.`,
    press: null,
  }),
  mine_now: () => ({
    title: "Three days, no whistle.",
    body: "Your managers stayed silent. Blow it yourself; nobody loses theirs.",
    press: "Take over",
  }),
  asked_by_another: (name, due) => ({
    title: `${name} asks for the whistle.`,
    body: `If your managers stay silent until ${due}, ${name} can take it.`,
    press: null,
  }),
  asked_of_me: (name) => ({
    title: `${name} asks for the whistle.`,
    body: "You're here, so nothing changes.",
    press: "Okay",
  }),
};
