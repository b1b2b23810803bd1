import { findPostgres, openPostgres } from "../../../scripts/steps/postgres.mjs";

/** A throw-away PostgreSQL, or null where its programs are not installed. */
export async function openTestPostgres(settings?: readonly string[]) {
  return findPostgres() === null ? null : openPostgres(settings);
}
