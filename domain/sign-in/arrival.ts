import type { Announcement } from "../base/announcement";
import { signInTexts } from "./texts";

/** Toasts after a sign-in. They share an id, so that one replaces the other: two would cover the lower end of the page. */
export const arrivals = {
  signedIn: { id: "arrival", tone: "success", text: signInTexts.success },
  greeting: { id: "arrival", tone: "blank", text: signInTexts.greeting },
} as const satisfies Record<string, Announcement>;
