import type { Limited, Refused } from "../base/outcome";

export type CopyFileOutcome = { kind: "read"; file: string } | Limited | Refused;

export const ownDataTexts = {
  title: "A copy of your data",
  what: "One file with all we keep about you and your kids.",
  get: "Get my file",
  ready: "Your file is ready.",
  where: "It's with your downloads. We keep none, and told you by mail.",
  again: "Save it again",
  failed: "We fumbled your file. Please try again in a minute.",
} as const;

export const copyFileName = "my-drip-data.json";
