/**
 * Who may do what in families and teams, copied by hand from the design's tables and never derived from the code that it judges.
 *
 * The columns are people, each towards the team Comets and the player Sam:
 *   out signed out · ban banned · onb onboarding · def a role without a level · unk birthday unknown · unp address unproven ·
 *   str a stranger, who has asked the team · min a minor with an account · mak made Sam's profile · let was let in by mak two days ago ·
 *   oth guards another player · pla adult player · coa coach · cog a coach who guards another player · man manager ·
 *   tfo follows the team · cfo follows Sam · exm was taken off the roster · bar barred
 * Ada is the player whom oth guards, alone. restoreChild is tried on Sam's sister, whom mak took down yesterday. The team "at rest" has the same people but for man, exm and bar; ban alone manages it.
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
  I: "INVITATION_404",
  W: "INVITATION_401_WITHDRAWN",
  S: "INVITATION_403_SELF",
  O: "INVITATION_409_REQUEST_CONFLICT",
};

/** The call, its own refusal, and each person's reply. */
export const table = `
                                                    out ban onb def unk unp str min mak let oth pla coa cog man tfo cfo exm bar
resendVerification                    .             J   B   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
giveDateOfBirth                       .             J   B   +   +   +   +   +   Y   +   +   +   +   +   +   +   +   +   +   +
giveDateOfBirth/another's             USER_401_UPDATE J B   -   -   +   -   -   -   -   -   -   -   -   -   -   -   -   -   -
setPhoneNumber                        .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +
setPhoneNumber/another's              USER_401_UPDATE J B   R   R   -   -   -   -   -   -   -   -   -   -   -   -   -   -   -
readFamily                            .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readTeams                             .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readWaiting                           .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
dismissWaiting                        .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
addChild                              .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +
readChild                             .             J   B   R   R   C   C   C   C   +   +   +   +   +   +   +   C   +   C   C
readChild/Ada                         . J   B   R   R   C   C   C   C   +   +   +   +   +   +   +   C   C   C   C
updateChild                           CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
setPhotoConsent                       CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
restoreChild                          .             J   B   R   R   D   E   C   A   +   +   C   C   C   C   C   C   C   C   C
restoreChild/one that stands          CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
deleteChild                           CHILD_401_DELETE J B  R   R   D   E   C   A   -   -   -   -   -   -   -   C   -   C   C
deleteChild/Ada                       CHILD_401_DELETE J B  R   R   D   E   C   A   -   -   +   -   -   -   -   C   C   C   C
endGuardianship/let                   COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   +   -   -   -   -   -   C   -   C   C
endGuardianship/mak                   COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   -   -   -   -   -   -   C   -   C   C
endGuardianship/the last              COLLABORATOR_401_DELETE J B R R   C   C   C   C   -   -   G   -   -   -   -   C   C   C   C
endFollowing                          COLLABORATOR_401_DELETE J B R R   C   C   C   C   +   +   -   -   -   -   -   C   +   C   C
decideCircleRequest                   CHILD_401_UPDATE J B  R   R   D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
inviteToChild                         INVITATION_401_CREATE J B R R D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
inviteToChild/a guardian              INVITATION_401_CREATE J B R R D   E   C   A   +   +   -   -   -   -   -   C   -   C   C
readChildInvitations                  INVITATION_401_REQUEST J B R R C  C   C   C   +   +   -   -   -   -   -   C   -   C   C
readStoppedMail                       .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
beginTeamMail                         .             J   B   R   R   D   E   T   A   +   +   +   +   +   +   +   +   +   T   T
startTeam                             .             J   B   R   R   D   E   +   A   +   +   +   +   +   +   +   +   +   +   +
readTeam                              .             J   B   R   R   T   T   T   T   +   +   +   +   +   +   +   +   +   T   T
updateTeam                            TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T
setSeason                             TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T
closeSeason                           TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T
closeSeason/one at rest               TEAM_401_UPDATE J B   R   R   D   E   T   A   -   -   -   -   -   -   T   -   -   T   T
archiveTeam                           TEAM_401_DELETE J B   R   R   D   E   T   A   -   -   -   -   -   -   +   -   -   T   T
archiveTeam/one at rest               TEAM_401_DELETE J B   R   R   D   E   T   A   -   -   -   -   -   -   T   -   -   T   T
takeOverTeam                          COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   -   -   -   T   T
takeOverTeam/one at rest              COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   +   +   T   -   -   T   T
readRoster                            COLLABORATOR_401_REQUEST J B R R T T  T   T   +   +   +   +   +   +   +   -   -   T   T
exportRoster                          COLLABORATOR_401_REQUEST J B R R T T  T   T   -   -   -   -   +   +   +   -   -   T   T
keepSpots                             COLLABORATOR_401_CREATE J B R R D E   T   A   -   -   -   -   +   +   +   -   -   T   T
keepSpots/one at rest                 COLLABORATOR_401_CREATE J B R R D E   T   A   -   -   -   -   -   -   T   -   -   T   T
updateMembership/number               COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   +   +   +   -   -   T   T
updateMembership/roles                COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   +   -   -   T   T
updateMembership/one at rest          COLLABORATOR_401_UPDATE J B R R D E   T   A   -   -   -   -   -   -   T   -   -   T   T
endMembership/Sam's                   COLLABORATOR_401_DELETE J B R R T T   T   T   +   +   -   -   -   -   +   -   -   T   T
endMembership/a spot's                COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   +   +   -   -   T   T
endMembership/pla's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   +   -   -   +   -   -   T   T
endMembership/pla's at rest           COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   +   -   -   T   -   -   T   T
endMembership/coa's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   -   +   -   -   T   T
endMembership/tfo's                   COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   +   -   T   T
endMembership/whom coa let in         COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   +   -   +   -   -   T   T
endMembership/let in long ago         COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   -   -   T   T
endMembership/the manager's           COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   L   -   -   T   T
endMembership/and bar                 COLLABORATOR_401_DELETE J B R R T T   T   T   -   -   -   -   -   -   +   -   -   T   T
readJoinRequests                      INVITATION_401_REQUEST J B R R T T    T   T   -   -   -   -   +   +   +   -   -   T   T
decideJoinRequests                    INVITATION_401_UPDATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T
decideJoinRequests/and bar            INVITATION_401_UPDATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T
withdrawJoinRequest                   .             J   B   R   R   I   I   +   I   I   I   I   I   I   I   I   I   I   I   I
liftBar                               TEAM_401_UPDATE J B   R   R   T   T   T   T   -   -   -   -   -   -   +   -   -   T   T
readPhoneNumbers                      COLLABORATOR_401_REQUEST J B R R T T  T   T   -   -   -   -   +   +   +   -   -   T   T
reportLookAlike                       CHILD_404     J B R R T T           T   T   +   +   -   -   -   -   -   -   -   T   T
inviteToTeam/players                  INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   +   +   +   -   -   T   T
inviteToTeam/a coach                  INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   -   -   +   -   -   T   T
inviteToTeam/one at rest              INVITATION_401_CREATE J B R R D E     T   A   -   -   -   -   -   -   T   -   -   T   T
readTeamInvitations                   INVITATION_401_REQUEST J B R R T T    T   T   -   -   -   -   +   +   +   -   -   T   T
renewInvitation                       INVITATION_401_UPDATE J B R R I I     I   I   -   -   -   -   +   +   +   -   -   I   I
renewInvitation/a coach's             INVITATION_401_UPDATE J B R R I I     I   I   -   -   -   -   -   -   +   -   -   I   I
renewInvitation/of Sam's follower     INVITATION_401_UPDATE J B R R I I     I   I   +   +   -   -   -   -   -   I   -   I   I
withdrawInvitation/a coach's          INVITATION_401_DELETE J B R R I I     I   I   -   -   -   -   -   -   +   -   -   I   I
withdrawInvitation                    INVITATION_401_DELETE J B R R I I     I   I   -   -   -   -   +   +   +   -   -   I   I
withdrawInvitation/of Sam's follower  INVITATION_401_DELETE J B R R I I     I   I   +   +   -   -   -   -   -   I   -   I   I
previewInvitation                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
declineInvitation                     .             +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
readInvitation                        .             J   B   R   R   +   +   +   +   +   +   +   +   +   +   +   +   +   +   W
acceptInvitation/as a follower        .             J   B   R   R   D   E   +   A   +   +   +   O   O   O   S   O   +   +   W
`;
