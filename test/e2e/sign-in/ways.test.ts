// Core run: signing up, Google in a popup and mails are the way in, and span the server, the provider and two tabs.
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount, newcomer } from "../../support/people/browser-people";
import { makeGrownUp } from "../../support/people/grown-ups";
import {
  claim,
  enterAddress,
  fillSignUp,
  joinByHand,
  mailedLink,
  openMember,
  openVisitor,
  signIn,
  signInWithGoogle,
  signOut,
  signUp,
  storedText,
  typeBirthday,
  withWorker,
} from "../../support/people/visitor";

const test = productSuite("sign-in");

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

test("a member signs in and lands on the home page; opening the sign-in while signed in goes there at once", async ({
  browser,
  product,
}) => {
  const person = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await signIn(page, person);
  await page.getByText("Taking you to the good stuff!").first().waitFor();
  await page.waitForURL("**/app/home");
  const again = await openTab("/app");
  await again.waitForURL(/\/app\/home/);
  await context.close();
});

test("a deep link survives sign-in unchanged and is used once", async ({ browser, product }) => {
  const person = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app/home?q=%2526&settings");
  await page.waitForURL("**/app");
  await signIn(page, person);
  await page.waitForURL(({ pathname, search }) => pathname + search === "/app/home?q=%2526&settings");
  await page.getByText("Game on!").first().waitFor();
  assert.is(await page.evaluate(() => sessionStorage.getItem("drip.return-path")), null);
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === "/app/home?q=%2526");
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

test("pressing the shown address returns to the first step with the address filled in", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const { emailAddress } = newcomer();
  await enterAddress(page, emailAddress);
  await page.getByRole("button", { name: emailAddress }).click();
  assert.is(await page.getByLabel("E-mail address").inputValue(), emailAddress);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
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

test("a nine-year-old who signs up by Google gets a kind refusal, and the account is deleted", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const { emailAddress, dripName } = newcomer();
  const isKnown = async () =>
    (
      await page.request.post(`${product.origin}/user/email_address/validate`, {
        data: { email_address: emailAddress },
      })
    ).json();
  await signInWithGoogle(page, { emailAddress, name: "Sam Rivera" });
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  assert.is((await isKnown()).available, false);
  await typeBirthday(page, String(new Date().getFullYear() - 9));
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(dripName);
  await page.getByText("Looks great!").waitFor();
  await page.getByRole("button", { name: "Claim it" }).click();
  const told = page.getByRole("dialog", { name: "Thanks for telling us." });
  await told
    .getByText(
      "Drip accounts start at 13. Ask a parent or guardian to sign up and add you. We've deleted what you gave us.",
    )
    .waitFor();
  assert.is((await isKnown()).available, true);
  assert.equal(await page.getByText("Your session ran out").count(), 0);
  await told.getByRole("button", { name: "Okay" }).click();
  await told.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sign in with Google" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Sign in with Google" }).waitFor();
  await context.close();
});

test("closing the provider popup shows a friendly message, and the screen stays usable", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await page.waitForLoadState("networkidle");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await (await opening).close();
  await page.getByText("No worries, we'll be here when you're ready.").first().waitFor();
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").waitFor();
  await context.close();
});

test("an address that signed up by Google is referred to Google", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const { emailAddress } = newcomer();
  await signInWithGoogle(page, { emailAddress, name: "Sam Rivera" });
  await signOut(page);
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").fill(emailAddress);
  await page.getByText("You've previously used Google to sign in. Please sign in with them again.").waitFor();
  assert.is(await page.getByRole("button", { name: "Next" }).getAttribute("aria-disabled"), "true");
  await context.close();
});

test("a taken drip name offers free ones", async ({ browser, product }) => {
  const holder = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await signUp(page, newcomer());
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(holder.dripName.toUpperCase());
  await page.getByText("Someone already called dibs on that drip name. Try something else.").waitFor();
  const suggestions = page.getByRole("group", { name: "These are free" }).getByRole("button");
  assert.is(await suggestions.count(), 3);
  await suggestions.first().click();
  await page.getByText("Looks great!").waitFor();
  await page.getByRole("button", { name: "Claim it" }).click();
  await page.waitForURL("**/app/next");
  await context.close();
});

test("twenty clicks and Enter on a slow sign-up send one request", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const person = newcomer();
  let requests = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/auth/sign_up_with_email_address", async (route) => {
    requests++;
    await held;
    await route.continue();
  });
  await enterAddress(page, person.emailAddress);
  await fillSignUp(page, person);
  const button = page.getByRole("button", { name: "Sign up" });
  await button.click();
  for (let press = 0; press < 20; press++) {
    await button.evaluate((element: HTMLElement) => element.click());
    await page.getByLabel("Password, once more", { exact: true }).press("Enter");
  }
  letGo();
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  assert.is(requests, 1);
  await context.close();
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
