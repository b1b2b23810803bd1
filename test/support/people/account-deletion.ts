import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";

export const password = "Alley-oop-2026";

/** A fresh sign-in at the provider, of another second than the last one. */
export function proofOf(
  { identity, clock }: Pick<TestServer, "identity" | "clock">,
  { user: { id: subject, emailAddress } }: Pick<Person, "user">,
): string {
  if (!identity.accounts.has(subject)) identity.addAccount({ subject, emailAddress, password });
  clock.advance(1_000);
  return identity.signToken({ subject, emailAddress, provider: "drip" });
}

export interface Agreed {
  children?: readonly string[];
  teams?: readonly string[];
  dripName?: string;
  proof?: string;
  /** Whose account; one's own by default. */
  of?: string;
  key?: string;
}

/** Asks that the account be deleted, having agreed that these children and teams go along. */
export const leave = (
  server: TestServer,
  who: Person,
  { children = [], teams = [], dripName = who.user.dripName ?? "", proof, of, key }: Agreed = {},
) =>
  ask<{ deletion_due_at: string }>(server, who, `POST /user/user_id/${of ?? who.user.id}/deletion`, {
    body: {
      id_token: proof ?? proofOf(server, who),
      drip_name: dripName,
      children_erased: children,
      teams_archived: teams,
    },
    ...(key !== undefined && { key }),
  });

/** The links of all undo mails, oldest first. */
export const stayTokens = async (server: TestServer): Promise<string[]> =>
  (await server.inbox()).flatMap(({ text }) => /\/app\/goodbye#(\S+)/.exec(text)?.[1] ?? []);

/** Presses the button of the newest undo mail's page. */
export async function keep(server: TestServer, token?: string) {
  const payload = { token: token ?? (await stayTokens(server)).at(-1) ?? "no such mail" };
  const reply = await server.app.inject({ method: "POST", url: "/user/deletion/undo", payload });
  return { status: reply.statusCode, code: reply.json().message_code };
}
