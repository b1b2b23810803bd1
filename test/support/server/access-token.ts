/** An access token as the server shapes it, unsigned: the browser reads its expiry and nothing else. */
export const accessToken = (expiry: number, mark = "") =>
  `${part({ alg: "HS256" })}.${part({ exp: expiry, mark })}.c2ln`;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
