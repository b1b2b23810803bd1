import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { type GalleryAddress, readAddress, slug, writeAddress } from "../../../src/gallery/address";
import { galleryEntries } from "../../../src/gallery/entries";
import { type Gallery, gallerySuite } from "../../support/browser/stages";

const test = gallerySuite<Gallery & { page: Page }>("gallery");
const complaints: string[] = [];

test.before(async (context) => {
  const page = await context.browser.newPage({ reducedMotion: "reduce" });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const isOfPicture = message.location().url.includes("/assets/nobody.png");
    if (["error", "warning"].includes(message.type()) && !isOfPicture) complaints.push(message.text());
  });
  context.page = page;
});

test.after(({ page }) => page.context().close());

test.before.each(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

// Dark mode changes only colours, so only the rules about colours are checked again.
for (const [title, width, look, questions] of [
  ["axe finds nothing on a desk, dark", 1280, { appearance: "dark" }, ["colours"]],
  ["a 360 px phone is wide enough, right to left", 360, { dir: "rtl" }, ["overflow"]],
] as const)
  test(`in every state ${title}`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 780 });
    const links = stages.map((stage) => alone(stage, look));
    await page.goto(origin + links[0]);
    await page.locator("main").waitFor();
    assert.equal(
      await page.evaluate(([links, questions]) => inspection.eachStage(links, questions), [
        links,
        questions,
      ] as const),
      [],
    );
  });

/** The parts in teams' colours. */
const dressed = ["hero", "mini-board", "sum-bar", "cap-avatar", "thumb-bar", "change-strip", "squad-grid"];
const dressedStages = () => stages.filter(({ entry }) => dressed.includes(entry));

for (const dir of ["ltr", "rtl"] as const)
  test(`on 320 px, ${dir}, nothing in the parts in teams' colours overflows its box, and each control shows its focus`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const links = dressedStages().map((stage) => alone(stage, { dir }));
    await page.goto(origin + links[0]);
    await page.locator("main").waitFor();
    await page.keyboard.press("Tab");
    const ask = (asked: string[]) => inspection.eachStage(asked, ["overflow", "boxes", "focus"]);
    assert.equal(await page.evaluate(ask, links), []);
  });

test("in forced colours all text on the twelve pairs, and in the parts in teams' colours, is seen", async ({
  page,
  origin,
}) => {
  const pairs = ["crest", "team-band"];
  const links = [...dressedStages(), ...stages.filter(({ entry }) => pairs.includes(entry))];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto(origin + alone(links[0], {}));
    await page.locator("main").waitFor();
    const ask = (asked: string[]) => inspection.eachStage(asked, ["forced colours"]);
    const faults = await page.evaluate(
      ask,
      links.map((stage) => alone(stage, {})),
    );
    assert.equal(faults, [], colorScheme);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
});

