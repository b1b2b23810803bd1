import { fileURLToPath } from "node:url";
import { firebaseIdentity } from "../../core/identity/firebase";
import { outbox } from "../../core/mail/outbox";
import { readSettings } from "../../platform/config/config";
import { loadEnvFile } from "../../platform/config/env-file.mjs";
import { withKeys } from "../../platform/config/kept-keys";
import { openDatabase } from "../../platform/db/open";
import { startFault } from "../../platform/telemetry/start-message";
import { readCommand, SupportRefusal, usage } from "./command";
import { runCommand } from "./commands";

/** The program of `npm run support`: runs one command and exits. */
main().catch((error: unknown) => {
  const fault =
    error instanceof SupportRefusal ? error.message : startFault(error, "The command cannot be carried out");
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
});

async function main() {
  const command = readCommand(process.argv.slice(2));
  if (command === null) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  loadEnvFile(fileURLToPath(new URL("../.env", import.meta.url)));
  const config = withKeys(readSettings(process.env));
  const identity = firebaseIdentity(config);
  try {
    const db = await openDatabase(config);
    try {
      const now = () => new Date();
      const services = { config, db, identity, now, mail: outbox({ db, now }) };
      const said = await runCommand(services, command);
      process.stdout.write(`${said.join("\n")}\n`);
    } finally {
      await db.close();
    }
  } finally {
    await identity.close();
  }
}
