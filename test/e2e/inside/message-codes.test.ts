import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import { productSuite } from "../../support/browser/product-suite";
import { openMember } from "../../support/people/visitor";
import { until } from "../../support/until";

const test = productSuite("message codes");

test("each message code of the catalogue shows its text, and so does an unexpected reply", async ({
  browser,
  product,
}) => {
  const { context, faults, page, person } = await openMember(browser, product);
  const said = hearConsole(page);
  await openNames(page);
  const coded = (message_code: unknown) => JSON.stringify({ message_code, email: person.emailAddress });
  const foreseen = Object.entries(messageTexts).map(([code, text]) => ({
    status: Number(/_(\d{3})(?:_|$)/.exec(code)?.[1]),
    body: coded(code),
    text,
  }));
  const unforeseen = [
    { status: 500, body: coded("MARS_500_ROVER") },
    { status: 418, body: coded(undefined) },
    { status: 400, body: coded(person.emailAddress) },
    { status: 502, body: `<h1>Bad gateway for ${person.emailAddress}</h1>`, contentType: "text/html" },
    { status: 503, body: "" },
  ].map((reply) => ({ ...reply, text: problemTexts.unknown }));
  const cases = [...foreseen, ...unforeseen];
  /** A refused token is tried anew once, with the same answer. */
  const replies = cases.flatMap((each) => (each.body.includes("AUTH_401_JWT") ? [each, each] : [each]));
  await page.route("**/user/user_id/*/details", (route) => {
    const { text: _, ...reply } = replies.shift() ?? { status: 401, body: coded("AUTH_401_JWT"), text: "" };
    return route.fulfill({ contentType: "application/json", ...reply });
  });
  assert.equal(
    await page.evaluate(readToasts, cases.length),
    cases.map(({ text }) => text),
  );
  /** The log is written once the body is read, which the toast does not wait for. */
  await until(() => said.length >= unforeseen.length);
  const logged = ["500, code MARS_500_ROVER", "418, code null", "400, code (not a code)", "502, code null"];
  assert.equal(
    said,
    [...logged, "503, code null"].map((each) => `Unforeseen reply: status ${each}`),
  );

  await page.route("**/auth/refresh_access_token", (route) =>
    route.fulfill({ status: 401, contentType: "application/json", body: coded("AUTH_401_JWT") }),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Suit up.").waitFor();
  await page.getByText(signInTexts.over).first().waitFor();
  assert.equal(faults, []);
  await context.close();
});

/** What the product itself writes into the console. The browser tells of a refused call, and Playwright, once the page is idle, of a refused worker. */
function hearConsole(page: Page) {
  const said: string[] = [];
  const isOfOthers = /^Failed to load resource|blocked by Playwright$/;
  page.on("console", (message) => {
    if (!isOfOthers.test(message.text())) said.push(message.text());
  });
  return said;
}

/** The form whose every failure is a toast. */
async function openNames(page: Page) {
  await page.getByRole("link", { name: "You profile and settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("First name").fill("Bobbie");
}

/**
 * Saves time and again, and reads the toast that each try brings. Runs in the page, as there are so many. Two
 * minutes without one are the end: the first text that is missing is the one that did not come.
 */
async function readToasts(times: number): Promise<string[]> {
  const seen = new Set<Element>();
  const said: string[] = [];
  let pressed = 0;
  for (let heard = performance.now(); said.length < times && performance.now() - heard < 120_000; ) {
    const save = document.querySelector<HTMLElement>("dialog [type=submit]:not([aria-disabled=true])");
    if (save && pressed === said.length) {
      pressed++;
      save.click();
    }
    const toast = [...document.querySelectorAll<HTMLElement>("[data-toast=error]")].find(
      (each) => !seen.has(each),
    );
    if (toast) {
      seen.add(toast);
      // biome-ignore lint/performance/useDomNodeTextContent: as it is drawn, without the sign's name.
      said.push(toast.innerText);
      heard = performance.now();
    }
    await new Promise(requestAnimationFrame);
  }
  return said;
}

test.run();
