import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { type GrownUp, makeGrownUp, openBrowserOf, openGrownUp } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { mailedLink, openVisitor } from "../../support/people/visitor";

const test = productSuite("people of a team and of a family");

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** A team with its link, created by API calls. */
async function club(coach: GrownUp) {
  const team = await coach.startTeam();
  return { team, path: `/app/team/${team.id}`, link: await coach.shareTeam(team.id) };
}

test("a signed-in person asks by a link in three presses; the coach approves sixteen by one press, and they see the team without a reload", async ({
  browser,
  product,
}) => {
  const office = await openGrownUp(browser, product);
  const { path, link } = await club(office.person);
  const tab = await office.openTab(path);
  await tab.getByRole("heading", { level: 1, name: "Comets" }).waitFor();
  await tab.waitForFunction(() => document.title === "Comets · Drip");

  // Fifteen more requests by API calls, five kids for each family.
  const families = ["A", "B", "C"].map(async (family) => ({ family, parent: await makeGrownUp(product) }));
  for (const { family, parent } of await Promise.all(families)) {
    const kids = [];
    for (const name of ["na", "bo", "lf", "my", "ri"]) kids.push((await parent.addKid(family + name)).id);
    await parent.accept(link, kids);
  }

  const home = await openGrownUp(browser, product);
  await home.person.addKid("Sam");
  const page = await home.openTab("/app/home");
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  const asking = await home.context.newPage();
  const join = countPresses();
  await join.follow(asking, link.link);
  await join.press(asking.getByRole("checkbox", { name: "Sam R." }));
  await join.press(button(asking, "Ask to join"));
  await asking.getByText("Asked!").first().waitFor();
  assert.equal(join.count(), { presses: 3, fields: 0 });

  await tab.getByText("16 families want to join").waitFor();
  await tab.getByRole("link", { name: "See 16 requests" }).click();
  const nod = countPresses();
  await nod.press(button(tab, "Let all 16 in"));
  await tab.getByText("16 are in.").first().waitFor();
  assert.equal(nod.count(), { presses: 1, fields: 0 });
  await tab.keyboard.press("Escape");
  await tab.getByRole("heading", { name: "Squad 16" }).waitFor();

  // The mother's page was open throughout.
  await asking.close();
  await page.getByRole("list", { name: "Your teams" }).getByRole("link", { name: "Comets" }).click();
  await page.getByText("Sam R.").first().waitFor();
  assert.equal([...office.faults, ...home.faults], []);
  await office.context.close();
  await home.context.close();
});

