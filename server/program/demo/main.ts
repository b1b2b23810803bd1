import { firebaseIdentity } from "../../core/identity/firebase";
import { StartFault } from "../../platform/base/start-fault";
import { readSettings } from "../../platform/config/config";
import { withKeys } from "../../platform/config/kept-keys";
import { openDatabase } from "../../platform/db/open";
import { startFault } from "../../platform/telemetry/start-message";
import { club } from "./club";
import { isFresh } from "./demo.store";
import { posts } from "./feed";
import { makeAways } from "./make-away";
import { makeCallList } from "./make-call-list";
import { makeClub } from "./make-club";
import { makeDuties } from "./make-duties";
import { makeFeed } from "./make-feed";
import { makeRides } from "./make-rides";
import { makeSeasons } from "./make-season";
import { makeTalk, noMail } from "./make-talk";
import { aways, near, seasons } from "./season";
import { talk } from "./talk";

/** The program behind `npm start -- --demo`: fills a fresh database, then ends. */
main().catch((error: unknown) => {
  process.stderr.write(`${startFault(error, "The demonstration cannot be set up")}\n`);
  process.exitCode = 1;
});

async function main() {
  const settings = readSettings(process.env);
  if (settings.isProduction || settings.identity.emulatorHost === null)
    throw new StartFault("it is for development, with the identity emulator alone.");
  const identity = firebaseIdentity(settings);
  try {
    const db = await openDatabase(settings);
    try {
      const config = withKeys(settings);
      if (!(await isFresh(db))) throw new StartFault("the database has people in it already.");
      const now = () => new Date();
      // Who is in a team only since a change was made is not told of it.
      const before = new Date(now().getTime() - 3_600_000);
      const made = await makeClub({ config, db, identity, now: () => before }, club);
      await makeSeasons({ config, db, now, mail: noMail }, { club, made, seasons });
      await makeCallList({ config, db, now, mail: noMail, log: console }, { made, near });
      await makeAways({ config, db, now, mail: noMail }, { made, aways });
      await makeDuties({ db, now }, made);
      await makeRides({ config, db, now, mail: noMail }, made);
      await makeTalk({ config, db, now, mail: noMail }, { made, talk });
      await makeFeed({ db, now }, { made, posts });
    } finally {
      await db.close();
    }
  } finally {
    await identity.close();
  }
}
