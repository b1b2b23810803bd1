import type { components } from "../../openapi";
import { product } from "../base/product";

export type Provider = NonNullable<components["schemas"]["EmailAddressValidation"]["provider"]>;

/** The product's own accounts: an e-mail address with a password. */
export const ownProvider: Provider = "drip";

const byIdentityProvider: Readonly<Record<string, Provider>> = {
  password: "drip",
  "google.com": "google",
};

/** What the hosted identity provider calls a way to sign in, in our words. */
export const readProvider = (id: string): Provider | null =>
  Object.hasOwn(byIdentityProvider, id) ? (byIdentityProvider[id] ?? null) : null;

/** What people call it. */
export const formattedProviders: Readonly<Record<Provider, string>> = {
  drip: product.name,
  google: "Google",
};
