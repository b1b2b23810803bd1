/** node scripts/mutation/main.mjs room [part of a file's path]: tries the mutants and names those that live. */
import { mutationRooms } from "./rooms.mjs";
import { scoreRoom } from "./score.mjs";

const [, , name, only = ""] = process.argv;
for (const room of mutationRooms.filter((each) => !name || each.name === name)) {
  const started = performance.now();
  const sample = Number(process.env.PROOF_MUTANTS ?? Number.POSITIVE_INFINITY);
  const { verdicts, of, leftOut } = await scoreRoom(room, { sample, only });
  for (const { mutant, by, isMet } of verdicts) {
    if (by !== null) continue;
    const { fileName, location, mutatorName, replacement } = mutant;
    console.log(
      `${fileName}:${location.start.line + 1}:${location.start.column + 1} ${isMet ? "" : "(not met) "}${mutatorName}: ${replacement.slice(0, 120).replaceAll("\n", " ")}`,
    );
  }
  const killed = verdicts.filter(({ by }) => by !== null).length;
  const time = Math.round((performance.now() - started) / 1000);
  console.log(
    `${room.name}: ${killed} of ${verdicts.length} noticed (${((100 * killed) / verdicts.length).toFixed(1)} %); ${of} in all, ${leftOut} left out; ${time} s`,
  );
}
