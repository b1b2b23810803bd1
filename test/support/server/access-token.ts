/** An unsigned access token in the server's format; the browser reads only its expiry and whose it is. */
export const accessToken = (expiry: number, mark = "", userId = "u1") =>
  `${part({ alg: "HS256" })}.${part({ exp: expiry, sub: userId, mark })}.c2ln`;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
