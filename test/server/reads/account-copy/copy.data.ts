import { hashElsewhere } from "../../../support/people/other-family";

/**
 * What a copy of one's data must hold, for each table and column of the database, written by hand from the privacy page and the design:
 * everything about the person and the children whom they guard, other people as ids alone.
 */

/** Why a column is not in the copy. */
type Why =
  /** The row is the person's own, or its heading says it. */
  | "said by the heading"
  /** It would let somebody in, or ring a device. */
  | "secret"
  /** A number or moment that the server works by. */
  | "upkeep"
  /** Of other people, or written by them. */
  | "of others"
  /** Of the team. */
  | "of the team";

export interface InCopy {
  /** The heading in the file, and which rows stand below it. `$me`, `$mailbox`, `$kids` and `$members` are the person's. */
  parts: Readonly<Record<string, string>>;
  /** The columns, each with its name in the file: "column:name". */
  columns: string;
  /** Instead of a column's own value. */
  instead?: Readonly<Record<string, string>>;
  left?: Partial<Record<Why, string>>;
}

const ofMe = "t.user_id = $me";
const ofMine = "t.user_id = $me or t.child_id in $kids";
const ofMembers = "(t.team_id, t.membership_id) in $members";

export const inCopy: Readonly<Record<string, InCopy>> = {
  absence: {
    parts: { absences: `${ofMine} or t.said_by = $me` },
    columns:
      "id:absence child_id:child user_id:person first_day:first_day last_day:last_day weekdays:weekdays said_by:said_by said_at:said_at made_at:made_at valid_from:counts_since",
    left: { upkeep: "version" },
  },
  absence_version: {
    parts: { earlier_absences: `${ofMine} or t.said_by = $me` },
    columns:
      "absence_id:absence child_id:child user_id:person first_day:first_day last_day:last_day weekdays:weekdays said_by:said_by said_at:said_at valid_from:counted_since valid_until:counted_until",
    left: { upkeep: "version" },
  },
  absence_told: {
    parts: { absences_to_see: ofMe },
    columns: "absence_id:absence",
    left: { "said by the heading": "user_id", upkeep: "version" },
  },
  answer_log: {
    parts: { answers_given: "t.said_by = $me" },
    columns:
      "team_id:team event_id:event membership_id:membership answer:answer said_by:answered_by via:answered_by_way_of at:at",
    left: { upkeep: "id event_version" },
  },
  audit: {
    parts: {
      audit: "t.actor_id = $me or t.subject_id = $me and t.actor_as in ('support', 'upkeep')",
    },
    columns:
      "at:at actor_id:done_by actor_as:done_as team_id:team child_id:child subject_id:done_to action:action detail:detail",
    // Which child a request was about is its guardians' to say.
    instead: {
      child_id: "case when t.action not like 'circle_request.%' then t.child_id end",
      detail: "case when t.action like 'circle_request.%' then '{}' else t.detail end",
    },
    left: { upkeep: "id request_id" },
  },
  calendar_feed: {
    parts: {
      calendar_links:
        "t.user_id = $me or t.child_id in $kids and t.guest_name is not null and t.revoked_at is null",
    },
    columns:
      "id:link user_id:made_by scope:of child_id:child team_id:team guest_name:guest leaves_out_declined:leaves_out_declined created_at:made_at ends_on:ends_on revoked_at:switched_off_at last_fetched_at:asked_last_at last_fetched_by:asked_last_by content_changed_at:changed_at",
    left: { secret: "token_hash", upkeep: "version sequence content_hash" },
  },
  child: {
    parts: { children: "t.id in $kids" },
    columns:
      "id:id first_name:first_name last_initial:last_initial date_of_birth:date_of_birth shown_as:shown_as created_at:made_at deleted_at:taken_down_at",
    left: { "of others": "user_id created_by deleted_by", upkeep: "version" },
  },
  circle_request: {
    parts: { asked_to_join_a_family: `${ofMe} and t.origin <> 'staff'` },
    columns: "wish:asked_to_be created_at:asked_at",
    left: {
      "said by the heading": "user_id",
      "of others": "child_id origin decided_at decided_by decision invitation_id",
      upkeep: "id",
    },
  },
  consent: {
    parts: { agreed_to: ofMine },
    columns:
      "user_id:given_by child_id:child kind:to text_version:version_of_the_text given_at:given_at withdrawn_at:taken_back_at",
    left: { upkeep: "id" },
  },
  push_queue: {
    parts: { rings: ofMe },
    columns: "channel:by kind:kind team_id:team last_sent_at:sent_at made_at:made_at",
    left: {
      "said by the heading": "user_id",
      "of others": "about",
      upkeep: "group_key times last_source is_urgent due_at attempts",
    },
  },
  ding: {
    parts: { news: ofMe },
    columns:
      "kind:kind team_id:team times:times made_at:made_at last_at:last_at seen_at:seen_at read_at:read_at",
    left: { "said by the heading": "user_id", "of others": "about", upkeep: "id group_key" },
  },
  driver_consent: {
    parts: { drivers_allowed: "t.driver_id = $me or t.given_by = $me or t.child_id in $kids" },
    columns: "child_id:child driver_id:driver given_by:given_by given_on:given_on until:until",
  },
  drip_name_claim: {
    parts: { drip_names: ofMe },
    columns: "name_key:name claimed_at:claimed_at released_at:given_up_at",
    left: { "said by the heading": "user_id" },
  },
  duty_choice: {
    parts: { duties_chosen: ofMembers },
    columns: "team_id:team duty_id:duty membership_id:membership at:at",
    left: { "of others": "by_user" },
  },
  duty_turn: {
    parts: { turns: ofMembers },
    columns:
      "team_id:team event_id:event duty_id:duty membership_id:membership state:state reason:reason at:at",
    left: { "of others": "by_user", upkeep: "slot due_at notices version" },
  },
  event: {
    parts: {
      answered_events: `(t.team_id, t.id) in (select team_id, event_id from participation t
        where ${ofMembers} or t.answered_by = $me and t.note is not null
        union select team_id, event_id from answer_log where said_by = $me)`,
    },
    columns: "team_id:team id:id kind:kind title:title time_zone:time_zone starts_local:starts",
    left: {
      "of the team":
        "series_id series_day own_fields opponent side timing ends_local duration_minutes arrive_minutes first_day last_day starts_at ends_at arrives_at is_in_repeated_hour venue_id venue_detail kit notes status called_off_for called_off_note asks answer_by created_by created_at changed_at import_key import_version",
      upkeep: "reminded_at version time_version notice_version at_start",
    },
  },
  feed_card: {
    parts: { posts: "t.author_id = $me" },
    columns:
      "team_id:team id:huddle posted_at:posted_at as_staff:as_staff withdrawn_at:deleted_at event_id:event pinned_at:pinned_at reminded_at:reminded_at reminders:reminders",
    left: { "said by the heading": "author_id", "of others": "pinned_by", upkeep: "posted" },
  },
  follow: {
    parts: { follows: ofMe, follow_them: "t.child_id in $kids" },
    columns: "child_id:child user_id:person let_in_by:let_in_by created_at:since",
  },
  guardian_removal: {
    parts: { asked_to_end_access: "t.user_id = $me or t.requested_by = $me" },
    columns:
      "child_id:child user_id:access_of requested_by:asked_by created_at:asked_at ends_at:ends_at decided_at:decided_at decision:decision",
    left: { "of others": "decided_by", upkeep: "id" },
  },
  guardianship: {
    parts: {
      looks_after: ofMe,
      look_after_them_too: "t.child_id in $kids and t.user_id <> $me and t.ended_at is null",
    },
    columns:
      "child_id:child user_id:person origin:came_by let_in_by:let_in_by created_at:since ended_at:ended_at end_reason:ended_because",
    left: { "of others": "ended_by", upkeep: "id" },
  },
  identity: {
    parts: { ways_to_sign_in: ofMe },
    columns:
      "issuer:identity_provider subject:account_there provider:signs_in_with created_at:since valid_since:earlier_sign_ins_ended_at google_subject:google_account_id tokens_valid_after:ended_there_at temporary_password_until:temporary_password_until",
    left: {
      "said by the heading": "user_id",
      secret: "temporary_password_hash",
      upkeep: "revocation_owed_at lease_id lease_until",
    },
  },
  invitation: {
    parts: { invitations_sent: "t.created_by = $me", invitations_received: "t.mailbox_key = $mailbox" },
    columns:
      "id:id kind:kind team_id:team child_id:child roles:roles max_uses:most_uses uses:uses created_at:made_at renewed_at:renewed_at expires_at:ends_at withdrawn_at:withdrawn_at",
    left: {
      "of others": "membership_id email_address mailbox_key created_by withdrawn_by",
      secret: "token_hash mail_token_hash code_hash",
      upkeep: "unanswered_mails code_round needs_approval",
    },
  },
  invitation_use: {
    parts: { invitations_opened: ofMe },
    columns: "invitation_id:invitation looked_at:opened_at used_at:accepted_at",
    left: { "said by the heading": "user_id" },
  },
  join_request: {
    parts: { asked_to_join_a_team: ofMe },
    columns: "team_id:team child_id:child roles:roles guardian_ok_at:agreed_to_at created_at:asked_at",
    left: {
      "said by the heading": "user_id",
      "of others":
        "invitation_id guardian_ok_by circle_request_id asked_guardians_at decided_at decided_by decision",
      upkeep: "id",
    },
  },
  known_device: {
    parts: { known_browsers: ofMe },
    columns: "signed_in_at:last_signed_in_at",
    left: { "said by the heading": "user_id", secret: "token_hash", upkeep: "session_id" },
  },
  link: {
    parts: { links_in_mails: ofMe },
    columns:
      "kind:kind email_address:email_address created_at:made_at expires_at:ends_at used_at:used_at number_tries:wrong_numbers",
    left: { "said by the heading": "user_id", secret: "token_hash", upkeep: "session_id" },
  },
  possible_duplicate: {
    parts: { told_of_look_alikes: ofMe },
    columns: "team_id:team child_id:child created_at:told_at seen_at:seen_at reported_at:reported_at",
    left: { "said by the heading": "user_id", "of others": "membership_id", upkeep: "id" },
  },
  mail_block: {
    // But for another address's block, the hash is the person's: the one invitation that was declined for good bore their address.
    parts: { mails_stopped: `t.address_hash <> '${hashElsewhere}'` },
    columns: "scope:of created_at:since",
    left: { secret: "address_hash" },
  },
  mail_outbox: {
    parts: { mails: "t.to_address = $mailbox" },
    columns:
      "to_address:to subject:subject created_at:written_at sent_at:sent_at given_up_at:given_up_at fault:given_up_because",
    left: { secret: "body", upkeep: "id next_try_at needed_by attempts useful_until" },
  },
  read_position: {
    parts: { read_in_huddles: ofMe },
    columns:
      "team_id:team huddle_id:huddle read_seq:read_up_to seen_seq:seen_up_to muted_until:muted_until cards_seen:posts_seen_up_to",
    left: { "said by the heading": "user_id" },
  },
  membership: {
    parts: { memberships: ofMine },
    columns:
      "team_id:team id:id child_id:child roles:roles number:number created_at:made_at let_in_by:let_in_by let_in_at:since ended_at:ended_at end_reason:ended_because",
    // A bar is told nobody.
    instead: { end_reason: "replace(t.end_reason, 'barred', 'removed')" },
    left: {
      "said by the heading": "user_id",
      "of others": "ended_by",
      "of the team": "spot_first_name spot_last_initial",
      upkeep: "version touched_at",
    },
  },
  message: {
    parts: { messages: "t.author_id = $me" },
    columns:
      "team_id:team huddle_id:huddle seq:number text:text mentions:named reply_to:answers_number made_at:said_at edited_at:changed_at withdrawn_at:taken_back_at withdrawn_as:taken_back_as",
    left: { "said by the heading": "author_id", "of others": "withdrawn_by", upkeep: "id changed" },
  },
  message_version: {
    parts: {
      earlier_words:
        "exists (select from message m where (m.team_id, m.huddle_id, m.seq) = (t.team_id, t.huddle_id, t.seq) and m.author_id = $me)",
    },
    columns: "team_id:team huddle_id:huddle seq:number number:version text:text until:until",
  },
  participation: {
    parts: { answers: ofMembers },
    columns:
      "team_id:team event_id:event membership_id:membership answer:answer note:note note_by:note_by answered_by:answered_by answered_via:answered_by_way_of answered_at:answered_at seen_by:change_seen_by seen_via:change_seen_via told_by:change_told_by told_over:change_seen_before seen_at:change_seen_at nudged_at:nudged_at attendance:attendance attendance_by:attendance_marked_by attendance_at:attendance_marked_at",
    // What another guardian wrote is theirs.
    instead: { note: "case when coalesce(t.note_by, t.answered_by) = $me then t.note end" },
    left: { upkeep: "answered_event_version answer_version seen_version seen_before_start" },
  },
  password_reset_request: {
    parts: { password_resets: "t.email_address = $mailbox" },
    columns: "email_address:email_address created_at:asked_at",
    left: { upkeep: "id" },
  },
  person_block: {
    parts: { folded_people: ofMe },
    columns: "blocked_id:folded_away made_at:since",
    left: { "said by the heading": "user_id" },
  },
  poll: {
    parts: {
      polls:
        "exists (select from feed_card f where (f.team_id, f.id) = (t.team_id, t.message_id) and f.author_id = $me)",
    },
    columns:
      "team_id:team message_id:post options:options is_multiple:takes_several shows_voters:shows_voters closes_at:closes_at closed_at:closed_at",
    left: { "of others": "closed_by" },
  },
  poll_vote: {
    parts: { votes: ofMe },
    columns: "team_id:team message_id:post picks:picks made_at:at",
    left: { "said by the heading": "user_id" },
  },
  push_acknowledgement: {
    parts: { rings_heard: ofMe },
    columns: "made_at:made_at sent_at:sent_at acknowledged_at:heard_at",
    left: {
      "said by the heading": "user_id",
      secret: "token_hash",
      upkeep: "group_key last_source token_id version",
    },
  },
  push_token: {
    parts: { devices_that_ring: ofMe },
    columns:
      "label:device made_at:rings_since last_ok_at:last_rung_at unheard:pushes_not_acknowledged silent_since:silent_since",
    left: {
      "said by the heading": "user_id",
      secret: "endpoint endpoint_hash p256dh auth",
      upkeep: "id session_id failures failing_since unheard_since",
    },
  },
  reaction: {
    parts: { cheers: ofMe },
    columns: "team_id:team cheer:cheer made_at:at",
    left: { "said by the heading": "user_id", "of others": "message_id" },
  },
  report: {
    parts: { reports_made: "t.reporter_id = $me" },
    columns:
      "team_id:team id:id target_kind:about_a huddle_id:huddle reason:reason note:note goes_to:went_to made_at:at decided_at:decided_at",
    left: {
      "said by the heading": "reporter_id",
      "of others": "target_id about_user_id copy decided_by decision",
      upkeep: "version told_support_at",
    },
  },
  push_settings: {
    parts: { what_may_ring: ofMe },
    columns:
      "talk:chat_rings posts:posts_ring is_quiet:has_quiet_hours quiet_from:quiet_from quiet_to:quiet_to digest:summary muted_mails:muted_mails digested_on:last_summary_on",
    left: { "said by the heading": "user_id", upkeep: "version" },
  },
  huddle_member: {
    parts: { groups: ofMe },
    columns: "team_id:team huddle_id:huddle added_at:since left_at:left_at",
    left: { "said by the heading": "user_id", "of others": "added_by left_by", upkeep: "since_seq" },
  },
  session: {
    parts: { sessions: ofMe },
    columns:
      "transport:kept_in browser:browser system:device created_at:signed_in_at last_used_at:last_used_at expires_at:ends_at revoked_at:ended_at",
    left: {
      "said by the heading": "user_id",
      secret: "id token_hash successor_hash predecessors oauth_state pkce_code_challenge pkce_code_verifier",
    },
  },
  ride: {
    parts: { cars: "t.driver_id = $me or t.second_id = $me" },
    columns:
      "team_id:team event_id:event way:way driver_id:driver seats:seats taken:taken minutes:minutes meeting_point:meeting_point second_id:second_adult at:changed_at",
    left: { upkeep: "trip second_trip version" },
  },
  ride_seat: {
    parts: { seats_in_cars: ofMembers },
    columns:
      "team_id:team event_id:event way:way membership_id:membership driver_id:driver family_by:agreed_by is_by_consent:agreed_by_consent asked_by:asked_by at:changed_at",
    left: { upkeep: "family_trip version" },
  },
  short_link: {
    parts: { event_links: "t.made_by = $me" },
    columns: "team_id:team event_id:event made_at:made_at",
    left: { "said by the heading": "made_by", secret: "token_hash", upkeep: "id" },
  },
  team: {
    parts: { teams: "t.id in (select team_id from $members m)" },
    columns:
      "id:id name:name sport:sport age_group:age_group time_zone:time_zone created_at:made_at archived_at:archived_at",
    left: {
      "of the team":
        "colour_one colour_two created_by take_over_by take_over_asked_at answers_shown_to takes_usual families_post",
      upkeep: "version",
    },
  },
  user: {
    parts: { account: "t.id = $me" },
    columns:
      "id:id created_at:created_at role:role first_name:first_name last_name:last_name full_name:full_name avatar:avatar time_zone:time_zone last_release_notes_at:last_release_notes_at email_address:email_address mailbox_key:mailbox email_address_verified_at:email_address_verified_at drip_name:drip_name phone_number:phone_number date_of_birth:date_of_birth must_change_password:must_change_password banned_at:banned_at deleted_at:deleted_at deletion_due_at:deletion_due_at seen_on:last_here_on",
  },
  usual_yes: {
    parts: { comes_as_usual: `${ofMembers} or t.said_by = $me` },
    columns:
      "team_id:team membership_id:membership said_by:said_by said_at:said_at since:since until:until paused_at:paused_at confirmed_at:confirmed_at is_taken:team_counts_it valid_from:counts_since",
    left: { upkeep: "version" },
  },
  usual_yes_version: {
    parts: { came_as_usual: `${ofMembers} or t.said_by = $me` },
    columns:
      "team_id:team membership_id:membership said_by:said_by said_at:said_at until:until paused_at:paused_at is_taken:team_counted_it valid_from:counted_since valid_until:counted_until",
    left: { upkeep: "version" },
  },
};

/** Tables that hold nothing of a person that could be in their copy. */
export const notInCopy: Readonly<Record<string, string>> = {
  call_list: "Of an event: whom staff have to call stands in the answers.",
  duty: "Of a team.",
  event_version: "Of an event, with the ids of the staff who changed it.",
  inactivity_notice: "The days on which a profile's or a team's people are mailed before it goes.",
  huddle: "Of a team; a group's title may name other people.",
  idempotency: "Ids of what a call made, for a day.",
  escalation: "Of an event: when its families are rung again.",
  notice: "A mail about an event that waits for minutes.",
  rate_bucket: "Counters that end by themselves.",
  reset_mail: "Under keyed hashes, for a day, of strangers as well.",
  same_player: "Which two rows staff take for one player; told neither family.",
  season: "Of a team.",
  series: "Of a team.",
  sign_up_intent: "Only until an account is made.",
  team_bar: "Who may not ask again; told nobody, to protect the coach.",
  team_sequence: "Of a team.",
  venue: "Of a team.",
  zone_rules: "Of a time zone.",
};
