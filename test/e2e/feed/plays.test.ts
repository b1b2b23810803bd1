// Full run only: two browsers with the live line.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("plays");

const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function write(page: Page, text: string) {
  await page.getByRole("button", { name: "Compose" }).click();
  await page.getByRole("button", { name: "Post", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Call a play" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill(text);
  await dialog.getByText("can see this.").waitFor();
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await card(page, text).waitFor();
}

test("a coach asks and posts; a mother votes and comments without a reload; the coach reads who has seen it", async ({
  browser,
  product,
}) => {
  const { coach, mother } = await makeHousehold(product);
  const [his, hers] = [
    await openBrowserOf(coach, browser, product),
    await openBrowserOf(mother, browser, product),
  ];
  const desk = await his.context.newPage();
  const phone = await hers.context.newPage();
  await phone.setViewportSize({ width: 360, height: 780 });
  await desk.goto(`${product.origin}/app/home?ask`);
  const ask = desk.getByRole("dialog", { name: "Ask the team" });
  await ask.getByRole("textbox", { name: "Your question" }).fill("What do we put on the grill?");
  await ask.getByRole("textbox", { name: "Answer 1" }).fill("Pizza");
  await ask.getByRole("textbox", { name: "Answer 2" }).fill("Barbecue");
  await ask.getByRole("button", { name: "Post", exact: true }).click();
  await card(desk, "What do we put on the grill?").waitFor();

  const opened = phone.waitForResponse((reply) => new URL(reply.url()).pathname === "/user/me/live");
  const marked = phone.waitForResponse(
    (reply) =>
      new URL(reply.url()).pathname === "/feed/seen" &&
      reply.request().postData()?.includes("card_id") === true,
  );
  await phone.goto(`${product.origin}/app/home`);
  await opened;
  const asked = card(phone, "What do we put on the grill?");
  await asked.scrollIntoViewIfNeeded();
  const place = await asked.boundingBox();
  await write(desk, "Keepers stay dry today.");
  const news = phone.getByRole("button", { name: "1 new play" });
  await news.waitFor();
  assert.equal(await asked.boundingBox(), place, "nothing moved");
  await news.click();
  await card(phone, "Keepers stay dry today.").waitFor();

  await asked.getByRole("button", { name: /^Barbecue, 0 of 0/ }).click();
  await card(desk, "What do we put on the grill?")
    .getByRole("button", { name: /^Barbecue, 1 of 1/ })
    .waitFor();
  await asked.getByRole("link", { name: /^Comment, post of/ }).click();
  const comments = phone.getByRole("dialog", { name: "Comments" });
  await comments.getByRole("textbox", { name: "Your message" }).fill("I bring the ice.");
  await comments.getByRole("button", { name: "Send" }).click();
  await card(desk, "What do we put on the grill?")
    .getByRole("link", { name: /^1 comment, post of/ })
    .waitFor();

  await marked;
  // By the live line: the coach's page is neither reloaded nor pressed.
  await card(desk, "Keepers stay dry today.").getByText("Seen by 1 of 1").waitFor();
  await card(desk, "What do we put on the grill?").getByRole("button", { name: "See who" }).click();
  const seen = desk.getByRole("dialog", { name: "Who has seen it" });
  await seen.getByRole("region", { name: "Voted", exact: true }).getByText("Robin").waitFor();
  await seen.getByText("Seen", { exact: true }).click();
  await seen.getByRole("region", { name: "Seen", exact: true }).getByText("Robin").waitFor();
  await his.context.close();
  await hers.context.close();
});

test.run();
