/** Compiled, never run: a line after a mark must not compile. */

import type { MessageCode } from "../../../domain/base/result";
import { messageTexts } from "../../../domain/problem/message-texts";

type Texts = Record<MessageCode, string>;

export const all: Texts = messageTexts;

const { SERVER_500: _left, ...others } = messageTexts;
// @ts-expect-error a code without its text
export const oneMissing: Texts = others;
// @ts-expect-error a text for no code of the contract
export const unknown: Texts = { ...messageTexts, MARS_500_ROVER: "Houston?" } satisfies Texts;
