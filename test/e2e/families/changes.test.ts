import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { root } from "../../../server/platform/config/root";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { type GrownUp, makeGrownUp, openBrowserOf, openGrownUp } from "../../support/people/grown-ups";
import { mailedLink } from "../../support/people/visitor";

const test = productSuite("changes in a team and in a family");

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

/** A team with its link, created by API calls. */
async function startClub(product: Product) {
  const coach = await makeGrownUp(product);
  const team = await coach.startTeam();
  return { coach, team, path: `/app/team/${team.id}`, link: await coach.shareTeam(team.id) };
}

/** The same with one player. */
async function startClubWithSam(product: Product) {
  const [club, mother] = await Promise.all([startClub(product), makeGrownUp(product)]);
  const sam = await mother.addKid("Sam");
  await mother.accept(club.link, [sam.id]);
  await letAllIn(club.coach, club.team.id);
  return { ...club, mother, sam };
}

async function letAllIn(coach: GrownUp, teamId: string) {
  const requests = `/team/team_id/${teamId}/join_request`;
  const { items } = await coach.call<{ items: { request_id: string }[] }>("GET", requests);
  const { results } = await coach.call<{ results: { outcome: string }[] }>("POST", `${requests}/decide`, {
    decisions: items.map(({ request_id }) => ({ request_id, decision: "approved" })),
  });
  return results.map(({ outcome }) => outcome);
}

test("a father who adds the same kid by the team's link needs the mother's approval, which makes one player with two guardians", async ({
  browser,
  product,
}) => {
  const { coach, mother, sam, team, path: teamPath, link } = await startClubWithSam(product);
  const away = await openGrownUp(browser, product, phone);
  const page = await away.openTab(pathOf(link.link));
  await button(page, "Add a kid").click();
  await page.getByRole("textbox", { name: "First name" }).pressSequentially("Sam");
  await page.getByRole("textbox", { name: "Last initial" }).pressSequentially("R");
  await page.getByRole("textbox", { name: /Date of birth/ }).pressSequentially("4/9/2016");
  await page.getByRole("checkbox", { name: /parent or guardian/ }).check();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await button(page, "Ask to join").click();
  await page.getByText("Asked!").first().waitFor();

  assert.equal(await letAllIn(coach, team.id), ["asked_guardians"]);

  const home = await openBrowserOf(mother, browser, product, phone);
  const own = await home.openTab("/app/home");
  await own.getByText("asks to look after Sam, too.").waitFor();
  await button(own, /^That's them/).click();
  await own.getByText("asks to look after Sam, too.").waitFor({ state: "detached" });

  await page.goto(product.origin + teamPath);
  await page.getByText("Sam R.").first().waitFor();
  const { guardians } = await mother.call<{ guardians: unknown[] }>("GET", `/child/child_id/${sam.id}`);
  assert.is(guardians.length, 2);
  await page.getByRole("heading", { name: "Squad 1" }).waitFor();
  assert.equal([...away.faults, ...home.faults], []);
  for (const { context } of [away, home]) await context.close();
});

test("a follower invited by mail sees the team without its roster, and nothing after the guardian ends the following", async ({
  browser,
  product,
}) => {
  const { mother, sam, path: teamPath } = await startClubWithSam(product);
  const home = await openBrowserOf(mother, browser, product, phone);
  const grandpa = await openGrownUp(browser, product, phone);
  const page = await home.openTab(`/app/home?settings=family&child=${sam.id}`);
  const dialog = page.getByRole("dialog");
  await button(page, "Invite a follower").click();
  await dialog
    .getByRole("textbox", { name: "E-mail address" })
    .pressSequentially(grandpa.person.emailAddress);
  await button(page, "Send it").click();
  await button(page, `Undo invitation, to ${grandpa.person.emailAddress}`).waitFor();

  const tab = await grandpa.openTab(pathOf(await mailedLink(product, grandpa.person.emailAddress, "join")));
  await button(tab, /^Follow Sam/).click();
  await tab.getByText("You follow Sam now.").waitFor();
  await tab.goto(product.origin + teamPath);
  await tab.getByText("The roster is for the team and its families.").waitFor();
  assert.is(await tab.getByText("Sam R.").count(), 0);

  await button(page, "Remove Robin").click();
  await dialog.getByText("They stop following Sam at once.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Remove Robin" }).click();
  await dialog.getByText("Nobody follows along.").waitFor();
  await tab.reload();
  await tab.getByRole("heading", { name: "That one's gone." }).waitFor();
  assert.equal([...home.faults, ...grandpa.faults], []);
  for (const { context } of [home, grandpa]) await context.close();
});

