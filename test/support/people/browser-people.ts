import type { BrowserContext } from "playwright-core";
import * as assert from "uvu/assert";
import type { Product } from "../browser/product";

export type Person = { emailAddress: string; password: string; dripName: string };

let made = 0;
/** A new person's data. */
export function newcomer(): Person {
  made++;
  return {
    emailAddress: `player${made}@example.com`,
    password: `Alley-oop-${2025 + made}!`,
    // Three digits, since the server suggests names like player_42, and a test may have claimed one.
    dripName: `player_${100 + made}`,
  };
}

export interface Account extends Person {
  id: string;
  /** An access token of the account, for calls outside the browser. */
  accessToken: string;
}

type Names = { first_name: string; last_name: string };
const robin: Names = { first_name: "Robin", last_name: "Reyes" };

/** An account made through the API, outside the browser; a member if it has a drip name. */
export async function makeAccount(product: Product, from = "127.0.0.1", isMember = true): Promise<Account> {
  const { person, signedUp } = await signUp(product, from);
  assert.is(signedUp.status, 200, signedUp.text);
  const logIn = await ask(
    product,
    from,
    "POST",
    "/auth/log_in_with_firebase",
    await logInOf(product, person),
  );
  const account = {
    ...person,
    id: String(signedUp.body.user_id),
    accessToken: String(logIn.body.access_token),
  };
  if (isMember) assert.is((await saveNames(product, from, account, robin)).status, 200);
  return account;
}

/**
 * As somebody else once more where the identity provider takes too long: the first call of a product that has just started loads most of the
 * emulator, which a busy machine does not do in time.
 */
async function signUp(product: Product, from: string) {
  for (let left = 2; ; left--) {
    const person = newcomer();
    const signedUp = await ask(product, from, "POST", "/auth/sign_up_with_email_address", {
      email_address: person.emailAddress,
      password: person.password,
      ...robin,
      date_of_birth: "1988-02-29",
    });
    if (signedUp.status !== 503 || left === 0) return { person, signedUp };
  }
}

export const saveNames = (product: Product, from: string, account: Account, names: Names) =>
  ask(
    product,
    from,
    "PUT",
    `/user/user_id/${account.id}/details`,
    { drip_name: account.dripName, ...names },
    { authorization: `Bearer ${account.accessToken}` },
  );

/** Signs a browser in without its screens: the cookie is all that a reload needs. */
export async function enter(context: BrowserContext, product: Product, person: Person) {
  const reply = await context.request.post(`${product.origin}/auth/log_in_with_firebase`, {
    headers: { "x-token-transport": "cookie", origin: product.origin },
    data: await logInOf(product, person),
  });
  assert.is(reply.status(), 200, await reply.text());
}

/** The log-in request that the app sends after the sign-in at the identity provider. */
export async function logInOf(product: Product, { emailAddress, password }: Person) {
  const { idToken } = await product
    .identity()
    .call("signInWithPassword", { email: emailAddress, password, returnSecureToken: true });
  return { email_address: emailAddress, id_token: String(idToken) };
}

export async function ask(
  product: Product,
  from: string,
  method: string,
  path: string,
  body: object | null,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(product.origin + path, {
    method,
    headers: { "x-forwarded-for": from, ...(body && { "content-type": "application/json" }), ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, text, body: JSON.parse(text) };
}
