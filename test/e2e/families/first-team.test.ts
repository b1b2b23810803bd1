// Core run: the main journey of a family, from creating a team to approval, over two people's pages.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { enter, makeAccount, newcomer } from "../../support/people/browser-people";
import { countPresses } from "../../support/people/presses";
import { mailedLink, openVisitor, withWorker } from "../../support/people/visitor";

const phone = { ...withWorker, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const test = productSuite("a first team");

/** Verifies an address by the mail's link, in a separate tab. */
async function proveAddress(page: Page, link: string) {
  await page.goto(link);
  await button(page, /^Yes/).click();
  await page.getByText("It's you.").waitFor();
}

test("a coach creates a team in six presses and shares its link; a mother without an account asks for her kid; one press approves all", async ({
  browser,
  product,
}) => {
  // The coach, whose address is verified.
  const coach = await makeAccount(product);
  const office = await openVisitor(browser, product, phone);
  await enter(office.context, product, coach);
  const tab = await office.openTab("/app/home");
  await proveAddress(tab, await mailedLink(product, coach.emailAddress, "verify"));
  await tab.goto(`${product.origin}/app/next`);
  const start = countPresses();
  await start.press(tab.getByText("Start a team").first());
  await start.type(tab.getByRole("textbox", { name: "Team name" }), "Comets");
  await start.press(tab.getByText("Soccer"));
  await start.press(tab.getByRole("button", { name: "Start", exact: true }));
  await tab.waitForURL(/\/app\/team\/[0-9a-f-]{36}\?invite/);
  await tab.getByText("You approve everyone who asks.").waitFor();
  assert.ok(start.count().presses <= 6, `${start.count().presses} presses to start a team`);
  const link = await tab
    .getByText(/\/app\/join#/)
    .first()
    .textContent();
  const team = new URL(tab.url()).pathname;

  // The mother, on her phone.
  const mother = newcomer();
  const home = await openVisitor(browser, product, phone);
  const cold = countPresses();
  const page = await home.context.newPage();
  await cold.follow(page, link ?? "");
  await page.getByText("Comets want you.").waitFor();
  await cold.type(page.getByRole("textbox", { name: "First name" }), "Sam");
  await cold.type(page.getByRole("textbox", { name: /Date of birth/ }), "4/9/2016");
  await cold.press(page.getByRole("checkbox", { name: /parent or guardian/ }));
  await cold.press(button(page, "Ask to join"));
  await page.getByText("Sam for the Comets").waitFor();
  await cold.press(button(page, "Sign in with e-mail"));
  await page.getByRole("dialog").getByText("Step 2 of 3").waitFor();
  assert.equal(await axeFaults(page), [], "the sign-in with the invitation's line");
  await cold.type(page.getByLabel("E-mail address"), mother.emailAddress);
  await cold.press(button(page, "Next"));
  await cold.type(page.getByLabel("First name"), "Maya");
  await cold.type(page.getByLabel("Last name"), "Reyes");
  await cold.type(page.getByLabel("Date of birth"), "2/15/1988");
  await cold.type(page.getByLabel("Password", { exact: true }), mother.password);
  await cold.type(page.getByLabel("Password, once more", { exact: true }), mother.password);
  await cold.press(button(page, "Sign up"));
  await cold.press(button(page, "That's me"));
  await page.getByText("Check your inbox.").first().waitFor();
  assert.equal(await axeFaults(page, ["light"]), [], "waiting for the mail");
  const mail = await home.context.newPage();
  await cold.follow(mail, await mailedLink(product, mother.emailAddress, "verify"));
  await cold.press(button(mail, /^Yes/));
  await page.bringToFront();
  await page.getByText("Asked!").first().waitFor();
  assert.equal(await axeFaults(page, ["light"]), [], "Asked!");
  const { presses, fields } = cold.count();
  assert.ok(presses <= 10, `${presses} presses for a cold join`);
  assert.ok(fields <= 8, `${fields} fields for a cold join`);

  // Wherever she looks next, her request stands instead of another invitation.
  // On Home both the poster and the row of Needs you say so.
  const request = page
    .getByText(/^Comets has your request/)
    .filter({ visible: true })
    .first();
  await page.goto(`${product.origin}/app/home`);
  await request.waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByText("Teams").click();
  await page.getByRole("dialog").getByText("Comets has your request for Sam.").waitFor();
  await page.goto(`${product.origin}/app/schedule`);
  await request.waitFor();
  assert.is(await page.getByRole("link", { name: "Join with a code" }).count(), 0);
  await page.goto(`${product.origin}/app/home?settings=family`);
  await button(page, "Sam R.").click();
  await page.getByRole("dialog").getByText("Comets has your request.").waitFor();
  assert.is(await page.getByText("Comets want you.").count(), 0);

  // One press approves all requests without a question.
  await tab.goto(`${product.origin}${team}`);
  await tab.getByText("1 family wants to join").waitFor();
  await button(tab, "See the request")
    .or(tab.getByRole("link", { name: "See the request" }))
    .first()
    .click();
  await button(tab, "Let the one in").click();
  await tab
    .getByText(/is in\.|are in\./)
    .first()
    .waitFor();
  await tab.goto(`${product.origin}${team}`);
  await tab.getByText("Sam R.").first().waitFor();

  // And she sees the team.
  await page.goto(`${product.origin}${team}`);
  await page.getByText("Sam R.").first().waitFor();
  assert.equal([...office.faults, ...home.faults], []);
  await office.context.close();
  await home.context.close();
});

test.run();
