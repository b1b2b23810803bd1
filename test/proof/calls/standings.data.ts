/**
 * Who may do what in families and teams, copied by hand from the design's tables and never derived from the code that it judges.
 *
 * The columns are people, each towards the team Comets and the player Sam:
 *   out signed out · ban banned · onb onboarding · def a role without a level · unk birthday unknown · unp address unproven ·
 *   str a stranger, who has asked the team · min a minor with an account · mak made Sam's profile · let was let in by mak two days ago, who asked to end that again ·
 *   oth guards another player · pla adult player · coa coach · cog a coach who guards another player · man manager ·
 *   tfo follows the team · cfo follows Sam · exm was taken off the roster · bar barred ·
 *   lea guards Sam, coaches the team and asked yesterday that the account be deleted
 * Ada is the player whom oth guards, alone; str and cog guard a child alone as well. Accounts are deleted with nothing that goes along. restoreChild is tried on Sam's sister, whom mak took down yesterday. The team "at rest" has the same people but for man, exm and bar; ban alone manages it.
 */
export const people = [
  "out",
  "ban",
  "onb",
  "def",
  "unk",
  "unp",
  "str",
  "min",
  "mak",
  "let",
  "oth",
  "pla",
  "coa",
  "cog",
  "man",
  "tfo",
  "cfo",
  "exm",
  "bar",
  "lea",
] as const;
export type PersonKey = (typeof people)[number];

/** The letters of the table. `-` is the refusal named at the start of the row. */
export const letters: Readonly<Record<string, number | string>> = {
  "+": 200,
  J: "AUTH_401_JWT",
  B: "AUTH_401_BANNED",
  R: "AUTH_401_ROLE",
  D: "USER_403_DATE_OF_BIRTH",
  E: "USER_403_EMAIL_ADDRESS",
  A: "USER_403_ADULT",
  Y: "USER_409_DATE_OF_BIRTH",
  G: "COLLABORATOR_403_LAST_GUARDIAN",
  L: "COLLABORATOR_403_LAST_MANAGER",
  P: "PUSH_TOKEN_404",
  T: "TEAM_404",
  C: "CHILD_404",
  N: "COLLABORATOR_404",
  V: "CHILD_403_REMOVAL",
  I: "INVITATION_404",
  W: "INVITATION_401_WITHDRAWN",
  S: "INVITATION_403_SELF",
  O: "INVITATION_409_REQUEST_CONFLICT",
};

