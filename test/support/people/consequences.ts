import type { Consequences } from "../../../domain/account-deletion/farewell";

/** Sam and the Comets go along, Lena stays with Alex. */
export const consequences = (change: Partial<Consequences> = {}): Consequences => ({
  children_erased: [{ child_id: "c1", first_name: "Sam" }],
  children_kept: [{ child_id: "c2", first_name: "Lena", with: ["Alex", "Kim"] }],
  teams_archived: [{ team_id: "t1", name: "Comets" }],
  teams_kept: [{ team_id: "t2", name: "Rockets", with: ["Alex"] }],
  due_in_days: 14,
  ...change,
});
