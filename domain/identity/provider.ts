import type { components } from "../../openapi";
import { product } from "../base/product";

export type Provider = NonNullable<components["schemas"]["EmailAddressValidation"]["provider"]>;

/** The product's own accounts: an e-mail address with a password. */
export const ownProvider: Provider = "drip";

const byIdentityProvider: Readonly<Record<string, Provider>> = {
  password: "drip",
  "google.com": "google",
};

/** Maps the identity provider's name of a sign-in method to ours. */
export const readProvider = (id: string): Provider | null =>
  Object.hasOwn(byIdentityProvider, id) ? (byIdentityProvider[id] ?? null) : null;

/** Display names. */
export const formattedProviders: Readonly<Record<Provider, string>> = {
  drip: product.name,
  google: "Google",
};
