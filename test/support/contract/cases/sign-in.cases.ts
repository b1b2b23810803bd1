import { cookieRefreshToken, type LogIn } from "../../../../domain/session/auth-state";
import { logInWithFirebase } from "../../../../src/api/calls/log-in-with-firebase";
import { logInWithProvider } from "../../../../src/api/calls/log-in-with-provider";
import { signUpWithEmailAddress } from "../../../../src/api/calls/sign-up-with-email-address";
import { googleLink } from "../../server/identity";
import { contractCase } from "../contract-case";
import { personOf, send } from "../contract-changes";
import { byNobody } from "../contract-scenes";
import { cookieTransport } from "../contract-world";
import { emailAddress, password } from "../typical";
import { isReadable } from "./shown";

function showLogIn(logIn: LogIn) {
  return {
    isTokenReadable: isReadable(logIn.access_token),
    isInCookie: logIn.refresh_token === cookieRefreshToken,
    mustChangePassword: logIn.must_change_password ?? false,
    canLinkProviders: Boolean(logIn.oauth_state && logIn.pkce_code_challenge && logIn.pkce_code_verifier),
  };
}

const logIn = { isTokenReadable: true, isInCookie: true, mustChangePassword: false, canLinkProviders: true };

export const signInCases = {
  signUpWithEmailAddress: contractCase({
    call: signUpWithEmailAddress,
    typical: {
      body: {
        email_address: emailAddress,
        password,
        first_name: "Robin",
        last_name: "Reyes",
        date_of_birth: "1988-02-29",
      },
    },
    ready: async (world) => ({
      ...byNobody(),
      input: {
        body: {
          email_address: world.newEmailAddress(),
          password: "Alley-oop-2026",
          first_name: "Robin",
          last_name: "Reyes",
          date_of_birth: "1988-02-29",
        },
      },
    }),
    shows: (value) => ({ hasUserId: /^[A-Za-z0-9-]+$/.test(value.user_id) }),
    expects: { typical: { hasUserId: true } },
    provokes: {
      AUTH_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
      USER_400_PASSWORD: (_, ready) => send(ready, { password: "password1234" }),
      USER_403_AGE: (_, ready) => send(ready, { date_of_birth: "2014-11-21" }),
      USER_409_CONFLICT: async (world, ready) =>
        send(ready, { email_address: (await world.signUp()).emailAddress }),
    },
  }),
  logInWithFirebase: contractCase({
    call: logInWithFirebase,
    typical: { body: { email_address: emailAddress, id_token: "an.identity.token" } },
    ready: async (world) => {
      const person = await world.newcomer();
      const body = { email_address: person.emailAddress, id_token: person.idToken };
      return { input: { body }, sending: { headers: cookieTransport }, person };
    },
    shows: showLogIn,
    expects: {
      typical: logIn,
      temporary_password: { ...logIn, mustChangePassword: true },
    },
    provokes: {
      AUTH_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
      AUTH_400_LOGIN: (_, ready) => send(ready, { id_token: "forged.token" }),
      AUTH_403_TAMPERED: (world, ready) => {
        world.identity.accounts
          .get(personOf(ready).id)
          ?.links.push(googleLink("a stranger", "stranger@example.com"));
      },
      USER_409_CONFLICT: async (world, ready) => {
        const { emailAddress, subject } = await world.googleAccount();
        const token = world.identity.signToken({ subject, emailAddress, provider: "drip" });
        send(ready, { email_address: emailAddress, id_token: token });
      },
      temporary_password: (world, ready) => world.change(personOf(ready).id, { mustChangePassword: true }),
    },
    permissionCall: ({ emailAddress, idToken }) => ({
      body: { email_address: emailAddress, id_token: idToken("drip") },
    }),
  }),
  logInWithProvider: contractCase({
    call: logInWithProvider,
    typical: { body: { provider: "google", access_token: "an.identity.token" } },
    ready: async (world) => {
      const person = await world.googleNewcomer();
      const body = { provider: "google", access_token: person.idToken } as const;
      return { input: { body }, sending: { headers: cookieTransport }, person };
    },
    shows: showLogIn,
    expects: { typical: logIn },
    provokes: {
      AUTH_400_LOGIN: (_, ready) => send(ready, { access_token: "forged.token" }),
      AUTH_403_TAMPERED: async (world, ready) => {
        const account = [...world.identity.accounts.values()].find(
          ({ emailAddress }) => emailAddress === personOf(ready).emailAddress,
        );
        if (account) account.emailAddress = "moved@example.com";
      },
      USER_409_CONFLICT: async (world, ready) => {
        const { id, emailAddress } = await world.newcomer();
        await world.change(id, { emailAddressVerifiedAt: new Date() });
        send(ready, { access_token: world.identity.signToken({ emailAddress, provider: "google" }) });
      },
    },
    permissionCall: ({ idToken }) => ({
      body: { provider: "google" as const, access_token: idToken("google") },
    }),
  }),
};
