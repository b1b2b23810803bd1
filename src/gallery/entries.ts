import { avatarEntry } from "./avatar.gallery";
import { boardCardEntry } from "./board-card.gallery";
import { buttonEntry } from "./button.gallery";
import { callListEntry } from "./call-list.gallery";
import { changeListEntry } from "./change-list.gallery";
import { choiceChipsEntry, tickEntry } from "./choice-chips.gallery";
import {
  changeStripEntry,
  heroEntry,
  needsYouStripEntry,
  squadGridEntry,
  sumBarEntry,
  thumbBarEntry,
  weekSummaryEntry,
} from "./colours.gallery";
import { cheerBarEntry, composerBarEntry, readersLineEntry } from "./composer.gallery";
import { crestEntry } from "./crest.gallery";
import { datePickerEntry } from "./date-picker.gallery";
import { dutyFrameEntry } from "./duty.gallery";
import type { GalleryEntry } from "./entry";
import { avatarStackEntry, capAvatarEntry } from "./faces.gallery";
import { cardFrameEntry, feedListEntry, optionRowsEntry, pollBarsEntry } from "./feed.gallery";
import { floatingComposeEntry } from "./floating-compose.gallery";
import { coloursEntry, measuresEntry, typeEntry } from "./foundations.gallery";
import { stickyTitleEntry } from "./frame-parts.gallery";
import { bubbleEntry, huddleRowEntry, threadEntry } from "./huddle.gallery";
import { iconsEntry } from "./icons.gallery";
import { filePickEntry, importLineEntry, savedBarEntry } from "./import-line.gallery";
import { inlineNoticeEntry } from "./inline-notice.gallery";
import { codeLettersEntry, qrCardEntry, threadLineEntry } from "./invitation.gallery";
import { linkEntry } from "./link.gallery";
import { listRowEntry } from "./list-row.gallery";
import { loadingOverlayEntry } from "./loading-overlay.gallery";
import { countsTableEntry, markRowEntry } from "./mark-row.gallery";
import { modalEntry } from "./modal.gallery";
import { logoEntry, pageEntry } from "./page.gallery";
import { passwordFieldEntry } from "./password-field.gallery";
import { posterEntry } from "./poster.gallery";
import { pushCardEntry, pushSwitchEntry } from "./push-subscription.gallery";
import {
  clashBracketEntry,
  dateBlockEntry,
  eventCardEntry,
  eventChipsEntry,
  filterChipsEntry,
  segmentedAnswerEntry,
} from "./schedule.gallery";
import { sectionHeadEntry } from "./section-head.gallery";
import { selectEntry } from "./select.gallery";
import { sheetEntry } from "./sheet.gallery";
import { skeletonEntry } from "./skeleton.gallery";
import { tabBarEntry } from "./tab-bar.gallery";
import { dialogFootEntry, linkLineEntry, teamBandEntry, teamColumnsEntry } from "./team-page.gallery";
import { textFieldEntry } from "./text-field.gallery";
import { toastsEntry } from "./toasts.gallery";
import { waysEntry } from "./ways.gallery";
import { freeDaysEntry, sumEntry, unfoldingEntry, weekdayChipsEntry } from "./weekly.gallery";
import { wordsEntry } from "./words.gallery";

/** All entries, in the order of the groups. */
export const galleryEntries: readonly GalleryEntry[] = [
  coloursEntry,
  typeEntry,
  measuresEntry,
  wordsEntry,
  pageEntry,
  tabBarEntry,
  stickyTitleEntry,
  sectionHeadEntry,
  listRowEntry,
  skeletonEntry,
  teamBandEntry,
  teamColumnsEntry,
  posterEntry,
  waysEntry,
  logoEntry,
  iconsEntry,
  avatarEntry,
  capAvatarEntry,
  avatarStackEntry,
  crestEntry,
  squadGridEntry,
  qrCardEntry,
  buttonEntry,
  floatingComposeEntry,
  linkEntry,
  codeLettersEntry,
  threadLineEntry,
  linkLineEntry,
  textFieldEntry,
  passwordFieldEntry,
  selectEntry,
  choiceChipsEntry,
  tickEntry,
  filePickEntry,
  datePickerEntry,
  heroEntry,
  eventCardEntry,
  eventChipsEntry,
  segmentedAnswerEntry,
  markRowEntry,
  countsTableEntry,
  importLineEntry,
  savedBarEntry,
  sumBarEntry,
  changeStripEntry,
  thumbBarEntry,
  weekSummaryEntry,
  callListEntry,
  needsYouStripEntry,
  dateBlockEntry,
  clashBracketEntry,
  filterChipsEntry,
  weekdayChipsEntry,
  freeDaysEntry,
  sumEntry,
  boardCardEntry,
  unfoldingEntry,
  changeListEntry,
  huddleRowEntry,
  threadEntry,
  bubbleEntry,
  composerBarEntry,
  readersLineEntry,
  dutyFrameEntry,
  cardFrameEntry,
  feedListEntry,
  optionRowsEntry,
  pollBarsEntry,
  cheerBarEntry,
  pushCardEntry,
  pushSwitchEntry,
  inlineNoticeEntry,
  modalEntry,
  dialogFootEntry,
  sheetEntry,
  toastsEntry,
  loadingOverlayEntry,
];
