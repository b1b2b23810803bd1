import { open, rm } from "node:fs/promises";
import type { IdentityAccount } from "../services";
import { copyAccount } from "./account-copy";
import { SupportRefusal } from "./command";
import { act, type Handler, type SupportServices } from "./command-handler";

/** The file is created first, so that no data is read for a file that cannot be written; it is readable by its owner only. */
export const exportAccount: Handler = async (services, account, command) => {
  const file = await open(command.out, "wx", 0o600).catch((error: unknown) => {
    throw new SupportRefusal(
      `${command.out} cannot be made: ${codeOf(error)}. Name a new file in a folder that is there.`,
    );
  });
  try {
    const copy = await act(services, account, command, "account_exported", copyAccount);
    const accounts = await askProvider(services, copy.ways_to_sign_in);
    const whole = {
      made_at: services.now(),
      ...copy,
      at_the_identity_provider: accounts ?? "could not be reached",
    };
    await file.writeFile(`${JSON.stringify(whole, null, 2)}\n`);
    return [
      `What is kept about ${account.id} is in ${command.out}. Hand it over on a safe way, then delete the file.`,
      ...(accounts
        ? []
        : [
            "The identity provider could not be reached: what it keeps is not in it. Try again later for that.",
          ]),
    ];
  } catch (error) {
    await rm(command.out, { force: true });
    throw error;
  } finally {
    await file.close();
  }
};

/** Null if it is unreachable. */
async function askProvider(
  { identity }: SupportServices,
  held: readonly Record<string, unknown>[],
): Promise<IdentityAccount[] | null> {
  const subjects = held
    .filter((way) => way.identity_provider === identity.issuer)
    .map((way) => String(way.account_there));
  try {
    const found = await Promise.all(subjects.map((subject) => identity.findBySubject(subject)));
    return found.filter((each) => each !== null);
  } catch {
    return null;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "for an unknown reason";
