/** Milliseconds. */
export const liveTiming = {
  /** Between two looks for what other servers wrote. */
  look: 1_000,
  /** A stream without events gets a sign of life. */
  beat: 15_000,
  /** Between two looks whether sessions and team roles are still valid. */
  check: 60_000,
  /** A stream is closed in which something has waited all the time for so long. */
  stuck: 60_000,
  /** A line without a sign of life is dead. */
  silence: 35_000,
  /** A hidden tab keeps its line for so long. */
  hidden: 10_000,
  /** The first pause before the next try, which doubles up to the last. */
  firstPause: 500,
  lastPause: 30_000,
  /** Without a sign of life from line or polls, people are told. */
  outage: 30_000,
  /** Between two counts and two reads of the list while messages come. */
  calm: 2_000,
  /** Between two reads of the schedule while it changes. */
  scheduleCalm: 1_000,
  /** Between two reads of the feed while families look at its posts. */
  seenCalm: 5_000,
} as const;

export const streamsOfServer = 10_000;
export const streamsOfPerson = 6;
/** Changes of a team that a returning browser is told; past them it reads the lists anew. */
export const changesOfReturn = 200;
/** Bytes that wait in a stream until its reader is told no more; the rest is read and written when they have left. */
export const waitingBytes = 64 * 1024;
