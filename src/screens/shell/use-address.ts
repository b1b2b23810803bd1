import { usePathname, useSearch } from "wouter/use-browser-location";

/** The address letter for letter. The hooks of `wouter` itself decode it, and encoding it again may give another one. */
export const useAddress = () => ({ path: usePathname(), search: useSearch() });
