import { copyrightYears } from "../../domain/base/copyright";
import { sportsEmoji } from "../../domain/base/sports-emoji";
import { prerenderRules } from "./prerender-rules";

/**
 * Inlined in the landing page: picks an emoji, writes the current year and, once the page is idle, prefetches
 * the app's scripts and lets the browser prerender /app.
 */
const byId = (id: string) => document.getElementById(id);
const emoji = byId("emoji");
if (emoji) emoji.textContent = sportsEmoji[Math.floor(Math.random() * sportsEmoji.length)] ?? null;

const years = byId("years");
if (years) years.textContent = copyrightYears(new Date().getFullYear());

const toFetch = document.currentScript?.dataset.prefetch?.split(" ") ?? [];
const idle = window.requestIdleCallback ?? setTimeout;
const add = (name: string, properties: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), properties));

/** One at a time: all at once they hold up a slow phone for 80 ms. */
const fetchNext = () => {
  const href = toFetch.shift();
  if (!href) return add("script", { type: "speculationrules", text: prerenderRules });
  add("link", { rel: "prefetch", as: "script", crossOrigin: "", href });
  idle(fetchNext);
};

type Thrifty = Navigator & { connection?: { saveData?: boolean } };
addEventListener("load", () => {
  if (!(navigator as Thrifty).connection?.saveData) idle(fetchNext);
});
