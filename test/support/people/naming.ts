import type { Browser, Locator } from "playwright-core";
import type { Product } from "../browser/product";
import { enter, makeAccount } from "./browser-people";
import { openMember, openVisitor } from "./visitor";

export const places = ["the dialog", "the settings"] as const;

export async function openAt(
  place: (typeof places)[number],
  { browser, product }: { browser: Browser; product: Product },
) {
  if (place === "the settings") {
    const member = await openMember(browser, product);
    await member.page.getByRole("link", { name: "You profile and settings" }).click();
    await member.page.getByRole("button", { name: "Name and drip name" }).click();
    return member;
  }
  const visitor = await openVisitor(browser, product);
  const person = await makeAccount(product, "127.0.0.1", false);
  await enter(visitor.context, product, person);
  return { ...visitor, person, page: await visitor.openTab("/app") };
}

export const caretOf = (field: Locator) => field.evaluate((node: HTMLInputElement) => node.selectionStart);