test("what overflows, what shows no focus and what is not in the forced colours is reported where it was planted", async ({
  page,
  origin,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const link = alone({ entry: "hero", state: "called-off" }, {});
  await page.goto(origin + link);
  await page.locator("main").waitFor();
  await page.keyboard.press("Tab");
  await page.addStyleTag({
    content: `article { forced-color-adjust: none } article > header { inline-size: 120vw }
      [data-card-link]::after { outline: none !important }`,
  });
  const faults = await page.evaluate(
    (asked) => inspection.eachStage([asked], ["boxes", "focus", "forced colours"]),
    link,
  );
  for (const fault of ["article Off tonight", "a Practice · Comets has no ring", "b 17:45 is rgb"])
    assert.ok(
      faults.some((each) => each.startsWith(`${link} ${fault}`)),
      JSON.stringify(faults),
    );
  await page.emulateMedia({ forcedColors: null });
});

test("axe finds nothing in the open picker and the open list", async ({ page, origin }) => {
  for (const appearance of ["light", "dark"] as const)
    for (const [stage, opened] of [
      [{ entry: "date-picker", state: "open-single" }, "dialog[open]"],
      [{ entry: "date-picker", state: "open-a-range" }, "dialog[open]"],
      [{ entry: "select", state: "open" }, "select:open"],
    ] as const) {
      await page.goto(origin + alone({ entry: "link", state: "in-text" }, { appearance }));
      await page.locator("main").waitFor();
      await page.mouse.click(2, 2);
      await page.evaluate((link) => inspection.eachStage([link], []), alone(stage, { appearance }));
      await page.locator(opened).waitFor();
      assert.equal(await page.evaluate(() => inspection.violations()), [], stage.state);
    }
});

test("axe reports a violation that was planted", async ({ page, origin }) => {
  await page.goto(origin + alone(stages[0], {}));
  await page.locator("main").waitFor();
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  assert.equal(await page.evaluate(() => inspection.violations()), ["button-name: <button></button>"]);
});

test("axe finds nothing in the gallery's own pages, light and dark, phone and desktop", async ({
  page,
  origin,
}) => {
  for (const [path, width] of [
    ["/gallery?appearance=light", 1280],
    ["/gallery?appearance=dark", 360],
    ["/gallery?entry=link&appearance=light", 360],
    ["/gallery?entry=link&appearance=dark", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + path);
    await page.locator("h1").waitFor();
    assert.equal(await page.evaluate(() => inspection.violations()), [], path);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${path} is too wide`,
    );
  }
});

test("an entry shows each state in its own frame, in the chosen width and colour scheme", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/gallery?entry=link&appearance=dark`);
  await page.getByRole("radio", { name: "360" }).press("Space");
  await page.getByRole("radio", { name: "RTL ←" }).press("Space");
  assert.equal(readAddress(new URL(page.url()).search), {
    entry: "link",
    state: null,
    appearance: "dark",
    dir: "rtl",
    width: "360",
    isAlone: false,
  });
  const frame = page.frameLocator('iframe[title="Link: In text"]');
  await frame.getByRole("link", { name: "terms" }).waitFor();
  const root = frame.locator("html");
  assert.is(await root.getAttribute("dir"), "rtl");
  assert.is(await root.getAttribute("data-appearance"), "dark");
  assert.is((await page.locator("iframe").first().boundingBox())?.width, 360);
});

test("keyboard and history lead from the front page to a state and back", async ({ page, origin }) => {
  await page.goto(`${origin}/gallery`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Avatar \d/ })
    .press("Enter");
  await page.getByRole("heading", { level: 1, name: "Avatar" }).waitFor();
  await page.getByRole("link", { name: "Lost soul", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Show all" }).waitFor();
  assert.is(await page.locator("iframe").count(), 1);
  await page.goBack();
  assert.is(await page.getByRole("link", { name: "Show all" }).count(), 0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Every part" }).waitFor();
});

test("icons are found by name and by group", async ({ page, origin }) => {
  await page.goto(`${origin}/gallery?entry=icons&state=all-with-search&alone=1`);
  const search = page.getByRole("searchbox", { name: "Search icons" });
  await search.fill("tier tw");
  assert.equal(await page.getByRole("listitem").allTextContents(), ["tier two"]);
  await search.fill("currency");
  assert.equal(await page.getByRole("listitem").allTextContents(), ["dollar", "euro", "pound"]);
  await search.fill("zamboni");
  await page.getByRole("status").getByText("No icon of that name").waitFor();
});

test("a state lists the props it was given", async ({ page, origin }) => {
  await page.goto(`${origin}/gallery?entry=button&state=busy`);
  await page.getByText("Props", { exact: true }).click();
  assert.is(await page.locator("pre").textContent(), "<Button isBusy>Signing you in</Button>");
});

test("an image that fails to load is replaced by the default", async ({ page, origin }) => {
  await page.goto(origin + alone({ entry: "avatar", state: "picture" }, {}));
  const picture = page.getByRole("img", { name: "Robin Reyes" });
  await picture.waitFor();
  assert.is(await picture.evaluate((image) => image.tagName), "IMG");
  await page.goto(origin + alone({ entry: "avatar", state: "broken-picture" }, {}));
  await page.locator("[data-avatar=default]").waitFor();
});

test("directional arrows are mirrored in right-to-left text", async ({ page, origin }) => {
  const turned = async (dir: "ltr" | "rtl") => {
    await page.goto(origin + alone({ entry: "icons", state: "all-with-search" }, { dir }));
    const transform = (name: string) =>
      page
        .getByRole("listitem")
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator("svg")
        .evaluate((icon) => getComputedStyle(icon).transform);
    return [await transform("chevron back"), await transform("log out"), await transform("chevron down")];
  };
  assert.equal(await turned("ltr"), ["none", "none", "none"]);
  assert.equal(await turned("rtl"), ["matrix(-1, 0, 0, 1, 0, 0)", "matrix(-1, 0, 0, 1, 0, 0)", "none"]);
});

test("an unknown entry says so and lists the existing ones", async ({ page, origin }) => {
  await page.goto(`${origin}/gallery?entry=no-such-part`);
  await page.getByText("No part of that name").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Button" }).waitFor();
});

test("no gallery page logged to the console", () => {
  assert.equal(complaints, []);
});

type Stage = { entry: string; state: string };

const stages: Stage[] = galleryEntries.flatMap((entry) =>
  entry.states.map((state) => ({ entry: slug(entry.name), state: slug(state.name) })),
);

const alone = (stage: Stage | undefined, look: Partial<GalleryAddress>) =>
  writeAddress({ ...readAddress(""), ...stage, ...look, isAlone: true });

test.run();
