/** The full name of an account whose provider gave none. Whoever still carries it is asked for a first and a last name. */
export const placeholderFullName = "New Teammate";
