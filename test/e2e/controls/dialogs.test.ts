// Core run: focus, inertness and dragging of dialogs are the browser's own.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { phone } from "../../support/browser/browser";
import { stageSuite, swipe } from "../../support/browser/stages";

const test = stageSuite("dialogs in the browser");
const onPage = "Try: over a long page";
const notClosable = "Try: not closable";

test("the focus moves into the dialog, is trapped in both directions, and returns to the opener", async ({
  openStage,
}) => {
  const page = await openStage("Modal dialog", onPage);
  const opener = page.getByRole("button", { name: "Open dialog" });
  await opener.focus();
  await page.keyboard.press("Enter");
  assert.is(await focusedName(page), "Drip name");
  const forward = await walk(page, "Tab", 12);
  const back = await walk(page, "Shift+Tab", 12);
  const stops = ["Drip name", "Open another", "Cancel", "Save", "Close"];
  assert.equal([...new Set(forward)].sort(), [...stops].sort());
  assert.equal([...new Set(back)].sort(), [...stops].sort());
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.is(await focusedName(page), "Open dialog");
});

test("Escape closes only the topmost dialog, and the focus returns one dialog at a time", async ({
  openStage,
}) => {
  const page = await openStage("Modal dialog", onPage);
  await page.getByRole("button", { name: "Open dialog" }).press("Enter");
  await page.getByRole("button", { name: "Open another" }).press("Enter");
  await page.getByRole("dialog", { name: "Bench" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Bench" }).waitFor({ state: "detached" });
  assert.is(await focusedName(page), "Open another");
  assert.is(await page.getByRole("dialog", { name: "Lineup" }).count(), 1);
});

test("a dialog that is not closable ignores repeated Escape and clicks on its backdrop", async ({
  openStage,
}) => {
  const page = await openStage("Modal dialog", notClosable);
  await page.getByRole("button", { name: "Open dialog" }).click();
  const dialog = page.getByRole("dialog");
  await page.locator("dialog[data-phase=open]").waitFor();
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(8, 8);
  await page.keyboard.press("Escape");
  assert.is(await dialog.evaluate((node: HTMLDialogElement) => node.open && node.matches(":modal")), true);
  assert.is(await dialog.getAttribute("data-phase"), "open");
});

test("a press that starts or ends inside the dialog keeps it open; a press on the backdrop closes it", async ({
  openStage,
}) => {
  const page = await openStage("Modal dialog", "Closable");
  await page.locator("dialog[data-phase=open]").waitFor();
  const heading = await page.getByRole("heading", { name: "Save the lineup?" }).boundingBox();
  assert.ok(heading);
  const inside = { x: heading.x + 8, y: heading.y + 8 };
  for (const [from, to] of [
    [inside, { x: 8, y: 8 }],
    [{ x: 8, y: 8 }, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    assert.is(await page.locator("dialog").getAttribute("data-phase"), "open");
  }
  await page.mouse.click(8, 8);
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("the page behind is inert and keeps its scroll position, with nested dialogs too", async ({
  openStage,
}) => {
  const page = await openStage("Modal dialog", onPage);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => ({ top: scrollY, width: document.body.clientWidth }));
  assert.is(before.top, 300);
  await page.evaluate(() =>
    [...document.querySelectorAll("button")].find((button) => button.textContent === "Open dialog")?.click(),
  );
  await page.getByRole("button", { name: "Open another" }).click();
  await page.locator("dialog[data-phase=open]").nth(1).waitFor();
  await scrollHard(page);
  assert.equal(await page.evaluate(() => ({ top: scrollY, width: document.body.clientWidth })), before);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Bench" }).waitFor({ state: "detached" });
  await scrollHard(page);
  assert.is(await page.evaluate(() => scrollY), 300);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.is(await page.evaluate(() => scrollY), 300);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY === 500);
});

test("dragging down closes the sheet; a short drag released at rest springs back", async ({ openStage }) => {
  const page = await openStage("Modal dialog", "With handle", phone);
  await page.locator("dialog[data-phase=open]").waitFor();
  const heading = page.getByRole("heading", { name: "Save the lineup?" });
  const start = await centre(heading);
  await swipe(page, start, { x: start.x, y: start.y + 30 }, { restMs: 200 });
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector("dialog > div") ?? document.body).translate === "none",
  );
  assert.is(await page.locator("dialog").getAttribute("data-phase"), "open");
  assert.is((await centre(heading)).y, start.y);
  await swipe(page, start, { x: start.x, y: start.y + 140 });
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a quick flick down closes the sheet", async ({ openStage }) => {
  const page = await openStage("Bottom sheet", "Try", phone);
  await page.getByRole("button", { name: "Open sheet" }).tap();
  await page.locator("dialog[data-phase=open]").waitFor();
  const start = await centre(page.getByRole("heading", { name: "Your teams" }));
  await swipe(page, start, { x: start.x, y: start.y + 60 }, { steps: 2 });
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

// In a separate test, since Chromium swallows the first tap after a flick.
test("with the mouse the sheet is dragged by its handle only", async ({ openStage }) => {
  const page = await openStage("Modal dialog", "With handle");
  const dialog = page.getByRole("dialog");
  await page.locator("dialog[data-phase=open]").waitFor();
  const drag = async (from: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 120, { steps: 4 });
    await page.mouse.move(from.x, from.y + 240, { steps: 4 });
    await page.mouse.up();
  };
  const title = await dialog.getByRole("heading").boundingBox();
  assert.ok(title);
  await drag({ x: title.x + 20, y: title.y + 5 });
  assert.is(await dialog.getAttribute("data-phase"), "open");
  const handle = await page.locator("[data-drag-handle]").boundingBox();
  assert.ok(handle);
  await drag({ x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 });
  await dialog.waitFor({ state: "detached" });
});

test("items inside a draggable sheet still receive taps", async ({ openStage }) => {
  const page = await openStage("Bottom sheet", "Try", phone);
  await page.getByRole("button", { name: "Open sheet" }).tap();
  await page.locator("dialog[data-phase=open]").waitFor();
  await page.getByRole("button", { name: "Hawks U9" }).tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a sheet that is not closable cannot be dragged away", async ({ openStage }) => {
  const page = await openStage("Modal dialog", notClosable, phone);
  await page.getByRole("button", { name: "Open dialog" }).tap();
  await page.locator("dialog[data-phase=open]").waitFor();
  const start = await centre(page.getByRole("heading", { name: "Claim your drip name" }));
  await swipe(page, start, { x: start.x, y: start.y + 200 });
  assert.is(await page.locator("dialog").getAttribute("data-phase"), "open");
});

test("a dialog fades and rises for 250 ms, and does not move with reduced motion", async ({ openStage }) => {
  const motions = [];
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const page = await openStage("Modal dialog", notClosable, { reducedMotion });
    motions.push(
      await page.evaluate(async () => {
        document.querySelector("button")?.click();
        while (!document.querySelector("dialog")) await new Promise(requestAnimationFrame);
        return document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration);
      }),
    );
  }
  assert.ok(motions[0]?.every((duration) => Number(duration) <= 1));
  assert.is(motions[1]?.filter((duration) => duration === 250).length, 2);
});

async function walk(page: Page, key: string, times: number) {
  const names = [];
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    names.push(await focusedName(page));
  }
  return names;
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement)) return null;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : null;
    return active.getAttribute("aria-label") ?? label ?? active.textContent;
  });

async function scrollHard(page: Page) {
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function centre(locator: ReturnType<Page["locator"]>) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.run();
