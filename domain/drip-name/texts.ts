import { product } from "../base/product";

export const dripNameTexts = {
  required: "This field is *very* required.",
  tooShort: "Use a minimum of 3 characters.",
  profane: `${product.name} is an E-for-Everyone place. Please help us keep it that way.`,
  taken: "Someone already called dibs on that drip name. Try something else.",
  free: "Looks great!",
  failed: "Oy! Hiccup!",
  stripped: "Letters, digits and underscores only. We took the rest out.",
} as const;
