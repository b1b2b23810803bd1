import type { Browser } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { desk } from "../browser/browser";
import type { Product } from "../browser/product";
import { type Account, ask, enter, makeAccount } from "./browser-people";
import { mailedLink, openVisitor } from "./visitor";

type Schemas = components["schemas"];
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An adult with a verified address, made through the API, and their calls. */
export async function makeGrownUp(product: Product) {
  const account = await makeAccount(product);
  await proveAccount(product, account);
  return { ...account, ...callsOf(product, account) };
}

/** By the mail's link, and the number that the account's session is shown. */
export async function proveAccount(product: Product, account: Account) {
  const { number } = await callsOf(product, account).call<Schemas["VerificationNumber"]>(
    "POST",
    "/auth/verify_email_address/number",
  );
  const token = (await mailedLink(product, account.emailAddress, "verify")).split("#")[1];
  const proof = await ask(product, "127.0.0.1", "POST", "/auth/verify_email_address", { token, number });
  assert.is(proof.status, 200, proof.text);
}

export type GrownUp = Awaited<ReturnType<typeof makeGrownUp>>;

/** The same, signed in in a separate browser context. */
export async function openGrownUp(browser: Browser, product: Product, options = desk) {
  const person = await makeGrownUp(product);
  return { person, ...(await openBrowserOf(person, browser, product, options)) };
}

export async function openBrowserOf(person: Account, browser: Browser, product: Product, options = desk) {
  const visitor = await openVisitor(browser, product, options);
  await enter(visitor.context, product, person);
  return visitor;
}

export function callsOf(product: Product, { accessToken }: Pick<Account, "accessToken">) {
  const call = async <Reply>(
    method: Method,
    path: string,
    body: object | null = null,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await ask(product, "127.0.0.1", method, path, body, {
      authorization: `Bearer ${accessToken}`,
      "idempotency-key": crypto.randomUUID(),
      ...headers,
    });
    assert.is(reply.status, 200, `${method} ${path}: ${reply.text}`);
    return reply.body as Reply;
  };
  return {
    call,
    addKid: (first_name: string, date_of_birth = "2016-04-09") =>
      call<Schemas["Child"]>("POST", "/child", {
        first_name,
        last_initial: "R",
        date_of_birth,
        statement_version: "1",
      }),
    startTeam: (name = "Comets", more: Pick<Schemas["NewTeam"], "season"> = {}) =>
      call<Schemas["Team"]>("POST", "/team", {
        name,
        sport: "soccer",
        age_group: "u10",
        colour_one: "#1d2f6f",
        colour_two: "#ffc53d",
        time_zone: "America/Chicago",
        is_coach: true,
        ...more,
      }),
    /** The link for families. */
    shareTeam: (teamId: string) =>
      call<Schemas["Invitation"]>("POST", `/team/team_id/${teamId}/invitation`, {
        roles: ["player"],
        is_shared: true,
        days: 14,
      }),
    inviteToTeam: (teamId: string, email_address: string, role: "coach" | "player" = "player") =>
      call<Schemas["Invitation"]>("POST", `/team/team_id/${teamId}/invitation`, {
        roles: [role],
        is_shared: false,
        days: 14,
        email_address,
      }),
    inviteToChild: (childId: string, kind: "guardian" | "follower", email_address?: string) =>
      call<Schemas["Invitation"]>("POST", `/child/child_id/${childId}/invitation`, {
        kind,
        ...(email_address && { email_address }),
      }),
    accept: ({ link }: Pick<Schemas["Invitation"], "link">, kids: readonly string[] = []) =>
      call<Schemas["InvitationOutcomes"]>("POST", "/invitation/accept", {
        token: link.split("#")[1],
        for: kids.length > 0 ? kids.map((child_id) => ({ kind: "child", child_id })) : [{ kind: "self" }],
      }),
  };
}
