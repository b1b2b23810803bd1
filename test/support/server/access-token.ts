/** An unsigned access token in the server's format; the browser reads only its expiry. */
export const accessToken = (expiry: number, mark = "") =>
  `${part({ alg: "HS256" })}.${part({ exp: expiry, mark })}.c2ln`;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