test("a guardian joins by mail, a follower by a link, and the other guardian sees both without a reload", async ({
  browser,
  product,
}) => {
  const home = await openGrownUp(browser, product, phone);
  const sam = await home.person.addKid("Sam");
  const page = await home.openTab(`/app/home?settings=family&child=${sam.id}`);
  const dialog = page.getByRole("dialog");
  const [away, stranger] = await Promise.all([openGrownUp(browser, product), openGrownUp(browser, product)]);

  await button(page, "Invite a guardian").click();
  await dialog.getByRole("textbox", { name: "E-mail address" }).pressSequentially(away.person.emailAddress);
  await button(page, "Send it").click();
  await button(page, `Undo invitation, to ${away.person.emailAddress}`).waitFor();
  const mailed = await mailedLink(product, away.person.emailAddress, "join");

  // Another person who opens it is refused.
  const foreign = await stranger.context.newPage();
  await foreign.goto(mailed);
  await foreign.getByRole("heading", { name: "This one has another name on it." }).waitFor();

  const father = await away.context.newPage();
  const joining = countPresses();
  await joining.follow(father, mailed);
  await father.getByRole("heading", { name: "Look after Sam together?" }).waitFor();
  await joining.press(button(father, "Yes, I look after Sam"));
  await father.getByText("You look after Sam now.").waitFor();
  assert.equal(joining.count(), { presses: 2, fields: 0 });
  await dialog
    .getByRole("listitem")
    .filter({ hasText: `@${away.person.dripName}` })
    .waitFor();

  // A link makes a request for both guardians; one's decision removes it for the other.
  const { link } = await home.person.inviteToChild(sam.id, "follower");
  await father.goto(`${product.origin}/app/home`);
  await page.goto(`${product.origin}/app/home`);
  // Left for a moment, since to another fragment of the same address a page only moves.
  const fan = foreign;
  await fan.goto("about:blank");
  await fan.goto(link);
  await button(fan, "Follow along").click();
  await fan.getByRole("heading", { name: "Almost." }).waitFor();
  for (const tab of [father, page]) await tab.getByText("asks to follow Sam.").waitFor();
  await button(father, /^That's them/).click();
  await father.getByText("asks to follow Sam.").waitFor({ state: "detached" });
  await page.getByText("asks to follow Sam.").waitFor({ state: "detached" });
  await fan.goto(`${product.origin}/app/home?settings=family`);
  await fan.getByText("You follow").waitFor();
  assert.equal([...home.faults, ...away.faults, ...stranger.faults], []);
  for (const { context } of [home, away, stranger]) await context.close();
});

test("an invitation is declined from its mail without an account, and the team sends no more mail", async ({
  browser,
  product,
}) => {
  const coach = await makeGrownUp(product);
  const { team, path } = await club(coach);
  const address = "not.for.me@example.com";
  await coach.inviteToTeam(team.id, address);
  const nobody = await openVisitor(browser, product, phone);
  const page = await nobody.context.newPage();
  await page.goto(await mailedLink(product, address, "join?decline"));
  await page.getByRole("heading", { name: "Not for you?" }).waitFor();
  await page.getByRole("checkbox", { name: "No more mail from this team" }).check();
  await button(page, "No, thanks").click();
  await page.getByRole("heading", { name: "Fair enough." }).waitFor();
  await page.goto(await mailedLink(product, address, "join"));
  await page.getByRole("heading", { name: "Final whistle." }).waitFor();

  const office = await openBrowserOf(coach, browser, product);
  const tab = await office.openTab(`${path}?invite=person`);
  await tab.getByText("No mail is waiting for an answer.").waitFor();
  assert.equal([...nobody.faults, ...office.faults], []);
  await nobody.context.close();
  await office.context.close();
});

test("the invite sheet and a member's sheet work by keyboard alone, and the focus returns", async ({
  browser,
  product,
}) => {
  const office = await openGrownUp(browser, product);
  const { path, link } = await club(office.person);
  const parent = await makeGrownUp(product);
  await parent.accept(link, [(await parent.addKid("Sam")).id]);
  const items = await office.person.call<{ items: { request_id: string }[] }>(
    "GET",
    `/team/team_id/${path.split("/").at(-1)}/join_request`,
  );
  await office.person.call("POST", `/team/team_id/${path.split("/").at(-1)}/join_request/decide`, {
    decisions: items.items.map(({ request_id }) => ({ request_id, decision: "approved" })),
  });
  const page = await office.openTab(path);
  const invite = page.getByRole("link", { name: "Invite", exact: true });
  const player = page.getByRole("link", { name: "Sam R." });
  await player.waitFor();
  await invite.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("You approve everyone who asks.").waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.closest("dialog")
        ? at.getAttribute("aria-label") || at.closest("label")?.textContent || at.textContent || ""
        : "outside";
    });
  assert.match(await focused(), "Families");
  const stops: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    stops.push(await focused());
  }
  for (const name of ["Copy", "Share", "Show it large", "Cancel link", "Close"])
    assert.ok(stops.includes(name), `${name} in ${stops}`);
  assert.not.ok(stops.includes("outside"), String(stops));
  while (!(await focused()).includes("Families")) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("textbox", { name: "E-mail" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.is(await invite.evaluate((element) => element === document.activeElement), true);

  await player.focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("None of them gave us a phone number.").waitFor();
  await dialog.getByRole("button", { name: "Change number" }).focus();
  await page.keyboard.press("Enter");
  const number = dialog.getByRole("textbox", { name: "Number" });
  await number.waitFor();
  assert.is(await number.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("listitem").filter({ hasText: "7Sam R." }).waitFor();
  assert.is(await player.evaluate((element) => element === document.activeElement), true);
  assert.equal(office.faults, []);
  await office.context.close();
});

test.run();
