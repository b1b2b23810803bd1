import { type ReleaseNotes, releases } from "../../../domain/app-update/releases";
import { Problem } from "../../platform/http/problem";

/** The notes of the release of a day. */
export function findRelease(day: string): ReleaseNotes {
  const release = releases.find(({ released_on }) => released_on === day);
  if (!release) throw new Problem("RELEASE_NOTES_404");
  return release;
}
