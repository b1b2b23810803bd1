import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { components } from "../../../openapi";
import type { Product } from "../browser/product";
import type { GrownUp } from "./grown-ups";
import { makeHousehold } from "./household";

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
} satisfies BrowserContextOptions;

export const line = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

export async function talkOf(product: Product) {
  const { coach, mother, comets } = await makeHousehold(product);
  const { huddles } = await coach.call<components["schemas"]["Huddles"]>("GET", "/huddle");
  const huddle = huddles.find(({ team_id, kind }) => team_id === comets.id && kind === "team");
  if (!huddle) throw new Error("The team has no huddle.");
  const at = `/team/team_id/${comets.id}/huddle/huddle_id/${huddle.id}`;
  const say = (person: GrownUp, text: string, more: object = {}) =>
    person.call("POST", `${at}/message`, { message_id: randomUUID(), text, ...more });
  return { coach, mother, say, path: `/app/chat/${comets.id}.${huddle.id}` };
}
