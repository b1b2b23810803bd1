import type { Announcement } from "../base/announcement";
import { signInTexts } from "./texts";

/** What is told on the way in. One takes the other's place: two would cover the foot of the page that they lead to. */
export const arrivals = {
  signedIn: { id: "arrival", tone: "success", text: signInTexts.success },
  greeting: { id: "arrival", tone: "blank", text: signInTexts.greeting },
} as const satisfies Record<string, Announcement>;