/** The call, its own refusal, and each person's reply. */
export const table = `
                                                    out ban onb def unk unp str min mak let oth pla coa cog man tfo cfo exm bar lea
resendVerification                    .             J   B   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
giveDateOfBirth                       .             J   B   +   +   +   +   +   Y   +   +   +   +   +   +   +   +   +   +   +   J
giveDateOfBirth/another's             USER_401_UPDATE J B   -   -   +   -   -   -   -   -   -   -   -   -   -   -   -   -   -   J
setPhoneNumber                        .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
setPhoneNumber/another's              USER_401_UPDATE J B   R   R   -   -   -   -   -   -   -   -   -   -   -   -   -   -   -   J
exportMyData                          .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readDeletion                          .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readDeletion/another's                USER_401_UPDATE J B   R   R   -   -   -   -   -   -   -   -   -   -   -   -   -   -   -   J
deleteAccount                         .             J   B   R   R   +   +   G   +   +   +   G   +   +   G   L   +   +   +   +   J
deleteAccount/another's               USER_401_UPDATE J B   R   R   -   -   -   -   -   -   -   -   -   -   -   -   -   -   -   J
readLeaving/lea's                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
keepAccount/lea's                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readFamily                            .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readTeams                             .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
readWaiting                           .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
dismissWaiting                        .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
addChild                              .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
readChild                             .             J   B   R   R   C   C   C   C   +   +   +   +   +   +   +   C   +   C   C   J
readChild/Ada                         . J   B   R   R   C   C   C   C   +   +   +   +   +   +   +   C   C   C   C   J
updateChild                           CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
setPhotoConsent                       CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
restoreChild                          .             J   B   R   R   D   E   C   A   +   +   C   C   C   C   C   C   C   C   C   J
restoreChild/one that stands          CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
deleteChild                           CHILD_401_DELETE J B  R   R   D   E   C   A   -   -   -   -   -   -   -   C   -   C   C   J
deleteChild/Ada                       CHILD_401_DELETE J B  R   R   D   E   C   A   -   -   +   -   -   -   -   C   C   C   C   J
endGuardianship/let                   COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   +   -   -   -   -   -   C   -   C   C   J
endGuardianship/mak                   COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   -   -   -   -   -   -   C   -   C   C   J
endGuardianship/the last              COLLABORATOR_401_DELETE J B R R   C   C   C   C   -   -   G   -   -   -   -   C   C   C   C   J
requestGuardianRemoval/let            COLLABORATOR_401_DELETE J B R R D   E   C   A   +   N   -   -   -   -   -   C   -   C   C   J
requestGuardianRemoval/mak            COLLABORATOR_401_DELETE J B R R D   E   C   A   N   V   -   -   -   -   -   C   -   C   C   J
stopGuardianRemoval                   COLLABORATOR_401_DELETE J B R R C   C   C   C   +   +   -   -   -   -   -   C   -   C   C   J
endFollowing                          COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   +   -   -   -   -   -   C   +   C   C   J
decideCircleRequest                   CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
inviteToChild                         INVITATION_401_CREATE J B R R D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
inviteToChild/a guardian              INVITATION_401_CREATE J B R R D   E   C   A   +   +   -   -   -   -   -   C   -   C   C   J
readChildInvitations                  INVITATION_401_REQUEST J B R R C  C   C   C   +   +   -   -   -   -   -   C   -   C   C   J
readStoppedMail                       .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   J
beginTeamMail                         .             J   B   R   R   D   E   T   A   +   +   +   +   +   +   +   +   +   T   T   J
startTeam                             .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +   J
readTeam                              .             J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T   J
updateTeam                            TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
setSeason                             TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
closeSeason                           TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
closeSeason/one at rest               TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   T   -   -   T   T   J
archiveTeam                           TEAM_401_DELETE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
archiveTeam/one at rest               TEAM_401_DELETE J B   R   R   D   E   T   A   -   -   -   -   -   -   T   -   -   T   T   J
takeOverTeam                          COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   -   -   -   T   T   J
takeOverTeam/one at rest              COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   +   +   T   -   -   T   T   J
readRoster                            COLLABORATOR_401_REQUEST J B R R T T  T   T   +   +   +   +   +   +   +   -   -   T   T   J
exportRoster                          COLLABORATOR_401_REQUEST J B R R T T  T   T   -   -   -   -   +   +   +   -   -   T   T   J
keepSpots                             COLLABORATOR_401_CREATE J B R R D E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
keepSpots/25 of a list                COLLABORATOR_401_CREATE J B R R D E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
keepSpots/one at rest                 COLLABORATOR_401_CREATE J B R R D E   T   A   -   -   -   -   -   -   T   -   -   T   T   J
updateMembership/number               COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   +   +   +   -   -   T   T   J
updateMembership/roles                COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   +   -   -   T   T   J
updateMembership/one at rest          COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   T   -   -   T   T   J
endMembership/Sam's                   COLLABORATOR_401_DELETE J B R R T T   T   T   +   +   -   -   -   -   +   -   -   T   T   J
endMembership/a spot's                COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   +   +   -   -   T   T   J
endMembership/pla's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   +   -   -   +   -   -   T   T   J
endMembership/pla's at rest           COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   +   -   -   T   -   -   T   T   J
endMembership/coa's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   -   +   -   -   T   T   J
endMembership/tfo's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   +   -   T   T   J
endMembership/whom coa let in         COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   -   +   -   -   T   T   J
endMembership/let in long ago         COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   -   -   T   T   J
endMembership/the manager's           COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   L   -   -   T   T   J
endMembership/and bar                 COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   -   -   T   T   J
readJoinRequests                      INVITATION_401_REQUEST J B R R T T    T   T   -   -   -   -   +   +   +   -   -   T   T   J
decideJoinRequests                    INVITATION_401_UPDATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T   J
decideJoinRequests/and bar            INVITATION_401_UPDATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T   J
withdrawJoinRequest                   .             J   B   R   R   I   I   +   I   I   I   I   I   I   I   I   I   I   I   I   J
liftBar                               TEAM_401_UPDATE J B   R   R   T   T   T   T   -   -   -   -   -   -   +   -   -   T   T   J
readPhoneNumbers                      COLLABORATOR_401_REQUEST J B R R T T  T   T   -   -   -   -   +   +   +   -   -   T   T   J
reportLookAlike                       CHILD_404     J B R R T T           T   T   +   +   -   -   -   -   -   -   -   T   T   J
inviteToTeam/players                  INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T   J
inviteToTeam/a coach                  INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   -   -   +   -   -   T   T   J
inviteToTeam/one at rest              INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   -   -   T   -   -   T   T   J
readTeamInvitations                   INVITATION_401_REQUEST J B R R T T    T   T   -   -   -   -   +   +   +   -   -   T   T   J
renewInvitation                       INVITATION_401_UPDATE J B R R I I     I   I   -   -   -   -   +   +   +   -   -   I   I   J
renewInvitation/a coach's             INVITATION_401_UPDATE J B R R I I     I   I   -   -   -   -   -   -   +   -   -   I   I   J
renewInvitation/of Sam's follower     INVITATION_401_UPDATE J B R R I I     I   I   +   +   -   -   -   -   -   I   -   I   I   J
withdrawInvitation/a coach's          INVITATION_401_DELETE J B R R I I     I   I   -   -   -   -   -   -   +   -   -   I   I   J
withdrawInvitation                    INVITATION_401_DELETE J B R R I I     I   I   -   -   -   -   +   +   +   -   -   I   I   J
withdrawInvitation/of Sam's follower  INVITATION_401_DELETE J B R R I I     I   I   +   +   -   -   -   -   -   I   -   I   I   J
previewInvitation                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
declineInvitation                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readInvitation                        .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   W   J
acceptInvitation/as a follower        .             J   B   R   R   D   E   +   A   +   +   +   O   O   O   S   O   +   +   W   J
`;
