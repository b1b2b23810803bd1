import { copyrightYears } from "../../domain/copyright";
import { sportsEmoji } from "../../domain/sports-emoji";
import { drawnAhead } from "./drawn-ahead";

/** Inlined in the landing page: a fresh emoji, this year, and while nobody waits the app: its scripts fetched, and where the browser can, all of it drawn ahead. */
const byId = (id: string) => document.getElementById(id);
const prefetchList = document.currentScript?.dataset.prefetch?.split(" ") ?? [];

const emoji = byId("emoji");
if (emoji) emoji.textContent = sportsEmoji[Math.floor(Math.random() * sportsEmoji.length)] ?? null;

const years = byId("years");
if (years) years.textContent = copyrightYears(new Date().getFullYear());

const prefetch = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of prefetchList) add("link", { rel: "prefetch", as: "script", crossOrigin: "", href });
  add("script", { type: "speculationrules", text: drawnAhead });
};

const add = (name: string, properties: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), properties));

addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(prefetch));
