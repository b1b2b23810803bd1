/**
 * The lines that a call of the table leaves in the audit once it was done, written by hand from the design: every change of families and
 * teams, whoever was let in or left, and every file of a roster or a person's data. Calls that are not here leave none: what is only read,
 * answers, marks and absences, which have traces of their own, and what is one's own device's. A refused call leaves none.
 */
export const auditTable = `
setPhoneNumber                        phone_number.set
exportMyData                          account.copied
deleteAccount                         account.leaving
keepAccount/lea's                     account.kept
addChild                              child.made
updateChild                           child.changed
setPhotoConsent                       photo_consent.given
restoreChild                          child.restored
deleteChild/Ada                       child.taken_down
endGuardianship/let by mak            guardian.taken_back
endGuardianship/let by let            guardian.left
endGuardianship/mak                   guardian.left
stopGuardianRemoval by mak            guardian_removal.cancelled
stopGuardianRemoval by let            guardian_removal.objected
endFollowing                          follower.ended
decideCircleRequest                   guardian.let_in
inviteToChild                         invitation.made
inviteToChild/a guardian              invitation.made
startTeam                             team.started
updateTeam                            team.changed
updateTeam/usual yes                  team.changed
setSeason                             team.season_set
closeSeason                           membership.ended team.season_closed
archiveTeam                           team.archived
takeOverTeam/one at rest              team.taken_over
exportRoster                          roster.exported
keepSpots                             spot.kept
keepSpots/25 of a list                spot.kept*25
updateMembership/number               membership.changed
updateMembership/roles                membership.roles_changed
endMembership/Sam's                   membership.ended
endMembership/a spot's                membership.ended
endMembership/pla's                   membership.ended
endMembership/pla's at rest           membership.ended
endMembership/coa's                   membership.ended
endMembership/tfo's                   membership.ended
endMembership/whom coa let in         membership.ended
endMembership/let in long ago         membership.ended
endMembership/and bar                 membership.ended
decideJoinRequests                    request.approved
decideJoinRequests/and bar            request.barred
withdrawJoinRequest                   request.withdrawn
liftBar                               bar.lifted
reportLookAlike                       look_alike.reported
inviteToTeam/players                  invitation.made
inviteToTeam/a coach                  invitation.made
renewInvitation                       invitation.renewed
renewInvitation/a coach's             invitation.renewed
renewInvitation/of Sam's follower     invitation.renewed
withdrawInvitation                    invitation.withdrawn
withdrawInvitation/a coach's          invitation.withdrawn
withdrawInvitation/of Sam's follower  invitation.withdrawn
declineInvitation                     invitation.declined
acceptInvitation/as a follower        invitation.accepted request.made
addEvent                              event.added
changeEvent                           event.changed
callOffEvent                          event.called_off
putEventBack                          event.put_back
takeEventBack                         event.taken_back
tellFamilies                          event.told
nudgeFamilies                         event.nudged
addSeries                             series.added
changeSeries                          series.changed
takeSeriesBack                        series.taken_back
copySeries                            series.added
importEvents                          schedule.imported
addVenue                              venue.added
changeVenue                           venue.changed
joinPlayers                           players.joined
partPlayers                           players.parted
addCalendarLink/week                  calendar_link.made
addCalendarLink/the team              calendar_link.made
addCalendarLink/Sam's                 calendar_link.made
addCalendarLink/a guest               calendar_link.made
endCalendarLink/mak's                 calendar_link.ended
endCalendarLink/a guest's             calendar_link.ended
`;
