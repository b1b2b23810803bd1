import type { Page } from "playwright-core";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import { passwordChangeTexts } from "../../../domain/password/texts";
import { addressTexts } from "../../../domain/sign-in/texts";
import type { Account } from "../people/browser-people";
import { user } from "../people/user";
import { enterAddress, fillSignUp, signInWithGoogle } from "../people/visitor";

/** One call of the app, triggered through the interface. */
export interface Call {
  name: string;
  path: string;
  method?: string;
  who: "stranger" | "onboarding" | "member";
  place: string;
  /** Whether the call shows the overlay. */
  isCovered: boolean;
  /** Milliseconds after which the app gives up. */
  patience?: number;
  timezoneId?: string;
  /** Whether each try needs its lead-up again. */
  isFresh?: boolean;
  /** Runs right before the press. */
  lead?: (page: Page, person: Account) => Promise<unknown>;
  press: (page: Page, person: Account, turn: number) => Promise<unknown>;
  /** The text shown after a fault; a toast by default. */
  says?: (page: Page) => Promise<unknown>;
  /** The text shown after success. */
  done: (page: Page, person: Account) => Promise<unknown>;
  /** Replies of a wrong type. */
  wrong: readonly unknown[];
}

const nothing = [null, [], "text", 7, {}];
/** Each property once with a value of a wrong type. */
const spoiled = (right: object) => [
  ...nothing,
  ...Object.keys(right).map((name) => ({ ...right, [name]: { not: "this" } })),
];
const spoiledUser = spoiled(user());
const logIn = {
  access_token: "a.b.c",
  oauth_state: "s",
  pkce_code_challenge: "c",
  pkce_code_verifier: "v",
  refresh_token: "cookie",
  must_change_password: false,
};
const pings = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 };
const lookup = { available: true, provider: null, formatted_provider: null };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const press = (name: string) => (page: Page) => button(page, name).click();
const isHome = (page: Page) => page.getByRole("heading", { level: 1, name: /Home field|Game on!/ }).waitFor();
const isClaiming = (page: Page) => page.getByRole("textbox", { name: "Drip name" }).waitFor();
const open = (path: string) => (page: Page) =>
  page.goto(new URL(path, page.url()).href, { waitUntil: "commit" });
const hiccup = (page: Page) => page.getByRole("dialog").getByText(dripNameTexts.failed).waitFor();
const toScreen = async (page: Page, name: string) => {
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
};
const isOutOfReach = (page: Page) => page.getByRole("heading", { name: "Rain delay." }).waitFor();
const waitingFor = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

const toPassword = async (page: Page, person: Account) => {
  await enterAddress(page, person.emailAddress);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
};
const logsIn = {
  who: "member",
  place: "/app",
  isCovered: true,
  lead: toPassword,
  press: press("Sign in"),
  done: isHome,
} as const;
const mailLink = {
  who: "stranger",
  isCovered: true,
  done: (page: Page) => page.getByRole("heading", { name: "Final whistle." }).waitFor(),
} as const;
const previewOf = (change: object = {}) => ({
  email_address: "robin@example.com",
  full_name: "Robin Reyes",
  created_at: "",
  is_this_browser: false,
  takes_number: true,
  has_password: true,
  ...change,
});
/** A link that was never mailed, and an account that only the preview knows. */
const toVerification = async (page: Page) => {
  await page.route("**/auth/verify_email_address/preview", (route) =>
    route.fulfill({ json: previewOf({ is_this_browser: true }) }),
  );
  await open("/app/verify#never-mailed")(page);
  await button(page, "Yes, it's me").waitFor();
};
const reloads = {
  who: "member",
  place: "/app/home",
  isCovered: false,
  isFresh: true,
  press: open("/app/home"),
  says: isOutOfReach,
  done: isHome,
} as const;

