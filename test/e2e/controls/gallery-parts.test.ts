// Core run: contrast, overflow and a held press need layout and paint.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { type GalleryAddress, readAddress, slug, writeAddress } from "../../../src/gallery/address";
import { galleryEntries } from "../../../src/gallery/entries";
import { type Gallery, gallerySuite } from "../../support/browser/stages";

const test = gallerySuite<Gallery & { page: Page }>("parts of the gallery");
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

test("in every state axe finds nothing and a 360 px phone is wide enough, light", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const links = stages.map((stage) => alone(stage, { appearance: "light" }));
  await page.goto(origin + links[0]);
  await page.locator("main").waitFor();
  const ask = (asked: string[]) => inspection.eachStage(asked, ["everything", "overflow"]);
  assert.equal(await page.evaluate(ask, links), []);
});

test("a press on a part in teams' colours is seen while it is held", async ({ page, origin }) => {
  for (const [entry, state, control] of [
    ["hero", "one-child", "article a"],
    ["hero", "one-child", "article button"],
    ["mini-board", "two-children", "main button"],
    ["thumb-bar", "two-children", "main button"],
    ["squad-grid", "eight-players", "main li a"],
  ] as const) {
    await page.goto(origin + alone({ entry, state }, {}));
    const pressed = page.locator(control).first();
    await pressed.hover();
    const hovered = await looksOf(pressed);
    await page.mouse.down();
    await pressed.and(page.locator(":active")).waitFor();
    const held = await looksOf(pressed);
    await page.mouse.up();
    assert.is.not(held, hovered, `${entry} ${control}`);
  }
});

test("no part logged to the console", () => {
  assert.equal(complaints, []);
});

/** What a press may change, of a control and of the part around it. */
const looksOf = (control: Locator) =>
  control.evaluate((element) => {
    const looks: string[] = [];
    for (let each: Element | null = element; each && each.tagName !== "MAIN"; each = each.parentElement) {
      const { backgroundColor, borderColor, boxShadow, filter, scale, transform, translate } =
        getComputedStyle(each);
      looks.push([backgroundColor, borderColor, boxShadow, filter, scale, transform, translate].join());
    }
    return looks.join("; ");
  });

type Stage = { entry: string; state: string };

const stages: Stage[] = galleryEntries.flatMap((entry) =>
  entry.states.map((state) => ({ entry: slug(entry.name), state: slug(state.name) })),
);

const alone = (stage: Stage | undefined, look: Partial<GalleryAddress>) =>
  writeAddress({ ...readAddress(""), ...stage, ...look, isAlone: true });

test.run();
