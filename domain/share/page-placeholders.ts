/** What stands in the built page of a shared event until the server fills in the event. */
export const pagePlaceholders = {
  title: "[[title]]",
  description: "[[description]]",
  picture: "[[picture]]",
  kind: "[[kind]]",
  days: "[[days]]",
  time: "[[time]]",
  arrival: "[[arrival]]",
  zone: "[[zone]]",
  team: "[[team]]",
  sport: "[[sport]]",
  colourOne: "[[colour-one]]",
  colourTwo: "[[colour-two]]",
  pattern: "[[pattern]]",
  status: "[[status]]",
} as const;
