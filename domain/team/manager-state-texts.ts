import type { ManagerState } from "./team-page";

type Notice = { title: string; body: string; press: string | null };

/** Texts about taking over a team. `name` is the coach who asks; `due` is the day on which they can take over. */
export const managerStateTexts: Readonly<Record<ManagerState, (name: string, due: string) => Notice>> = {
  free: () => ({
    title: "Nobody's holding the whistle.",
    body: "Nothing can be changed here until somebody does. You coach, so it may be you.",
    press: "Take over",
  }),
  unseen: () => ({
    title: "Long time no whistle.",
    body: "Your managers haven't been seen for three weeks. If they don't answer within three days, you run the team.",
    press: "Ask to take over",
  }),
  asked_by_me: (_, due) => ({
    title: "You've asked to run the team.",
    body: `Your managers got a mail. If they don't answer by ${due}, you can take over.`,
    press: null,
  }),
  mine_now: () => ({
    title: "Three days, no word.",
    body: "Your managers didn't answer, so you can run the team. They stay managers, too.",
    press: "Take over",
  }),
  asked_by_another: (name, due) => ({
    title: `${name} asks to run the team.`,
    body: `If your managers don't answer by ${due}, ${name} can take over.`,
    press: null,
  }),
  asked_of_me: (name) => ({
    title: `${name} asks to run the team.`,
    body: "You're here, so nothing changes.",
    press: "Okay",
  }),
};
