const sam = { firstName: "Sam", lastInitial: "R", dateOfBirth: "2016-04-09" };

/** What the app shows or keeps for each example of success, written by hand. */
export const shownOfFamilies: Record<string, unknown> = {
  "resendVerification typical": { sent: true },
  "setPhoneNumber typical": { name: "Robin Reyes", dripName: "robin_23", isIn: true, phoneNumber: null },
  "readFamily typical": { children: [sam], following: 0 },
  "readWaiting typical": ["join_request", "circle_request"],
  "dismissWaiting typical": { ended: true },
  "addChild typical": sam,
  "readChild guardian": sam,
  "readChild follower": { firstName: "Sam", lastInitial: undefined, dateOfBirth: undefined },
  "updateChild typical": sam,
  "deleteChild typical": { isMoment: true },
  "restoreChild typical": sam,
  "setPhotoConsent typical": { ...sam, isAllowedByMe: true },
  "endGuardianship typical": { ended: 1 },
  "endFollowing typical": { ended: true },
  "decideCircleRequest typical": sam,
};
