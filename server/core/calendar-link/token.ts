import { createHmac } from "node:crypto";
import type { Config } from "../../platform/config/config";
import { keyFor } from "../access/keys";
import { hashOf } from "../access/refresh-token";

type Keys = Pick<Config, "signingKey">;

/** 256 bits, derived from the link's id and stored as a hash, as an invitation's: it can be shown again, and a stolen database opens nothing. */
export const tokenOf = (config: Keys, id: string): string =>
  createHmac("sha256", keyFor("calendar link", config)).update(id).digest("base64url");

export const hashToken = (token: string): string => hashOf(token);

/** Whether a text could be a token. Of those nobody learns whether a link has them. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
