import type { User } from "../../../domain/account/user";

/** A squad member, with the given differences. */
export const user = (change: Partial<User> = {}): User => ({
  id: "u1",
  created_at: "2026-09-05T17:30:00.000Z",
  role: "squad_member",
  full_name: "Robin Reyes",
  first_name: "Robin",
  last_name: "Reyes",
  avatar: null,
  is_deleted: false,
  time_zone: "America/Chicago",
  last_release_notes_at: null,
  email_address: "robin@example.com",
  drip_name: "robin_23",
  ...change,
});
