/** The full name of an account whose provider gave none. An account that still has it is asked for a first and a last name. */
export const placeholderFullName = "New Teammate";
