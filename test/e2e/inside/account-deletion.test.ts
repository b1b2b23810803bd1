import { readFile } from "node:fs/promises";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { mailedLink } from "../../support/people/visitor";
import { until } from "../../support/until";

const test = productSuite("leaving");

test("a mother gets her copy in 2 presses, leaves with Sam in 3, and is back in 2", async ({
  browser,
  product,
}) => {
  const mother = await makeGrownUp(product);
  await mother.addKid("Sam");
  await mother.startTeam("Comets");
  const { context, faults, openTab } = await openBrowserOf(mother, browser, product);
  const page = await openTab("/app/home?settings");
  const dialog = page.getByRole("dialog");
  const button = (name: string) => dialog.getByRole("button", { name });

  const copy = countPresses();
  await copy.press(button("Get a copy of my data"));
  await copy.type(dialog.getByLabel("Password", { exact: true }), mother.password);
  const downloading = page.waitForEvent("download");
  await copy.press(button("Get my file"));
  const download = await downloading;
  await dialog.getByText("Your file is ready.").waitFor();
  assert.is(download.suggestedFilename(), "my-drip-data.json");
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(
    [file.account.email_address, file.children.map((each: { first_name: string }) => each.first_name)],
    [mother.emailAddress, ["Sam"]],
  );
  assert.equal(copy.count(), { presses: 2, fields: 1 });
  await button("Back").click();

  const leaving = countPresses();
  await leaving.press(button("Delete my account"));
  await dialog.getByText("Nobody else looks after Sam.").waitFor();
  await dialog.getByText("Nobody else manages it.").waitFor();
  await leaving.type(dialog.getByLabel("Type your drip name"), mother.dripName);
  await leaving.press(button("Delete my account"));
  await leaving.type(dialog.getByLabel("Password", { exact: true }), mother.password);
  await leaving.press(button("Delete my account"));
  await page.getByText("Suit up.").waitFor();
  await page
    .getByText(/^Your account goes on .* Changed your mind\?/)
    .first()
    .waitFor();
  assert.equal(leaving.count(), { presses: 3, fields: 2 });

  const link = await mailedLink(product, mother.emailAddress, "goodbye");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").pressSequentially(mother.emailAddress);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Password", { exact: true }).pressSequentially(mother.password);
  const refusal = page
    .getByText("This account is on its way out. Changed your mind? Use the link in your inbox.")
    .first();
  // A sign-in of the second in which all others ended counts as one of them.
  await until(async () => {
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    return refusal.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  });

  const back = countPresses();
  await back.follow(page, link);
  await page.getByText(/^Robin's account goes on /).waitFor();
  await back.press(page.getByRole("button", { name: "Keep my account" }));
  await page.getByRole("heading", { name: "Welcome back!" }).waitFor();
  assert.equal(back.count(), { presses: 2, fields: 0 });
  assert.is(new URL(page.url()).hash, "", "the token left the address");

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").pressSequentially(mother.emailAddress);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Password", { exact: true }).pressSequentially(mother.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "You profile and settings" }).waitFor();
  await page.goto(`${product.origin}/app/home?settings=family`);
  await dialog.getByRole("button", { name: /Sam/ }).first().waitFor();
  assert.equal(faults, []);
  await context.close();
});

test.run();
