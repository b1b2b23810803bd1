/** How far a browser has heard each team, from the header Last-Event-ID. The contract's pattern has checked the text. */
export const readPlaces = (text: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    (text ?? "")
      .split(",")
      .filter(Boolean)
      .map((place) => [place.slice(0, 36), Number(place.slice(37))]),
  );
