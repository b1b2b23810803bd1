export type Transport = "cookie" | "bare";
