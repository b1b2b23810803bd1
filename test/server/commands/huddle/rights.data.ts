/**
 * Who may do what in which huddle, written by hand from the design (section 5), not from the code.
 *
 * Each row is one operation in one kind of huddle; its signs are the people in this order:
 * M manager, C coach, P adult player, G guardian of a player, W follower of the team, L follower of a child, X ex-member, B banned,
 * S stranger, m a minor's account, A administrator.
 *
 * Each sign is a reply: + yes, h HUDDLE_404, t TEAM_404, b AUTH_401_BANNED, a USER_403_ADULT, u HUDDLE_401_UPDATE, d MESSAGE_401_DELETE,
 * r HUDDLE_401_REQUEST.
 */
export const people = ["M", "C", "P", "G", "W", "L", "X", "B", "S", "m", "A"] as const;
export type PersonKey = (typeof people)[number];

export const kinds = ["team", "staff", "event", "seated", "not seated"] as const;
export type Kind = (typeof kinds)[number];

export const replies = {
  "+": undefined,
  h: "HUDDLE_404",
  t: "TEAM_404",
  b: "AUTH_401_BANNED",
  a: "USER_403_ADULT",
  u: "HUDDLE_401_UPDATE",
  d: "MESSAGE_401_DELETE",
  r: "HUDDLE_401_REQUEST",
} as const;

/** In "seated" everybody has a seat, also those whom a seat alone opens nothing; in "not seated" nobody here has one. */
export const rights = {
  //                 MCPGWLXBSmA
  "read messages": {
    team: "++++hhhbhhh",
    staff: "++hhhhhbhhh",
    event: "++++hhhbhhh",
    seated: "++++hhhbhhh",
    "not seated": "hhhhhhhbhhh",
  },
  "read the huddle": {
    team: "++++hhhbhhh",
    staff: "++hhhhhbhhh",
    event: "++++hhhbhhh",
    seated: "++++hhhbhhh",
    "not seated": "hhhhhhhbhhh",
  },
  "read who reads": {
    team: "++++hhhbhhh",
    staff: "++hhhhhbhhh",
    event: "++++hhhbhhh",
    seated: "++++hhhbhhh",
    "not seated": "hhhhhhhbhhh",
  },
  send: {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  answer: {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  cheer: {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "read who cheered": {
    team: "++++hhhbhhh",
    staff: "++hhhhhbhhh",
    event: "++++hhhbhhh",
    seated: "++++hhhbhhh",
    "not seated": "hhhhhhhbhhh",
  },
  "move the marker": {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "edit one's own": {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "take back one's own": {
    team: "++++hhhbhah",
    staff: "++hhhhhbhah",
    event: "++++hhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "take down another's": {
    team: "++ddhhhbhah",
    staff: "++hhhhhbhah",
    event: "++ddhhhbhah",
    seated: "++ddhhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "open words taken back": {
    team: "++rrhhhbhhh",
    staff: "++hhhhhbhhh",
    event: "++rrhhhbhhh",
    seated: "rrrrhhhbhhh",
    "not seated": "hhhhhhhbhhh",
  },
  rename: {
    team: "uuuuhhhbhah",
    staff: "uuhhhhhbhah",
    event: "uuuuhhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "bring somebody in": {
    team: "uuuuhhhbhah",
    staff: "uuhhhhhbhah",
    event: "uuuuhhhbhah",
    seated: "++++hhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "take somebody out": {
    team: "uuuuhhhbhah",
    staff: "uuhhhhhbhah",
    event: "uuuuhhhbhah",
    seated: "++uuhhhbhah",
    "not seated": "hhhhhhhbhah",
  },
  "close what another made": {
    team: "uuuuhhhbhah",
    staff: "uuhhhhhbhah",
    event: "uuuuhhhbhah",
    seated: "++uuhhhbhah",
    "not seated": "hhhhhhhbhah",
  },
} as const satisfies Record<string, Record<Kind, string>>;

export type Operation = keyof typeof rights;

/**
 * Seventeen others. Further signs: f COLLABORATOR_404, c HUDDLE_401_CREATE, e EVENT_ITEM_404, g MESSAGE_404, p REPORT_404,
 * k BLOCK_403_CIRCLE, n COMMENT_403_MENTION, 0 an empty list, 1 a list with what is there.
 */
export const otherReplies = {
  ...replies,
  f: "COLLABORATOR_404",
  c: "HUDDLE_401_CREATE",
  e: "EVENT_ITEM_404",
  g: "MESSAGE_404",
  p: "REPORT_404",
  k: "BLOCK_403_CIRCLE",
  n: "COMMENT_403_MENTION",
  "0": 0,
  "1": 1,
} as const;

export const others = {
  //                              MCPGWLXBSmA
  "list huddles": "1111000b000",
  "search the team's huddle": "1111000b000",
  "search the staff's huddle": "1100000b000",
  "count new messages": "1111000b000",
  "start a group": "++++cctbtat",
  "open an event's huddle": "++++cctbtat",
  "report a message of the team's huddle": "++++ggtbtat",
  "report a message of the staff's huddle": "++ggggtbtat",
  "read reports": "+pppp" + "ptbtpt",
  "decide a report": "+pppp" + "ptbtat",
  "decide a report about a coach": "pppp" + "pptbtat",
  "fold a guardian": "++++ff" + "fbfaf",
  "fold a coach": "kkkkff" + "fbfaf",
  "list folded people": "0000000b000",
  "be named in the team's huddle": "++++nnnnnnn",
  "be brought into a group": "++++fffffff",
  "be among the readers": "11110000000",
} as const;

export type OtherOperation = keyof typeof others;
