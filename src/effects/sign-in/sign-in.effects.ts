import type { Result } from "../../../domain/base/result";
import type { Identity } from "../../../domain/identity/identity";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import type { LogIn } from "../../../domain/session/auth-state";
import type { SessionEvent } from "../../../domain/session/session";
import type { SignInOutcome } from "../../../domain/sign-in/sign-in";
import { signInTexts } from "../../../domain/sign-in/texts";
import { logInWithFirebase } from "../../api/calls/log-in-with-firebase";
import { logInWithProvider } from "../../api/calls/log-in-with-provider";
import { type Client, cookieTransport } from "../../api/client";
import { handlingOf } from "../../api/error-handler";
import type { IdentityPort } from "../../identity/port";
import { failedOutcome } from "../base/outcome";
import { askMe, logOut } from "../session/session.effects";

export type SignInPorts = {
  client: Client;
  identity: IdentityPort;
  sendToSession: (event: SessionEvent) => void;
  /** A pending sign-out is sent before any sign-in. */
  owesLogOut: () => boolean;
};

export async function signInWithPassword(
  ports: SignInPorts,
  { emailAddress, password }: { emailAddress: string; password: string },
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const outcome = await ports.identity.signInWithPassword(emailAddress, password);
  if (outcome.kind === "failed") return { kind: "refused", text: identityFailureTexts[outcome.failure] };
  return openSession(ports, outcome.identity, "drip", signal);
}

/** Our server's log-in, then the user; a session needs both. */
export async function openSession(
  ports: SignInPorts,
  identity: Identity | null,
  provider: "drip" | "google",
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const { client } = ports;
  if (!identity || signal.aborted) return failed;
  if (ports.owesLogOut()) await logOut(client);
  const logIn = await (provider === "drip" ? withFirebase(client, identity) : withProvider(client, identity));
  if (logIn.kind !== "ok") {
    await ports.identity.signOut();
    return failedOutcome(logIn);
  }
  const me = await askMe(client, logIn.value.access_token);
  if (me.kind !== "ok" || signal.aborted) {
    await Promise.all([logOut(client), ports.identity.signOut()]);
    return me.kind !== "ok" && handlingOf(me).kind === "toast" ? failedOutcome(me) : failed;
  }
  ports.sendToSession({ type: "session.opened", logIn: logIn.value, me: me.value });
  return { kind: "opened", me: me.value, mustChangePassword: logIn.value.must_change_password ?? false };
}

const failed = { kind: "refused", text: signInTexts.failed } as const;

const withFirebase = (client: Client, { idToken, emailAddress }: Identity): Promise<Result<LogIn>> =>
  client.send(
    logInWithFirebase,
    { ...cookieTransport, body: { email_address: emailAddress, id_token: idToken } },
    { isQuiet: false },
  );

const withProvider = (client: Client, { idToken }: Identity): Promise<Result<LogIn>> =>
  client.send(
    logInWithProvider,
    { ...cookieTransport, body: { provider: "google", access_token: idToken } },
    { isQuiet: false },
  );
