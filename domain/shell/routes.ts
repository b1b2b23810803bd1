import type { Level } from "../account/roles";
import type { PingKind } from "../pings/pings";

/**
 * A page without sign-in. Links of mails contain their token in the fragment, which is removed when the page opens. It stays where one comes
 * back to the page by a bookmark.
 */
type FrontRoute = { pattern: string; title: string; place: "front"; carriesToken?: true | "kept" };

/** A page under the tab bar: the level it needs, and the pings that opening it marks as seen. Its dialogs are in `dialogs.ts`. */
type TabRoute = {
  pattern: string;
  title: string;
  place: "tabs";
  level: Level;
  pings?: PingKind;
};

export type AppRoute = FrontRoute | TabRoute;

/**
 * Every page of the app. Browser, server, service worker, manifest and telemetry read this table; a part of a pattern
 * that begins with a colon is a parameter, as in `/app/team/:id`.
 */
export const routes = {
  signIn: { pattern: "/app", title: "Sign in", place: "front" },
  reset: { pattern: "/app/reset", title: "Your temporary password", place: "front", carriesToken: true },
  verify: { pattern: "/app/verify", title: "Your e-mail address", place: "front", carriesToken: true },
  join: { pattern: "/app/join", title: "Invitation", place: "front", carriesToken: true },
  answer: { pattern: "/app/answer", title: "Your answer", place: "front", carriesToken: true },
  stop: { pattern: "/app/stop", title: "Fewer mails", place: "front", carriesToken: true },
  goodbye: { pattern: "/app/goodbye", title: "Keep your account", place: "front", carriesToken: true },
  look: { pattern: "/app/look", title: "A player's calendar", place: "front", carriesToken: "kept" },
  home: {
    pattern: "/app/home",
    title: "Home field",
    place: "tabs",
    level: "squad-member",
    pings: "feed_card",
  },
  next: {
    pattern: "/app/next",
    title: "First base",
    place: "tabs",
    level: "squad-member",
  },
  chat: { pattern: "/app/chat", title: "Chat", place: "tabs", level: "squad-member", pings: "message" },
  huddle: { pattern: "/app/chat/:id", title: "Chat", place: "tabs", level: "squad-member" },
  schedule: { pattern: "/app/schedule", title: "Schedule", place: "tabs", level: "squad-member" },
  team: {
    pattern: "/app/team/:id",
    title: "Team",
    place: "tabs",
    level: "squad-member",
  },
  dings: {
    pattern: "/app/dings",
    title: "Dings",
    place: "tabs",
    level: "squad-member",
    pings: "notification",
  },
} as const satisfies Readonly<Record<string, AppRoute>>;

type Routes = typeof routes;
export type RouteName = keyof Routes;
type NamesAt<Place> = { [Name in RouteName]: Routes[Name]["place"] extends Place ? Name : never }[RouteName];
export type FrontName = NamesAt<"front">;
export type TabName = NamesAt<"tabs">;

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

export type Params = Readonly<Record<string, string>>;
export type Found = { params: Params } & (
  | (FrontRoute & { name: FrontName })
  | (TabRoute & { name: TabName })
);

/** The page at a path, or null. */
export function findRoute(path: string): Found | null {
  for (const [name, route] of Object.entries<AppRoute>(routes)) {
    const params = matchPattern(route.pattern, path);
    if (params) return { ...route, name, params } as Found;
  }
  return null;
}

/** The parameters of a path that matches the pattern; empty ones do not match. */
export function matchPattern(pattern: string, path: string): Params | null {
  const given = path.split("/");
  const parts = pattern.split("/");
  const fits = (part: string, at: number) => (part.startsWith(":") ? given[at] !== "" : part === given[at]);
  if (parts.length !== given.length || !parts.every(fits)) return null;
  return Object.fromEntries(
    parts.flatMap((part, at) => (part.startsWith(":") ? [[part.slice(1), given[at] ?? ""]] : [])),
  );
}

/** Fills a pattern with encoded parameters. */
export const fillPattern = <Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Params)[name] ?? ""));
