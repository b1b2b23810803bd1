import type { Venue } from "./place";

/** A search for the place in a map. */
export const mapsHref = ({ name, address }: Pick<Venue, "name" | "address">) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? name)}`;
