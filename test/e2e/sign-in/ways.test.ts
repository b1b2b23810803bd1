import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount, newcomer } from "../../support/people/browser-people";
import {
  enterAddress,
  fillSignUp,
  openVisitor,
  signIn,
  signInWithGoogle,
  signOut,
  signUp,
  typeBirthday,
} from "../../support/people/visitor";

const test = productSuite("sign-in");

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

test.run();
