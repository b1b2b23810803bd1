import { usePathname, useSearch } from "wouter/use-browser-location";

/** The URL without decoding. The hooks of `wouter` decode it, which encoding does not always reverse. */
export const useAddress = () => ({ path: usePathname(), search: useSearch() });
