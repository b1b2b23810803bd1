import { open, rm } from "node:fs/promises";
import { copyAccount } from "../../reads/account-copy/account-copy";
import { writeCopyFile } from "../../reads/account-copy/copy-file";
import { SupportRefusal } from "./command";
import { act, type Handler } from "./command-handler";

/** The file is created first, so that no data is read for a file that cannot be written; it is readable by its owner only. */
export const exportAccount: Handler = async (services, account, command) => {
  const file = await open(command.out, "wx", 0o600).catch((error: unknown) => {
    throw new SupportRefusal(
      `${command.out} cannot be made: ${codeOf(error)}. Name a new file in a folder that is there.`,
    );
  });
  try {
    const copy = await act(services, account, command, "account_exported", (tx, holder) =>
      copyAccount(tx, holder, services),
    );
    const { text, isWhole } = await writeCopyFile(services, copy);
    await file.writeFile(text);
    return [
      `What is kept about ${account.id} is in ${command.out}. Hand it over on a safe way, then delete the file.`,
      ...(isWhole
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

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "for an unknown reason";
