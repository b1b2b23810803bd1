import { copyrightYears } from "../../domain/base/copyright";
import { sportsEmoji } from "../../domain/base/sports-emoji";

/**
 * Inlined in the landing page: picks an emoji, writes the current year and, once the page is idle, prefetches
 * the app's scripts and lets the browser prerender /app.
 */
const byId = (id: string) => document.getElementById(id);
const emoji = byId("emoji");
if (emoji) emoji.textContent = sportsEmoji[Math.floor(Math.random() * sportsEmoji.length)] ?? null;

const years = byId("years");
if (years) years.textContent = copyrightYears(new Date().getFullYear());

const later = document.querySelector("template")?.content;
const idle = window.requestIdleCallback ?? setTimeout;

/** One at a time, since all together block a slow phone for 80 ms. */
const fetchNext = () => {
  const next = later?.firstChild;
  if (!next) return;
  document.head.append(next);
  idle(fetchNext);
};

type Thrifty = Navigator & { connection?: { saveData?: boolean } };
addEventListener("load", () => {
  if (!(navigator as Thrifty).connection?.saveData) idle(fetchNext);
});
