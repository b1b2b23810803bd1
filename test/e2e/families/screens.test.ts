import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { makeAccount } from "../../support/people/browser-people";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { mailedLink, openVisitor, type Visitor } from "../../support/people/visitor";

const test = productSuite("screens of families and teams, with data");

/** An address, the text to wait for, and what is pressed first; one that continues is not loaded again. */
type Place = {
  at: string;
  shows: string | RegExp;
  after?: (page: Page) => Promise<void>;
  continues?: true;
};

/** Runs axe on a phone in light and dark and on a desktop, and checks that nothing overflows 320 px, also with text of twice the size. */
async function inspect({ context, faults, product }: Visitor, places: readonly Place[]) {
  const page = await context.newPage();
  for (const { at, shows, after, continues } of places) {
    const address = new URL(at, product.origin);
    // If only the fragment differs, goto would not reload the page. The page is reused for its process and compiled scripts.
    if (address.hash) await page.goto("about:blank");
    await page.setViewportSize({ width: 360, height: 740 });
    const words = page.getByText(shows).filter({ visible: true });
    if (!continues) {
      await page.goto(address.href);
      await words.first().waitFor();
    }
    await after?.(page);
    assert.equal(await axeFaults(page), [], `${at} on a phone`);
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page, at);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (!after) await words.first().waitFor();
    assert.equal(await axeFaults(page, ["light"]), [], `${at} on a desk`);
  }
  assert.equal(faults, []);
  await context.close();
}

async function club(product: Product) {
  const [coach, mother, fan] = await Promise.all([
    makeGrownUp(product),
    makeGrownUp(product),
    makeGrownUp(product),
  ]);
  const { id } = await coach.startTeam("Riverside Rowing and Baseball Club 1904");
  const link = await coach.shareTeam(id);
  const sam = await mother.addKid("Maximiliana-Theodora");
  await mother.call("PUT", `/user/user_id/${mother.id}/phone_number`, { phone_number: "+15550100104" });
  await mother.accept(link, [sam.id]);
  const { items } = await coach.call<{ items: { request_id: string }[] }>(
    "GET",
    `/team/team_id/${id}/join_request`,
  );
  await coach.call("POST", `/team/team_id/${id}/join_request/decide`, {
    decisions: items.map(({ request_id }) => ({ request_id, decision: "approved" })),
  });
  await mother.accept(link, [(await mother.addKid("Lena")).id]);
  await coach.call("POST", `/team/team_id/${id}/spots`, {
    rows: [{ first_name: "Bo", last_initial: "L", number: "22", email_addresses: ["bo@example.com"] }],
  });
  await coach.inviteToTeam(id, fan.emailAddress, "coach");
  await mother.inviteToChild(sam.id, "guardian", "grandmother.of.the.whole.family@example.com");
  const follow = await mother.inviteToChild(sam.id, "follower");
  await fan.accept(follow);
  return { coach, mother, fan, sam, link, path: `/app/team/${id}` };
}

test("axe finds nothing and no page overflows, for a coach, a guardian, a newcomer and a signed-out visitor", async ({
  browser,
  product,
}) => {
  const { coach, mother, fan, sam, link, path } = await club(product);
  await inspect(await openBrowserOf(coach, browser, product), [
    { at: path, shows: "Squad" },
    {
      at: path,
      shows: "Squad",
      continues: true,
      after: async (page) => {
        await page.getByRole("link", { name: /^Maximiliana/ }).click();
        await page.getByText("+1 555 010 0104").waitFor();
      },
    },
    {
      at: path,
      shows: "Squad",
      continues: true,
      after: async (page) => {
        await page.getByRole("button", { name: "More" }).click();
        await page.getByRole("button", { name: "Take off the roster…" }).click();
      },
    },
    { at: `${path}?invite`, shows: "Show it large" },
    {
      at: `${path}?invite`,
      shows: "Show it large",
      continues: true,
      after: (page) => page.getByRole("button", { name: "Show it large" }).click(),
    },
    { at: `${path}?invite=person`, shows: "bo@example.com" },
    {
      at: `${path}?requests`,
      shows: "Let the one in",
      after: (page) => page.getByRole("button", { name: /^More about/ }).click(),
    },
    { at: `${path}?spot`, shows: "E-mail 3" },
    { at: `${path}?settings`, shows: "Not asking again" },
    {
      at: `${path}?settings`,
      shows: "Not asking again",
      continues: true,
      after: (page) => page.getByRole("button", { name: /^Season/ }).click(),
    },
    { at: "/app/home", shows: "1 family wants to join" },
    { at: "/app/dings", shows: "1 needs you" },
  ]);
  await inspect(await openBrowserOf(mother, browser, product), [
    { at: "/app/home", shows: /asks to follow/ },
    { at: "/app/home?settings=family", shows: "Maximiliana-Theodora R." },
    { at: `/app/home?settings=family&child=${sam.id}`, shows: "Invite a follower" },
    {
      at: `/app/home?settings=family&child=${sam.id}`,
      shows: "Invite a follower",
      continues: true,
      after: (page) => page.getByRole("button", { name: "Invite a guardian" }).click(),
    },
    {
      at: `/app/home?settings=family&child=${sam.id}`,
      shows: "Invite a follower",
      after: (page) => page.getByRole("button", { name: /^Delete/ }).click(),
    },
    { at: link.link, shows: "Who's playing?" },
  ]);
  await inspect(await openBrowserOf(fan, browser, product), [
    { at: "/app/next", shows: "Open" },
    { at: "/app/next?code", shows: "Got a link? Just open it." },
    { at: "/app/next?kids", shows: "What the team calls them." },
    { at: "/app/next?team", shows: "I coach, too" },
  ]);
  await inspect(await openBrowserOf(await makeAccount(product), browser, product), [
    { at: "/app/next?kids", shows: "Check your inbox." },
  ]);
  await inspect(await openVisitor(browser, product), [
    { at: link.link, shows: "Date of birth" },
    { at: await mailedLink(product, "bo@example.com", "join"), shows: "Yes, Bo's mine" },
    { at: await mailedLink(product, "bo@example.com", "join?decline"), shows: "Not for you?" },
    { at: "/app/join#nothing-of-ours", shows: "Final whistle." },
  ]);
});

test.run();
