/** Who runs a server, from its settings. */
export interface Operator {
  name: string;
  /** In one line. */
  postalAddress: string;
  supportEmailAddress: string;
  /** For reports about safety and security. */
  abuseEmailAddress: string;
}

/** Of a server without these settings, which production does not start without. */
export const developmentOperator: Operator = {
  name: "a development server of Drip",
  postalAddress: "no postal address, since this is a development server",
  supportEmailAddress: "hello@drip.example",
  abuseEmailAddress: "hello@drip.example",
};

/** What stands in built pages and texts until it is known who runs the server. */
export const placeholders = {
  origin: "[[origin]]",
  operator: "[[operator]]",
  postalAddress: "[[operator-address]]",
  support: "[[support]]",
} as const;
