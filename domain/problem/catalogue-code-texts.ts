import { limits } from "../base/limits";
import type { MessageCode } from "../base/result";

/** Texts of codes whose features have no folder yet. */
export const catalogueCodeTexts = {
  COLOR_PALETTE_401_CREATE: "You can't pick colors here yet. Ask the owner for a brush.",
  COLOR_PALETTE_401_DELETE: "You can't throw out these colors. Ask the owner to do it.",
  COLOR_PALETTE_401_REQUEST: "These colors are still under wraps. Ask the owner for a peek.",
  COLOR_PALETTE_401_UPDATE: "You can't repaint these colors. Ask the owner for a brush.",
  COLOR_PALETTE_404: "Those colors have faded away. Reload and pick some others.",

  EVENT_PARTY_MEMBER_401_CREATE: "You can't hand out roles at this event. Ask the organizer.",
  EVENT_PARTY_MEMBER_401_DELETE: "You can't take someone's role away. Ask the organizer.",

  EXPENSE_401_CREATE: "You can't add expenses here. Ask whoever holds the purse.",
  EXPENSE_401_DELETE: "You can't strike that expense. Ask whoever holds the purse.",
  EXPENSE_401_REQUEST: "The books are closed to you. Ask whoever holds the purse to open them.",
  EXPENSE_401_UPDATE: "You can't change that expense. Ask whoever holds the purse.",
  EXPENSE_404: "That expense is off the books. Reload to see the rest.",

  GUEST_401_CREATE: "You can't add to this guest list. Ask the host to do it.",
  GUEST_401_DELETE: "You can't cross anyone off this guest list. Ask the host.",
  GUEST_401_REQUEST: "This guest list is private. Ask the host for a look.",
  GUEST_401_UPDATE: "You can't change this guest's details. Ask the host.",
  GUEST_404: "That guest isn't on the list any more. Reload to see who's coming.",

  GUEST_PARTY_401_CREATE: "You can't group guests here. Ask the host to do it.",
  GUEST_PARTY_401_DELETE: "You can't break up this group of guests. Ask the host.",
  GUEST_PARTY_401_REQUEST: "Who comes with whom is private. Ask the host for a look.",
  GUEST_PARTY_401_UPDATE: "You can't change this group of guests. Ask the host.",
  GUEST_PARTY_404: "That group of guests has gone home. Reload to see who's coming.",

  HUDDLE_401_CREATE: "You can't call a huddle here. Ask a coach to call one.",
  HUDDLE_401_REQUEST: "This huddle is closed. Ask someone in it to pull you in.",
  HUDDLE_404: "That huddle has broken up. Start a new one!",

  MILESTONE_401_CREATE: "You can't set milestones here. Ask the owner to set one.",
  MILESTONE_401_DELETE: "You can't remove this milestone. Ask the owner.",
  MILESTONE_401_REQUEST: "These milestones aren't open to you. Ask the owner to add you.",
  MILESTONE_401_UPDATE: "You can't move this milestone. Ask the owner.",
  MILESTONE_404: "That milestone is behind us. Reload to see what's ahead.",
  NOTIFICATION_401_UPDATE: "That ding was meant for somebody else. Check your own dings.",
  NOTIFICATION_404: "That ding has faded out. Reload to hear the new ones.",

  PLAN_401_CREATE: "Almost there! Finish setting up your account, then start a plan.",
  PLAN_401_DELETE: "Only the owner can scrap a plan. Ask them if it has to go.",
  PLAN_401_REQUEST: "This plan is private. Ask the owner for an invitation.",
  PLAN_401_UPDATE: "You can read this plan but not change it. Ask the owner for more say.",
  PLAN_404: "That plan fell through. Go home and pick another.",

  PLAYLIST_401_CREATE: "You can't start a playlist here. Ask the owner for the aux cord.",
  PLAYLIST_401_DELETE: "You can't delete this playlist. Ask whoever made it.",
  PLAYLIST_401_REQUEST: "This playlist is on headphones only. Ask the owner to share it.",
  PLAYLIST_401_UPDATE: "You can't change this playlist. Ask the owner for the aux cord.",
  PLAYLIST_404: "That playlist has stopped playing. Pick another one.",

  PROCESSION_GROUP_401_CREATE: "You can't add a group to the procession. Ask the organizer.",
  PROCESSION_GROUP_401_DELETE: "You can't take a group out of the procession. Ask the organizer.",
  PROCESSION_GROUP_401_REQUEST: "The procession is a surprise. Ask the organizer for a peek.",
  PROCESSION_GROUP_401_UPDATE: "You can't rearrange this group of the procession. Ask the organizer.",
  PROCESSION_GROUP_404: "That group has left the procession. Reload to see who walks.",

  PROCESSION_GROUP_MEMBER_401_CREATE: "You can't put anyone in the procession. Ask the organizer.",
  PROCESSION_GROUP_MEMBER_401_DELETE: "You can't take anyone out of the procession. Ask the organizer.",
  PROCESSION_GROUP_MEMBER_401_REQUEST:
    "Who walks in the procession is a surprise. Ask the organizer for a peek.",
  PROCESSION_GROUP_MEMBER_401_UPDATE: "You can't move people around in the procession. Ask the organizer.",
  PROCESSION_GROUP_MEMBER_404: "That person stepped out of the procession. Reload to see who walks.",

  REACTION_401_CREATE: "You've had your cheer here. Take it back first if you'd like another.",
  REACTION_401_DELETE: "You can only take back your own reactions. Somebody else meant that one.",
  REACTION_401_REQUEST: "You can't see who cheered here. Ask the owner to add you.",
  REACTION_401_UPDATE: "You can only change your own reactions. Add one of yours instead.",
  REACTION_404: "That reaction was taken back. Add one of your own!",

  SEATED_GUEST_401_CREATE: "You can't seat anyone here. Ask the host.",
  SEATED_GUEST_401_DELETE: "You can't take anyone's chair away. Ask the host.",
  SEATED_GUEST_401_REQUEST: "The seating is still under wraps. Ask the host for a look.",
  SEATED_GUEST_401_UPDATE: "You can't move this guest to another chair. Ask the host.",
  SEATED_GUEST_404: "Nobody sits there any more. Reload to see the seats.",

  SITE_401_CREATE: "You can't put up a site here. Ask the owner to do it.",
  SITE_401_DELETE: "Only the owner can take this site down. Ask them.",
  SITE_401_REQUEST: "This site isn't open to you yet. Ask the owner for the way in.",
  SITE_401_UPDATE: "You can't change this site. Ask the owner for the keys.",
  SITE_404: "There's no site at that address. Check the spelling and try again.",

  SONG_401_CREATE: "You can't add songs here. Send your request to the DJ.",
  SONG_401_DELETE: "You can't skip that song for good. Ask whoever runs the playlist.",
  SONG_401_REQUEST: "These songs aren't playing for you yet. Ask whoever runs the playlist.",
  SONG_401_UPDATE: "You can't change that song. Ask whoever runs the playlist.",
  SONG_404: "That song has left the playlist. Pick another tune.",

  STEP_401_REQUEST: "These steps aren't open to you. Ask the owner to show you the way.",

  STORAGE_401_CREATE: "You can't put files here. Ask the owner for a locker.",
  STORAGE_401_DELETE: "You can only delete your own files. Ask whoever put this one here.",
  STORAGE_401_REQUEST: "That file is locked away. Ask the owner to share it.",
  STORAGE_401_UPDATE: "You can't change this file. Ask whoever put it here.",
  STORAGE_404: "That file isn't in its locker. Upload it again or pick another.",

  SUBSCRIPTION_401_UPDATE: "Only whoever pays can change this subscription. Ask them.",
  SUBSCRIPTION_404: "We can't find that subscription. Check your settings and start a new one.",

  TABLE_401_CREATE: "You can't set up tables here. Ask the host.",
  TABLE_401_DELETE: "You can't clear this table away. Ask the host.",
  TABLE_401_REQUEST: "The floor plan is private. Ask the host for a look.",
  TABLE_401_UPDATE: "You can't move this table. Ask the host.",
  TABLE_404: "That table has been cleared away. Reload to see the others.",

  VENDOR_401_CREATE: "You can't add vendors here. Ask the owner to add them.",
  VENDOR_401_DELETE: "You can't let this vendor go. Ask the owner.",
  VENDOR_401_REQUEST: "These vendors aren't open to you. Ask the owner for an introduction.",
  VENDOR_401_UPDATE: "You can't change this vendor's details. Ask the owner.",
  VENDOR_404: "That vendor has packed up. Reload to see who's around.",
  PROCESSION_GROUPS_401_UPDATE: "You can't reorder the procession. Ask the organizer to line everyone up.",
  SEATED_GUESTS_401_UPDATE: "You can't shuffle the seats. Ask the host for a new seating plan.",
  SONGS_401_UPDATE: "You can't reorder these songs. Ask whoever runs the playlist to shuffle them.",
  STEPS_401_UPDATE: "You can't reorder these steps. Ask the owner to shuffle them.",
  PROFESSIONAL_404: "We can't find that pro. Try a search for another one.",
  RELEASE_NOTES_404: "Those release notes were never released. Check the newest ones.",
  TIP_404: "That tip has dried up. Try another one.",
  TIP_TEXT_404: "That tip has lost its words. Pick another one.",

  PROCESSION_GROUP_409_CONFLICT:
    "Someone changed the procession while you were at it. Please reload the page.",

  PROCESSION_GROUP_MEMBER_409_CONFLICT:
    "They're already in the procession. Nobody walks twice, so pick someone else.",

  SEATED_GUEST_409_CONFLICT: "They already have a chair. Remove that seat first, then seat them here.",

  SUBSCRIPTION_409_CONFLICT: "You're already subscribed. Sit back and enjoy!",

  PAYMENT_500_SERVER: "The payment didn't go through, and that's on us. Please try again in a minute.",
  MESSAGING_403: "We can't text that number. Please check the phone number and try again.",
  MESSAGING_500_SERVER: "Our message bounced. Please check the phone number and send it again.",

  HUDDLE_403_INACTIVE: "This huddle is over. Start a new one to keep talking.",

  PLAN_400_INVALID_TYPE: "We don't know that kind of plan. Pick one from the list.",

  SITE_403_DIRECTORY: "That address is already used by another site. Try a different one.",

  STORAGE_400_INVALID: "That file looks broken to us. Try saving it again, then upload it.",
  STORAGE_400_NOT_SUPPORTED: "We don't play that kind of file. Try a photo, a video or a PDF.",
  STORAGE_400_FILE_TOO_LARGE: `That file is a heavyweight. Keep it under ${limits.upload.megabytes}MB.`,
  STORAGE_400_NO_FILE_SELECTED: "There's no file in there. Pick one first.",
  STORAGE_400_TOO_MANY_FILES: `That's a full bus! Upload up to ${limits.upload.files} files at a time.`,
  STORAGE_500_SERVER: "Our locker room is jammed, so the file didn't make it. Please try again in a minute.",
} satisfies Partial<Record<MessageCode, string>>;
