import type { openIdentityEmulator } from "../browser/identity-emulator";

type Emulator = Awaited<ReturnType<typeof openIdentityEmulator>>;

export const password = "Alley-oop-2026";
const strangersPassword = "Set-by-a-stranger-1";

/** What a stranger can request from the identity provider with their own credentials, without administrator rights. */
export function openStranger(emulator: Emulator, address: string, serial: number) {
  const own = { sub: `stranger-${serial}`, email: `stranger-${serial}@example.com`, email_verified: true };
  /** Every ID token of the account that the stranger ever held. */
  const held: string[] = [];
  const keep = (reply: Awaited<ReturnType<Emulator["call"]>>) => {
    if (reply.idToken) held.push(reply.idToken);
    return reply.idToken;
  };
  const withGoogle = (claims: object, idToken?: string) =>
    emulator.call("signInWithIdp", {
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
      requestUri: "http://localhost",
      returnSecureToken: true,
      ...(idToken && { idToken }),
    });
  const signIn = async (email: string, secret: string) =>
    keep(await emulator.call("signInWithPassword", { email, password: secret, returnSecureToken: true }));
  const update = async (change: object) =>
    keep(await emulator.call("update", { idToken: held.at(-1), ...change }));

  return {
    held,
    /** Each changes the account directly at the provider. */
    tricks: {
      "link their Google": async () => keep(await withGoogle(own, held.at(-1))),
      "set a password": () => update({ password: strangersPassword }),
      "move the address": () => update({ email: `moved-${serial}@example.com` }),
      "take the address away": () => update({ deleteAttribute: ["EMAIL"] }),
      "unlink the password": async () => {
        keep(await withGoogle(own, held.at(-1)));
        await update({ deleteProvider: ["password"] });
      },
      "have the provider's own mail verify it": async () => {
        await emulator.call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken: held.at(-1) });
        await emulator.openOobLinks(address);
        keep(await withGoogle(own, held.at(-1)));
      },
    },
    signIn: (secret = password) => signIn(address, secret),
    /** Every sign-in left to them at the provider: ID tokens, each with its address and provider. */
    async tokens() {
      const fresh = [
        await signIn(address, password),
        await signIn(address, strangersPassword),
        await signIn(`moved-${serial}@example.com`, password),
        await signIn(`moved-${serial}@example.com`, strangersPassword),
        keep(await withGoogle(own)),
      ];
      return [...new Set([...fresh.filter((token) => token !== undefined), ...held])];
    },
    ownersGoogle: async () =>
      (
        await withGoogle({
          sub: `owner-${serial}`,
          email: address,
          email_verified: true,
          name: "Robin Reyes",
        })
      ).idToken,
  };
}

export type Stranger = ReturnType<typeof openStranger>;
export type Trick = keyof Stranger["tricks"];
