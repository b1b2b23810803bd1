import * as assert from "uvu/assert";
import { desk, openPage, phone } from "../../support/browser/browser";
import { productSuite } from "../../support/browser/product-suite";

const test = productSuite("product");

const headings = {
  "/": "Drip",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/help": "Parents",
  "/help/coach": "Coaches",
  "/help/manager": "Managers",
};

for (const [name, device] of Object.entries({ phone, desk }))
  test(`the front pages load on the ${name} without policy violations`, async ({ browser, product }) => {
    const opened = await openPage(browser, device);
    for (const [path, heading] of Object.entries(headings)) {
      await opened.page.goto(product.origin + path);
      await opened.page.getByRole("heading", { level: 1, name: heading }).waitFor();
    }
    await opened.page.goto(`${product.origin}/app`);
    await opened.page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
    await opened.close();
  });

test("the landing page's text and button take two requests", async ({ browser, product }) => {
  const opened = await openPage(browser, phone);
  // Prefetches and decoration never get a reply, so the page must work without them.
  await opened.page.route(/\.js$|favicon/, () => {});
  await opened.page.goto(product.origin, { waitUntil: "domcontentloaded" });
  assert.is(await opened.page.getByText("Cool kids corner").isVisible(), true);
  assert.ok(
    opened.requests.filter((path) => !/\.js$|favicon/.test(path)).length <= 2,
    String(opened.requests),
  );
  await opened.page.getByText("Cool kids corner").click();
  await opened.page.waitForURL(`${product.origin}/app`, { waitUntil: "commit" });
  await opened.close();
});

test("the legal pages run no script", async ({ product }) => {
  for (const path of ["/privacy", "/terms", "/help", "/help/coach", "/help/manager"]) {
    const reply = await fetch(product.origin + path);
    assert.not.match(await reply.text(), "<script");
  }
});

test("an unknown address shows the 404 page, which links back", async ({ browser, product }) => {
  const page = await (await browser.newContext()).newPage();
  const reply = await page.goto(`${product.origin}/nowhere`);
  assert.is(reply?.status(), 404);
  await page.getByRole("link", { name: "Back in play" }).click();
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  await page.context().close();
});

test("no page's policy allows inline or evaluated script", async ({ product }) => {
  for (const path of [...Object.keys(headings), "/app", "/app/home", "/nowhere"]) {
    const reply = await fetch(product.origin + path, { headers: { accept: "text/html" } });
    const policy = reply.headers.get("content-security-policy") ?? "";
    assert.ok(policy.length > 0, path);
    assert.not.match(policy, "unsafe", path);
  }
});

test("an account made at the real identity provider survives kill -9 of every process", async ({
  product,
}) => {
  const emailAddress = "robin@example.com";
  const password = "Alley-oop-2026";
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(product.origin + path, {
      method,
      headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const logIn = async () => {
    const { idToken } = await product.identity().call("signInWithPassword", {
      email: emailAddress,
      password,
      returnSecureToken: true,
    });
    return ask("POST", "/auth/log_in_with_firebase", { email_address: emailAddress, id_token: idToken });
  };

  const signUp = await ask("POST", "/auth/sign_up_with_email_address", {
    email_address: emailAddress,
    password,
    first_name: "Robin",
    last_name: "Reyes",
    date_of_birth: "1988-02-29",
  });
  assert.is(signUp.status, 200);
  const first = await logIn();
  assert.is(first.status, 200);

  await product.crashAndRestart();

  const bearer = { authorization: `Bearer ${first.body.access_token}` };
  assert.is((await ask("GET", "/user/me", undefined, bearer)).body.id, signUp.body.user_id);
  const named = await ask(
    "PUT",
    `/user/user_id/${signUp.body.user_id}/details`,
    { drip_name: "robin_23" },
    bearer,
  );
  assert.equal([named.body.role, named.body.drip_name], ["squad_member", "robin_23"]);
  assert.is((await ask("GET", "/user/me/pings", undefined, bearer)).body.new_messages, 0);
  assert.is((await logIn()).status, 200);
  const refreshed = await ask("POST", "/auth/refresh_access_token", {
    refresh_token: first.body.refresh_token,
  });
  assert.is(refreshed.status, 200);
  assert.not.match(product.log(), password);
  assert.not.match(product.log(), emailAddress);
});

test.run();
