// Core run: signing up, Google in a popup and mails are the way in, and span the server, the provider and two tabs.
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount, newcomer } from "../../support/people/browser-people";
import { makeGrownUp } from "../../support/people/grown-ups";
import {
  claim,
  enterAddress,
  joinByHand,
  mailedLink,
  openMember,
  openVisitor,
  signIn,
  signInWithGoogle,
  signOut,
  storedText,
  typeBirthday,
  withWorker,
} from "../../support/people/visitor";

const test = productSuite("the way in");

test("sign-up and drip name lead into the app, and a reload stays signed in", async ({
  browser,
  product,
}) => {
  const { context, faults, openTab } = await openVisitor(browser, product, withWorker);
  const { page, person } = await joinByHand({ openTab });
  await page.getByRole("heading", { name: "First base" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "First base" }).waitFor();
  assert.is(await page.getByText("Suit up.").count(), 0);
  for (const text of await storedText(context)) {
    assert.not.match(text, person.password);
    assert.not.match(text, /eyJ/);
  }
  assert.not.match(product.log(), person.password);
  assert.not.match(product.log(), /eyJ[A-Za-z0-9_-]{10}/);
  assert.equal(faults, []);
  await context.close();
});

test("a wrong password shows an error, and the button is usable again at once", async ({
  browser,
  product,
}) => {
  const person = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await signIn(page, { ...person, password: "not-this-one" });
  const field = page.getByLabel("Password", { exact: true });
  await page.locator("input[name=password][aria-invalid=true]:focus").waitFor();
  assert.is(await page.getByText("That's not the password we have on file for you.").count(), 3);
  await field.fill("");
  await field.pressSequentially(person.password);
  await page.locator("input[name=password][aria-invalid=false]").waitFor();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/app/home");
  await context.close();
});

test("Google with a name leads to the drip name and the birthday; without a name it asks for that too", async ({
  browser,
  product,
}) => {
  for (const name of ["Sam Rivera", ""]) {
    const { context, openTab } = await openVisitor(browser, product);
    const page = await openTab("/app");
    const { emailAddress, dripName } = newcomer();
    await signInWithGoogle(page, { emailAddress, name });
    await page.getByRole("textbox", { name: "Drip name" }).waitFor();
    assert.is(await page.getByLabel("First name").count(), name ? 0 : 1);
    if (!name) {
      await page.getByLabel("First name").fill("Sam");
      await page.getByLabel("Last name").fill("Rivera");
    }
    await typeBirthday(page, "1988");
    await claim(page, dripName);
    await page.waitForURL("**/app/next");
    await context.close();
  }
});

test("a sign-out reaches the other tab, and a reload stays signed out", async ({ browser, product }) => {
  const { context, openTab, page } = await openMember(browser, product);
  const other = await openTab("/app/home");
  await other.getByRole("heading", { name: "Home field" }).waitFor();
  await signOut(page);
  await other.getByText("Suit up.").waitFor();
  await page.getByText("Suit up.").waitFor();
  await other.goto(`${product.origin}/app/home`);
  await other.getByText("Suit up.").waitFor();
  await context.close();
});

test("a reset mails a temporary password, which has to be replaced by a new one", async ({
  browser,
  product,
}) => {
  const person = await makeGrownUp(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await enterAddress(page, person.emailAddress);
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByText("We've sent a temporary password to your inbox.").first().waitFor();
  const sent = page.getByRole("dialog", { name: "Check your inbox" });
  await sent.getByText("It works once, for another 15 minutes.").waitFor();
  const link = await mailedLink(product, person.emailAddress, "reset");
  await page.goto(link);
  await page.getByRole("button", { name: "Get my temporary password" }).click();
  const temporary = (await page.getByRole("code").textContent()) ?? "";
  assert.is(new URL(page.url()).hash, "");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), temporary);
  await page.getByRole("button", { name: "Sign in" }).click();
  // Step 2, with the address filled in.
  await page.getByRole("dialog", { name: "Welcome back" }).getByText(person.emailAddress).waitFor();
  await page.getByLabel("Password", { exact: true }).pressSequentially(temporary);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const password = "Brand-new-2031!";
  await page.getByRole("dialog", { name: "Pick a new password" }).waitFor();
  assert.is(await page.getByLabel("Password you just used").count(), 0);
  await page.getByLabel("New password", { exact: true }).pressSequentially(password);
  await page.getByLabel("New password, once more", { exact: true }).pressSequentially(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.waitForURL("**/app/home");
  await context.close();
  const later = await openVisitor(browser, product);
  const again = await later.openTab("/app");
  await signIn(again, { ...person, password });
  await again.waitForURL("**/app/home");
  await later.context.close();
});

test.run();
