import type { MessageCode } from "./result";

export const baseCodeTexts = {
  REQUEST_400_INVALID: "Something in there doesn't add up. Check what you typed and try again.",
  REQUEST_404: "That's out of bounds: there's nothing here. Head home and start over.",
  REQUEST_405_METHOD: "That's not a legal play here. Reload the page and try again.",
  REQUEST_413_TOO_LARGE: "That's more than we can carry. Send a little less.",
  REQUEST_415_MEDIA_TYPE: "That came in a shape we can't read. Reload the page and try again.",
  REQUEST_412_CHANGED: "Somebody changed this while you were at it. Have a look and try again.",
  REQUEST_422_REUSED: "That was sent twice in two versions. Reload to see which one counted.",
  REQUEST_428_VERSION: "We lost track of which version you saw. Reload and try again.",
  REQUEST_429_LIMIT: "Easy, champ! That was a lot at once. Catch your breath and try again in a bit.",
  SERVER_500: "We dropped the ball. Please try again in a minute.",
  SERVER_503_BUSY: "The line is busy. You'll still see everything, just a few seconds later.",
  SERVER_503_DATABASE: "Our scoreboard is down for a moment. Please try again in a minute.",
  SERVER_503_IDENTITY: "The sign-in desk isn't answering right now. Please try again in a minute.",
  SERVER_503_SHUTDOWN: "Quick pit stop on our side. Please try again in a few seconds.",
} satisfies Partial<Record<MessageCode, string>>;
