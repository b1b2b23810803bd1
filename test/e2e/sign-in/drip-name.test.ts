import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { caretOf, openAt, places } from "../../support/people/naming";

const test = productSuite("drip name");

for (const place of places)
  test(`in ${place} the field shows the normalised name after every key, paste and drop`, async ({
    browser,
    product,
  }) => {
    const { context, page, faults } = await openAt(place, { browser, product });
    const field = page.getByRole("textbox", { name: "Drip name" });
    await field.clear();

    await shows(field, "abc!", "abc");
    await page.getByText("Looks great!").waitFor();
    await field.clear();
    await shows(field, "!!!", "");
    await page.getByText("Letters, digits and underscores only. We took the rest out.").first().waitFor();
    await shows(field, "eighteen_letters_x", "eighteen_letter");
    await field.press("Home");
    await shows(field, "x", "eighteen_letter");
    assert.is(await caretOf(field), 0);

    await field.fill("robin");
    for (const key of ["Home", "ArrowRight", "ArrowRight"]) await field.press(key);
    await field.pressSequentially("-é_!");
    assert.equal([await field.inputValue(), await caretOf(field)], ["ro_bin", 3]);
    await field.press("Backspace");
    assert.equal([await field.inputValue(), await caretOf(field)], ["robin", 2]);

    await paste(page, field, "a b-c");
    assert.equal([await field.inputValue(), await caretOf(field)], ["roabcbin", 5]);
    await field.clear();
    await drop(page, field, "the sharks of the bay");
    assert.is(await field.inputValue(), "thesharksoftheb");
    assert.equal(faults, []);
    await context.close();
  });

test("after a failed availability check the button retries it, and the name is claimed", async ({
  browser,
  product,
}) => {
  const { context, page, person } = await openAt("the dialog", { browser, product });
  await page.route("**/drip_name/validate", (route) => route.abort());
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(person.dripName);
  await page.getByText("Oy! Hiccup!").waitFor();
  await page.unroute("**/drip_name/validate");
  const button = page.getByRole("button", { name: "Claim it" });
  await button.click();
  await page.getByText("Looks great!").waitFor();
  await button.click();
  await page.waitForURL("**/app/next");
  await context.close();
});

/** Types key by key and checks the field's value after each. */
async function shows(field: Locator, keys: string, whole: string) {
  for (const [at, key] of [...keys].entries()) {
    await field.press(key === " " ? "Space" : key);
    const value = await field.inputValue();
    assert.ok(/^\w{0,15}$/.test(value), `${value} after ${keys.slice(0, at + 1)}`);
  }
  assert.is(await field.inputValue(), whole);
}

async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press("ControlOrMeta+v");
}

async function drop(page: Page, field: Locator, text: string) {
  const box = await field.boundingBox();
  assert.ok(box);
  const devTools = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [{ mimeType: "text/plain", data: text }], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devTools.send("Input.dispatchDragEvent", { type, ...at, data });
}

test.run();