test("a barred person finds the link ended, and can ask again once a manager has lifted the bar", async ({
  browser,
  product,
}) => {
  const [{ coach, path: teamPath, link }, pest] = await Promise.all([
    startClub(product),
    openGrownUp(browser, product, phone),
  ]);
  const kid = await pest.person.addKid("Bo");
  await pest.person.accept(link, [kid.id]);
  const office = await openBrowserOf(coach, browser, product, phone);
  const tab = await office.openTab(`${teamPath}?requests`);
  await button(tab, "More about Bo R.").click();
  await button(tab, "Decline and block").click();
  await tab.getByText("1 stays out and won't ask again.").waitFor();

  const page = await pest.openTab(pathOf(link.link));
  await page.getByRole("heading", { name: "Final whistle." }).waitFor();

  await tab.goto(`${product.origin}${teamPath}?settings`);
  await button(tab, "Lift it for Robin Reyes").click();
  await tab.getByText("Nobody. Anybody may ask.").waitFor();
  await page.goto("about:blank");
  await page.goto(link.link);
  await page.getByRole("checkbox", { name: "Bo R." }).check();
  await button(page, "Ask to join").click();
  await page.getByText("Asked!").first().waitFor();
  await tab.goto(product.origin + teamPath);
  await tab.getByText("1 family wants to join").waitFor();
  assert.equal([...pest.faults, ...office.faults], []);
  for (const { context } of [pest, office]) await context.close();
});

test("a withdrawn link opens nothing; an archived team can be viewed and restored", async ({
  browser,
  product,
}) => {
  const { coach, mother, path: teamPath, link } = await startClubWithSam(product);
  const office = await openBrowserOf(coach, browser, product, phone);
  const tab = await office.openTab(`${teamPath}?invite`);
  await button(tab, "Cancel link").click();
  await tab.getByText("Canceled. The link opens nothing any more.").waitFor();
  const home = await openBrowserOf(mother, browser, product, phone);
  const page = await home.openTab(pathOf(link.link));
  await page.getByRole("heading", { name: "Final whistle." }).waitFor();

  await tab.goto(`${product.origin}${teamPath}?settings`);
  await button(tab, "Archive the team").click();
  await tab.getByText("Nobody can be let in or changed any more.").waitFor();
  await button(tab, "Archive the team").click();
  await tab.getByText("You can look around. A manager can bring it back.").waitFor();
  await page.goto(product.origin + teamPath);
  await page.getByText("This team has hung up its boots.").waitFor();
  await page.getByText("Sam R.").first().waitFor();

  await tab.goto(`${product.origin}${teamPath}?settings`);
  await button(tab, "Bring the team back").click();
  await tab.getByText("Boots back on!").first().waitFor();
  await page.reload();
  await page.getByText("Sam R.").first().waitFor();
  assert.is(await page.getByText("This team has hung up its boots.").count(), 0);
  assert.equal([...office.faults, ...home.faults], []);
  for (const { context } of [office, home]) await context.close();
});

// Last, since it restarts the server.
test("a coach takes over a team whose manager is a minor, by the item in Needs you", async ({
  browser,
  product,
}) => {
  const [club, kim] = await Promise.all([startClub(product), makeGrownUp(product)]);
  const { coach: manager, team, path: teamPath } = club;
  await manager.inviteToTeam(team.id, kim.emailAddress, "coach");
  await kim.accept({ link: await mailedLink(product, kim.emailAddress, "join") });
  await product.stopServer();
  await correctBirthday(product, manager.dripName, `${new Date().getUTCFullYear() - 15}-01-02`);
  await product.crashAndRestart();

  const office = await openBrowserOf(kim, browser, product, phone);
  const page = await office.openTab("/app/home");
  await page.getByText("Nobody's holding the whistle.").waitFor();
  await page.getByRole("link", { name: /^See the team/ }).click();
  await page.waitForURL(`**${teamPath}`);
  await button(page, "Take over").click();
  await page.getByRole("link", { name: "Invite", exact: true }).waitFor();
  assert.is(await page.getByText("Nobody's holding the whistle.").count(), 0);
  assert.equal(office.faults, []);
  await office.context.close();
});

/** Runs the support command, with the server stopped. */
const correctBirthday = (product: Product, dripName: string, to: string) =>
  promisify(execFile)(
    process.execPath,
    [path.join(root, "dist/server/support.js"), "birthday", dripName, "--to", to, "--reference", "T-1042"],
    { cwd: root, env: product.environment() },
  );

test.run();
