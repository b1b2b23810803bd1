export type Limited = { kind: "limited"; seconds: number };

export type Refused = { kind: "refused"; text: string };
