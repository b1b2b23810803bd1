import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { passwordResetTexts, verificationTexts } from "../../../domain/mail-links/texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import { axeFaults } from "../../support/browser/axe";
import { phone } from "../../support/browser/browser";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount, newcomer } from "../../support/people/browser-people";
import {
  enterAddress,
  fillSignUp,
  mailedLink,
  openVisitor,
  signInWithGoogle,
  signUp,
} from "../../support/people/visitor";

const test = productSuite("sign-in, step by step");

test("axe finds nothing from the first button to the drip name", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product, phone);
  const page = await openTab("/app");
  await clean(page, "the buttons");
  const address = page.getByLabel("E-mail address");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await address.waitFor();
  await clean(page, "address");
  await address.fill("coach@club");
  await page.getByText("That doesn't look like a valid email address ✉️").waitFor();
  await clean(page, "address, malformed");
  const person = newcomer();
  await address.fill(person.emailAddress);
  await page.getByText("Let's get you in the game!").waitFor();
  await clean(page, "address, new");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First name").waitFor();
  await clean(page, "sign-up, empty");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Password, once more", { exact: true }).fill("other");
  await page.getByText("Your passwords don't seem to match.").waitFor();
  await clean(page, "sign-up, not yet right");
  await page.getByRole("button", { name: "Open the calendar" }).click();
  await page.getByRole("dialog", { name: "Date of birth" }).waitFor();
  await clean(page, "sign-up, years");
  await page.keyboard.press("Enter");
  await clean(page, "sign-up, months");
  await page.keyboard.press("Enter");
  await clean(page, "sign-up, days");
  await page.keyboard.press("Escape");
  await fillSignUp(page, person);
  await clean(page, "sign-up, right");
  await page.getByRole("button", { name: "Sign up" }).click();
  const dripName = page.getByRole("textbox", { name: "Drip name" });
  await dripName.waitFor();
  await clean(page, "drip name, empty");
  await dripName.fill("ab");
  await page.getByText("Use a minimum of 3 characters.").waitFor();
  await clean(page, "drip name, short");
  await dripName.fill("support");
  await page.getByRole("group", { name: "These are free" }).waitFor();
  await clean(page, "drip name, taken");
  await dripName.fill(person.dripName);
  await page.getByText("Looks great!").waitFor();
  await clean(page, "drip name, free");
  await context.close();
});

test("axe finds nothing in the drip name with first and last name", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await signInWithGoogle(page, { emailAddress: newcomer().emailAddress, name: "" });
  await page.getByLabel("First name").waitFor();
  await clean(page, "names");
  await context.close();
});

test("the address is verified by its mail's link and a press, and axe finds nothing on that page", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product, phone);
  const page = await openTab("/app");
  const person = { ...newcomer(), emailAddress: "somebody.with.quite.a.long.address@example.com" };
  await signUp(page, person);
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  const link = await mailedLink(product, person.emailAddress, "verify");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(link);
  await page.getByRole("heading", { name: "Is it you?" }).waitFor();
  await page.getByText(`Robin Reyes signed up with ${person.emailAddress}`).waitFor();
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  await clean(page, "verify");
  await page.waitForLoadState("networkidle");
  assert.not.ok(asked.includes("/auth/verify_email_address"));
  await page.getByRole("button", { name: "Yes, it's me" }).click();
  await page.getByRole("heading", { name: "It's you." }).waitFor();
  assert.is(new URL(page.url()).hash, "");
  await clean(page, "verified");
  const other = await openTab(new URL(link).pathname + new URL(link).hash);
  await other.getByText(verificationTexts.linkUsed).waitFor();
  await clean(other, "link used");
  await context.close();
});

test("a reset leads to a new password: axe finds nothing, and every password field accepts a paste", async ({
  browser,
  product,
}) => {
  const person = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await copyInto(page, "Pasted-pass-2032!");
  await enterAddress(page, person.emailAddress);
  await paste(page, "Password", "Pasted-pass-2032!");
  await clean(page, "password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText(signInTexts.wrongPassword).first().waitFor();
  await clean(page, "password, wrong");
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByText(passwordResetTexts.sent).first().waitFor();
  await page.getByRole("dialog", { name: "Check your inbox" }).waitFor();
  await clean(page, "mail sent");
  await page.goto(await mailedLink(product, person.emailAddress, "reset"));
  await page.getByRole("button", { name: "Get my temporary password" }).waitFor();
  await clean(page, "reset");
  await page.getByRole("button", { name: "Get my temporary password" }).click();
  const temporary = (await page.getByRole("code").textContent()) ?? "";
  await clean(page, "temporary password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Password", { exact: true }).pressSequentially(temporary);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("dialog", { name: "Pick a new password" }).waitFor();
  await clean(page, "forced change");
  for (const label of ["New password", "New password, once more"])
    await paste(page, label, "Pasted-pass-2032!");
  await page.getByRole("button", { name: "Save password" }).click();
  // The address was never proven before: what its first holder said is asked anew.
  await page.getByLabel("First name").waitFor();
  await page.getByLabel("Date of birth").waitFor();
  await context.close();
});

test("both password fields of the sign-up accept a paste", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await copyInto(page, "Pasted-pass-2032!");
  await enterAddress(page, newcomer().emailAddress);
  for (const label of ["Password", "Password, once more"]) await paste(page, label, "Pasted-pass-2032!");
  await context.close();
});

const clean = async (page: Page, step: string) => assert.equal(await axeFaults(page), [], step);

/** Copies a text to the clipboard through a visible field. */
async function copyInto(page: Page, text: string) {
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").fill(text);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function paste(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  assert.is(await field.inputValue(), text, label);
}

test.run();