export const calls: readonly Call[] = [
  {
    name: "looking an address up",
    path: "**/user/email_address/validate",
    who: "member",
    place: "/app",
    isCovered: false,
    lead: press("Sign in with e-mail"),
    async press(page, { emailAddress }, turn) {
      await page.getByLabel("E-mail address").fill(turn < 0 ? emailAddress : `nobody${turn}@example.com`);
      await button(page, "Next").click();
    },
    says: waitingFor(addressTexts.failed),
    done: (page) => page.getByLabel("Password", { exact: true }).waitFor(),
    wrong: spoiled(lookup),
  },
  {
    name: "signing up",
    path: "**/auth/sign_up_with_email_address",
    who: "stranger",
    place: "/app",
    isCovered: true,
    async lead(page, person) {
      await enterAddress(page, person.emailAddress);
      await fillSignUp(page, person);
    },
    press: press("Sign up"),
    done: isClaiming,
    wrong: spoiled({ user_id: "u1" }),
  },
  {
    ...logsIn,
    name: "signing in at the identity provider",
    path: "**/accounts:signInWithPassword*",
    isCovered: false,
    patience: 60_000,
    wrong: nothing,
  },
  {
    ...logsIn,
    name: "logging in with a password",
    path: "**/auth/log_in_with_firebase",
    wrong: spoiled(logIn),
  },
  {
    ...logsIn,
    name: "reading oneself at a log-in",
    path: "**/user/me",
    isCovered: false,
    wrong: spoiledUser,
  },
  {
    name: "logging in with Google",
    path: "**/auth/log_in_with_provider",
    who: "stranger",
    place: "/app",
    isCovered: true,
    press: (page, { emailAddress }) => signInWithGoogle(page, { emailAddress, name: "Sam Rivera" }),
    done: isClaiming,
    wrong: spoiled(logIn),
  },
  {
    name: "asking for a reset",
    path: "**/auth/reset_password",
    who: "member",
    place: "/app",
    isCovered: true,
    lead: toPassword,
    press: press("Reset"),
    done: waitingFor(passwordResetTexts.sent),
    wrong: spoiled({ sent: 1, link_expires_in: 900, next_in: 0 }),
  },
  {
    ...mailLink,
    name: "confirming a reset",
    path: "**/auth/reset_password/confirm",
    place: "/app/reset#never-mailed",
    press: press("Get my temporary password"),
    wrong: spoiled({ temporary_password: "Loaned-2026", email_address: "robin@example.com" }),
  },
  {
    ...mailLink,
    name: "reading whose address a link proves",
    path: "**/auth/verify_email_address/preview",
    place: "/app",
    isCovered: false,
    isFresh: true,
    press: open("/app/verify#never-mailed"),
    says: isOutOfReach,
    wrong: spoiled(previewOf()),
  },
  {
    ...mailLink,
    name: "verifying an address",
    path: "**/auth/verify_email_address",
    place: "/app",
    lead: toVerification,
    press: press("Yes, it's me"),
    wrong: spoiled({ verified: true }),
  },
  {
    ...mailLink,
    name: "rejecting an account",
    path: "**/auth/verify_email_address/reject",
    place: "/app",
    async lead(page) {
      await toVerification(page);
      await button(page, "That wasn't me").click();
    },
    press: press("Remove that account"),
    wrong: spoiled({ removed: true }),
  },
  {
    name: "checking a drip name",
    path: "**/user/drip_name/validate",
    who: "onboarding",
    place: "/app",
    isCovered: false,
    press: (page, { dripName }, turn) =>
      page.getByRole("textbox", { name: "Drip name" }).fill(turn < 0 ? dripName : `${dripName}_${turn}`),
    says: hiccup,
    done: waitingFor(dripNameTexts.free),
    wrong: spoiled({ contains_profanity: false, available: true, suggestions: [] }),
  },
  {
    name: "claiming a drip name",
    path: "**/user/user_id/*/details",
    who: "onboarding",
    place: "/app",
    isCovered: true,
    async lead(page, { dripName }) {
      await page.getByRole("textbox", { name: "Drip name" }).fill(dripName);
      await page.getByText(dripNameTexts.free).waitFor();
    },
    press: press("Claim it"),
    done: (page) => page.getByRole("heading", { level: 1, name: "First base" }).waitFor(),
    wrong: spoiledUser,
  },
  {
    name: "saving one's names",
    path: "**/user/user_id/*/details",
    who: "member",
    place: "/app/home?settings",
    isCovered: true,
    lead: press("Name and drip name"),
    async press(page, _person, turn) {
      await page.getByLabel("First name").fill(`Robin${turn}`);
      await button(page, "Save").click();
    },
    done: waitingFor("Change password"),
    wrong: spoiledUser,
  },
  {
    name: "asking whose password it is",
    path: "**/user/email_address/validate",
    who: "member",
    place: "/app/home?settings",
    isCovered: true,
    press: (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^(Try again|Change password)$/ })
        .click(),
    says: waitingFor("We couldn't check whose password it is."),
    done: (page) => page.getByLabel("Current password", { exact: true }).waitFor(),
    wrong: spoiled({ ...lookup, provider: "drip" }),
  },
  {
    name: "changing one's password",
    path: "**/user/user_id/*/password",
    who: "member",
    place: "/app/home?settings",
    isCovered: true,
    async lead(page, { password }) {
      await button(page, "Change password").click();
      await page.getByLabel("Current password", { exact: true }).fill(password);
      for (const label of ["New password", "New password, once more"])
        await page.getByLabel(label, { exact: true }).fill("Full-court-press-9!");
    },
    press: press("Save password"),
    done: waitingFor(passwordChangeTexts.done),
    wrong: spoiledUser,
  },
  {
    ...reloads,
    name: "refreshing the token at a reload",
    path: "**/auth/refresh_access_token",
    patience: 4_000,
    wrong: spoiled({ access_token: "a.b.c", must_change_password: false }),
  },
  { ...reloads, name: "reading oneself at a reload", path: "**/user/me", wrong: spoiledUser },
  {
    name: "signing out",
    path: "**/auth/log_out",
    who: "member",
    place: "/app/home?settings",
    isCovered: false,
    isFresh: true,
    press: press("Sign out"),
    says: waitingFor("Suit up."),
    done: waitingFor("Suit up."),
    wrong: spoiled({ logged_out: true }),
  },
  {
    name: "counting what is new",
    path: "**/user/me/pings",
    who: "member",
    place: "/app/home",
    isCovered: false,
    lead: isHome,
    press: (page) => page.clock.fastForward(10_100),
    says: isHome,
    done: isHome,
    wrong: spoiled(pings),
  },
  {
    name: "marking as seen",
    path: "**/user/me/pings/seen",
    who: "member",
    place: "/app/home",
    isCovered: false,
    // Both screens' scripts are loaded before a fault can keep them away.
    async lead(page) {
      for (const name of ["Dings", "Chat"]) await toScreen(page, name);
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await isHome(page);
    },
    press: (page, _person, turn) =>
      page.getByRole("link", { name: turn % 2 === 0 ? "Chat" : "Dings" }).click(),
    says: (page) => page.getByRole("heading", { level: 1, name: /Chat|Dings/ }).waitFor(),
    done: (page) => page.getByRole("heading", { level: 1, name: /Chat|Dings/ }).waitFor(),
    wrong: spoiled(pings),
  },
  {
    name: "telling the time zone",
    path: "**/user/user_id/*",
    method: "PATCH",
    who: "member",
    // Otherwise the app itself makes this call after signing in.
    place: "/privacy",
    timezoneId: "Asia/Tokyo",
    isCovered: false,
    isFresh: true,
    // The settings' script is loaded before a fault can keep it away.
    async press(page) {
      await open("/app/home?settings")(page);
      await waitingFor("Name and drip name")(page);
    },
    says: waitingFor("Name and drip name"),
    done: waitingFor("Asia/Tokyo · follows your device"),
    wrong: spoiledUser,
  },
];
