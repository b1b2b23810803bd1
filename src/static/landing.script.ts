import { copyrightYears } from "../../domain/copyright";
import { sportsEmoji } from "../../domain/sports-emoji";

/** Inlined in the landing page: a fresh emoji, this year, and the app's scripts fetched while nobody waits. */
const byId = (id: string) => document.getElementById(id);
const prefetchList = document.currentScript?.dataset.prefetch?.split(" ") ?? [];

const emoji = byId("emoji");
if (emoji) emoji.textContent = sportsEmoji[Math.floor(Math.random() * sportsEmoji.length)] ?? null;

const years = byId("years");
if (years) years.textContent = copyrightYears(new Date().getFullYear());

const prefetch = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of prefetchList) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", as: "script", crossOrigin: "", href });
    document.head.append(link);
  }
};

addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(prefetch));
