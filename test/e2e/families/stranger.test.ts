import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { verificationTexts } from "../../../domain/mail-links/texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { ask, logInOf, newcomer } from "../../support/people/browser-people";
import { makeGrownUp } from "../../support/people/grown-ups";
import { mailedLink, openVisitor, typeBirthday } from "../../support/people/visitor";

const test = productSuite("a stranger with a father's address");

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
async function clean(page: Page, place: string) {
  assert.equal(await axeFaults(page), [], place);
}
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const typeInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).pressSequentially(text);

/** Key by key, up to the screen that waits for the mail. */
async function signUpAndWait(
  page: Page,
  { emailAddress, password, dripName }: ReturnType<typeof newcomer>,
  [firstName, lastName]: [string, string],
) {
  await button(page, "Sign in with e-mail").click();
  await typeInto(page, "E-mail address", emailAddress);
  await button(page, "Next").click();
  await typeInto(page, "First name", firstName);
  await typeInto(page, "Last name", lastName);
  await typeBirthday(page, "1988");
  await typeInto(page, "Password", password);
  await typeInto(page, "Password, once more", password);
  await button(page, "Sign up").click();
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(dripName);
  await page.getByText("Looks great!").waitFor();
  await button(page, "Claim it").click();
  await page.waitForURL("**/app/next");
  await page.getByText("Start a team").first().click();
  const waiting = page.getByRole("dialog", { name: "Check your inbox." });
  const number = waiting.getByRole("group", { name: "Your number" }).locator("b");
  return (await number.textContent()) ?? "";
}

test("who signs up with a father's address never becomes guardian of his child, whatever the father presses", async ({
  browser,
  product,
}) => {
  const mother = await makeGrownUp(product);
  const sam = await mother.addKid("Sam");
  const father = newcomer();
  const invitation = await mother.inviteToChild(sam.id, "guardian", father.emailAddress);
  const guardians = async () =>
    (await mother.call<{ guardians: unknown[] }>("GET", `/child/child_id/${sam.id}`)).guardians.length;

  const lair = await openVisitor(browser, product);
  const theirs = await lair.openTab("/app");
  const number = await signUpAndWait(theirs, father, ["Sly", "Stranger"]);
  assert.match(number, /^\d\d$/);
  const held = await ask(
    product,
    "127.0.0.1",
    "POST",
    "/auth/log_in_with_firebase",
    await logInOf(product, father),
  );
  /** The ordinary call, with the stranger's own session. */
  const accept = async () => {
    const reply = await ask(
      product,
      "127.0.0.1",
      "POST",
      "/invitation/accept",
      { invitation_id: invitation.id, for: [{ kind: "self" }] },
      { authorization: `Bearer ${held.body.access_token}`, "idempotency-key": crypto.randomUUID() },
    );
    return reply.body.message_code ?? reply.status;
  };
  assert.is(await accept(), "INVITATION_404");

  // The father, with the mail and without the screen.
  const home = await openVisitor(browser, product, phone);
  const page = await home.context.newPage();
  await page.goto(await mailedLink(product, father.emailAddress, "verify"));
  await page.getByText("Sly Stranger").waitFor();
  await page.getByText(verificationTexts.toldNumber).waitFor();
  assert.is(await button(page, /^Yes/).count(), 0, "one press proves nothing");
  await clean(page, "verify elsewhere");
  await typeInto(page, verificationTexts.number, number === "10" ? "11" : "10");
  await page.keyboard.press("Enter");
  await page.getByText("That's not the number on your screen.", { exact: false }).waitFor();
  assert.is(await accept(), "INVITATION_404");
  await button(page, "I have no such screen").click();
  await typeInto(page, "New password", "Pick-and-roll-27");
  await typeInto(page, "New password, once more", "Pick-and-roll-27");
  await clean(page, "a new password");
  await fits(page, "a new password");
  await button(page, "Make it mine").click();
  await page.getByRole("heading", { name: "All yours." }).waitFor();

  // The stranger is out, with every session and the password.
  assert.is(await accept(), "AUTH_401_JWT");
  await theirs.reload();
  await button(theirs, "Sign in with e-mail").waitFor();
  await button(theirs, "Sign in with e-mail").click();
  await typeInto(theirs, "E-mail address", father.emailAddress);
  await button(theirs, "Next").click();
  await typeInto(theirs, "Password", father.password);
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await theirs.getByText(signInTexts.wrongPassword).first().waitFor();
  assert.is(await guardians(), 1);

  // Nothing that the stranger said is left: the father says who he is, and gets in by his own invitation.
  await page.getByRole("link", { name: "On we go" }).click();
  await typeInto(page, "First name", "Flo");
  await typeInto(page, "Last name", "Reyes");
  await typeBirthday(page, "1985");
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(newcomer().dripName);
  await page.getByText("Looks great!").waitFor();
  await button(page, "Claim it").click();
  await page.waitForURL("**/app/next");
  await page.goto(await mailedLink(product, father.emailAddress, "join"));
  await button(page, /^Yes, I look after Sam/).click();
  await page.getByText("You're in!").first().waitFor();
  assert.is(await guardians(), 2);
  assert.equal([...lair.faults, ...home.faults], []);
  await lair.context.close();
  await home.context.close();
});

test("a person with two devices types the number of the one on the other, and the first goes on", async ({
  browser,
  product,
}) => {
  const person = newcomer();
  const desktop = await openVisitor(browser, product);
  const page = await desktop.openTab("/app");
  const number = await signUpAndWait(page, person, ["Robin", "Reyes"]);
  const pocket = await openVisitor(browser, product, phone);
  const mail = await pocket.context.newPage();
  await mail.goto(await mailedLink(product, person.emailAddress, "verify"));
  await fits(mail, "the number");
  await typeInto(mail, verificationTexts.number, number);
  await button(mail, "I see that number").click();
  await mail.getByText(verificationTexts.goesOn).waitFor();
  await button(page, "Done").click();
  await page.getByRole("textbox", { name: "Team name" }).waitFor();
  assert.equal([...desktop.faults, ...pocket.faults], []);
  await desktop.context.close();
  await pocket.context.close();
});

test.run();
