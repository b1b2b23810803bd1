// Generated from openapi.yaml by npm run generate; never edited by hand.
// contract 7f1f856cbb479ce3

export interface paths {
    "/user/me/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When one's children and oneself are away, and where they come as usual */
        get: operations["readAbsences"];
        put?: never;
        /**
         * Say that children or oneself are away
         * @description One absence for each person. A dry run uses up no key.
         */
        post: operations["addAbsences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/absence/absence_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End an absence
         * @description What stood before stands again. Of one that has begun, the days behind it stay.
         */
        delete: operations["endAbsence"];
        options?: never;
        head?: never;
        /**
         * Change the days of an absence
         * @description Of one that has begun, the days behind it stay as they were; the rest goes on as an absence of its own. What is left out stays.
         */
        patch: operations["changeAbsence"];
        trace?: never;
    };
    "/team/team_id/{id}/usual_yes/membership_id/{membership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a player comes to practices as usual
         * @description It holds for the practices of a series, and only where the family knows the event's time. `If-Match` names `"0"` where none holds. One that is paused holds again.
         */
        put: operations["saveUsualYes"];
        post?: never;
        /** End a player's usual yes */
        delete: operations["endUsualYes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email_address/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this e-mail address free, and if not, who holds it */
        post: operations["validateEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user who is signed in */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update one's time zone */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/user_id/{id}/date_of_birth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give one's date of birth, once and for ever
         * @description For accounts that came in through another provider, which tells none. The same date again changes nothing. An account that shows to be that of somebody under 13 is erased, here and at the identity provider, and nothing of it is kept. One that has left the role onboarding is erased only when the date comes once more, with a fresh id_token; until then nothing changes.
         */
        put: operations["giveDateOfBirth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail_link/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link out of a mail is about
         * @description For the one whom the mail went to, without a sign-in: an event, and the players for whom this person answers there. Changes nothing. A link that was altered, is too old or of another address, and one whose event, reach or invitation is over, have one answer.
         */
        post: operations["readMailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail_link/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer for a player by a link out of a mail
         * @description As the app would, for one of the link's players: the answer names what it replaces. A link that was made for a change is none here.
         */
        post: operations["answerByMailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail_link/got_it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a change by a link out of a mail
         * @description For all of the link's players, up to the version that its mail told, never higher. A link that was made for an answer is none here.
         */
        post: operations["gotItByMailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail_link/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep or offer a turn by a link out of a mail
         * @description For one of the link's players. A link that was made for something else is none here.
         */
        post: operations["moveTurnByMailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail_link/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop or begin the mails of a team
         * @description Blocks the mails of the schedule and the invitations of this team to the address that the mail went to. What is new still waits in the app. `stopped: false` lifts the block.
         */
        post: operations["stopMailsByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/calendar_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar links that one made, and those of one's children's guests */
        get: operations["readCalendarLinks"];
        put?: never;
        /**
         * Make a calendar link
         * @description Of the household's week, of one child or of one team. With `guest_name` it is for somebody without an account, who looks after one of the caller's children; all its guardians are told. The caller is mailed each time.
         */
        post: operations["addCalendarLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/calendar_link/link_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Switch a calendar link off
         * @description One's own, or that of a guest of one's child, whoever made it. Calendars that use it lose the events when they ask next.
         */
        delete: operations["endCalendarLink"];
        options?: never;
        head?: never;
        /**
         * Leave out what the family said no to, or not
         * @description Of a link that the caller made for themselves. A guest's shows everything.
         */
        patch: operations["changeCalendarLink"];
        trace?: never;
    };
    "/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A calendar, for programs that ask for it again and again
         * @description What the maker of the link reaches at this moment, from 60 days ago to 400 ahead. Tokens that no living link has are all answered by the same calendar, "Drip (switched off)": calendars keep what they have when they are told that there is nothing, and unknown tokens tell nothing. Limits count by link, since one company asks for many people.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar_link/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a guest's link shows of one child's next four weeks
         * @description For the page behind a guest's link, which has the token in its fragment.
         */
        post: operations["lookByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News for the caller
         * @description The newest first, in pages of fifty, kept for 60 days.
         */
        get: operations["readDings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ding/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark dings as read */
        post: operations["markDingsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ding/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the daily summary, or reminders to answer, with the link of such a mail
         * @description A mail program calls this address when its reader presses "unsubscribe" (RFC 8058): with a form as its body, which is not read, and without a sign-in. The token of any such mail works for good, as often as it is sent, and stops no other kind. `GET` of the same address changes nothing and leads to a page with a button.
         */
        post: operations["stopMailKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/ring_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may ring, and when */
        get: operations["readRingSettings"];
        /** Change what may ring, and when */
        put: operations["saveRingSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/stopped_mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams whose mails the caller stopped
         * @description Those that the caller reaches today and whose mails the caller's present address stopped, with *No more mail from this team* or when declining an invitation. None for a caller who is no adult with a proven address.
         */
        get: operations["readStoppedMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/stopped_mail/team_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Begin a team's mails to the caller's present address again
         * @description As *Mail me again* on the page of a mail's link. Where none were stopped nothing changes.
         */
        delete: operations["beginTeamMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/drip_name/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Can this drip name be claimed */
        post: operations["validateDripName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Claim or change the drip name, and give one's names */
        put: operations["saveUserDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who brings what this season */
        get: operations["readDuties"];
        put?: never;
        /** Add a duty */
        post: operations["addDuty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/duty/duty_id/{duty_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a duty */
        delete: operations["endDuty"];
        options?: never;
        head?: never;
        /**
         * Change a duty
         * @description Turns to come of events that it is no longer for, and of slots that are no longer there, are gone. One that is shared out is shared anew.
         */
        patch: operations["changeDuty"];
        trace?: never;
    };
    "/team/team_id/{id}/duty/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a duty out
         * @description Gives the turns of the open season that are at least eight days ahead to the families with fewest, and keeps them even from then on.
         */
        post: operations["shareDuty"];
        /**
         * Undo the last sharing
         * @description Refused with 412 once families are told.
         */
        delete: operations["undoShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/duty/choice/membership_id/{membership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a family's duties
         * @description For the family of this player.
         */
        put: operations["chooseDuties"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep, offer, take or set a turn
         * @description Taking an offered turn gives the taker's next planned one, at least eight days ahead, to the family that offered, where it comes and has none.
         */
        post: operations["moveTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The children whom the caller guards or follows */
        get: operations["readFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a child's profile
         * @description The caller becomes its first guardian. With the statement that they are a parent or guardian and agree to how children's data are handled.
         */
        post: operations["addChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One child, as the caller may see it */
        get: operations["readChild"];
        put?: never;
        post?: never;
        /**
         * Delete a child's profile
         * @description Only its only guardian can. It is hidden at once and erased 14 days later.
         */
        delete: operations["deleteChild"];
        options?: never;
        head?: never;
        /** Change a child's profile */
        patch: operations["updateChild"];
        trace?: never;
    };
    "/child/child_id/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted profile of a child
         * @description Any of its guardians can, for 14 days; what was open about it (requests, invitations) does not come back. A profile that stands is answered as it is.
         */
        post: operations["restoreChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/photo_consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give or withdraw consent to photos of a child */
        put: operations["setPhotoConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/guardian/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the caller's guardianship, or remove a guardian whom the caller let in
         * @description Oneself at any time, unless nobody else is left. Somebody else only within seven days of letting them in, and with them everybody whom they let in since.
         */
        delete: operations["endGuardianship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/guardian/user_id/{user_id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to end another guardian's access to a child
         * @description It ends seven days later, unless another guardian or support objects, or the caller cancels. Until then nothing changes. That guardian is mailed, and all others have a ding. A second request changes nothing.
         */
        post: operations["requestGuardianRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/removal/request_id/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Object to the end of a guardian's access, or cancel one's own request
         * @description Whoever asked cancels; any other guardian of the child objects. One that is over stays as it is.
         */
        delete: operations["stopGuardianRemoval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/follower/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a following of a child */
        delete: operations["endFollowing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/circle_request/request_id/{request_id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline a request to guard or follow a child */
        post: operations["decideCircleRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}/phone_number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store, change or delete the caller's phone number
         * @description For the coaches of one's children.
         */
        put: operations["setPhoneNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the caller */
        get: operations["readWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/waiting/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a notice
         * @description For what needs no answer, such as that a coach asks to take over. Anything else, and what is no longer there, stays as it is and is answered alike.
         */
        post: operations["dismissWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts of the caller's teams */
        get: operations["readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note which posts were in sight, and that Home was open */
        post: operations["markCardsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/feed_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post to the team's feed */
        post: operations["postCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/feed_card/card_id/{card_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["readCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit a post, pin it, or close its comments or poll */
        patch: operations["changeCard"];
        trace?: never;
    };
    "/team/team_id/{id}/feed_card/card_id/{card_id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Vote, change the vote or take it back */
        put: operations["vote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/feed_card/card_id/{card_id}/voter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who voted for what */
        get: operations["readVoters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/feed_card/card_id/{card_id}/reader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has seen a post, and who has voted */
        get: operations["readCardReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/feed_card/card_id/{card_id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind who has not seen a post, or not voted */
        post: operations["remindReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is this server fit to take traffic */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does this server's process answer
         * @description Restart it when it does not. It checks neither the database nor the identity provider, whose failure a restart does not fix.
         */
        get: operations["readLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Should a load balancer send requests to this server
         * @description It should while the database answers, also when nothing can be written there. Without the identity provider only new sign-ins fail.
         */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/huddle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The huddles that the caller reads */
        get: operations["readHuddles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/huddle/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages that contain all the words */
        post: operations["searchMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a group */
        post: operations["startGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A huddle */
        get: operations["readHuddle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a group */
        patch: operations["renameGroup"];
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a group for good */
        post: operations["closeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/reader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who reads a huddle */
        get: operations["readReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring people into a group */
        post: operations["bringIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take somebody out of a group, or leave it */
        delete: operations["takeOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/huddle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The huddle of an event's grown-ups */
        put: operations["openEventHuddle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a huddle */
        get: operations["readMessages"];
        put?: never;
        /** Say something in a huddle */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back one's own message, or take down another's */
        delete: operations["takeMessageBack"];
        options?: never;
        head?: never;
        /** Change one's own message */
        patch: operations["editMessage"];
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier words of a message */
        get: operations["readMessageVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who cheered a message */
        get: operations["readCheers"];
        put?: never;
        /** Cheer a message */
        post: operations["cheerMessage"];
        /** Take one's cheer back */
        delete: operations["takeCheerBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/marker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note what was read, or mute a huddle */
        put: operations["moveMarker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's invitations */
        get: operations["readTeamInvitations"];
        put?: never;
        /**
         * Invite to a team
         * @description Shared by link, QR code and letters (`is_shared`), or to one address. A shared one only lets people ask.
         */
        post: operations["inviteToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A child's invitations */
        get: operations["readChildInvitations"];
        put?: never;
        /**
         * Invite a guardian or a follower of a child
         * @description To an address it opens at once; as a link a guardian confirms who came.
         */
        post: operations["inviteToChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/invitation_id/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart an invitation's lifetime, and mail it again */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/invitation_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an invitation by its token */
        post: operations["previewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation offers to the caller
         * @description From then on it waits for the caller on every device.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description For oneself, for one's children, or for a child whose profile is made in passing. The token of a mail proves its address.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation, and optionally all mail of its team */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A copy of one's data
         * @description All that is kept about the caller and the children whom they guard; of other people ids. Only with a fresh proof, which counts once, and told to the caller's address by mail.
         */
        post: operations["exportMyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would go with one's account, and what would stay */
        get: operations["readDeletion"];
        put?: never;
        /**
         * Delete one's account in 14 days
         * @description With a fresh proof, which counts once, the drip name, and the children and teams of the consequences that nobody else answers for: they are hidden at once, like the account. All of its sessions end. A mail has the link that takes it back.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deletion/undo/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose account an undo mail's link keeps, and until when
         * @description Changes nothing, since mail scanners open links too.
         */
        post: operations["readLeaving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deletion/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an account that is about to be deleted
         * @description Brings back the children and teams that went with it, and nothing that had gone before.
         */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said and changed in the caller's huddles and schedules, as it happens
         * @description Server-sent events named after the `event` of the schema; `data` is its properties. A comment comes every 15 seconds, so that a caller who hears nothing for longer knows that the line is dead. Each delivery asks anew who may hear it. The stream ends with its token, and a caller continues it by Last-Event-ID.
         */
        get: operations["readLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset by mail
         * @description Answers alike for known and unknown addresses. At most 6 mails an hour leave to one address, of which 3 may be asked for by clients that did not sign in to its account within the last 90 days.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset_password/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the one-time link of the mail
         * @description Sets and shows a temporary password and ends the other sessions. The old password works until then.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address with the link of the mail
         * @description Proves it for one session alone: the one whose cookie comes along, or the one that shows the number. All other sessions of the account end. Sign-ins that somebody linked to the account at the identity provider are cut off. The third wrong number uses the link up.
         */
        post: operations["verifyEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The number that the waiting screen shows
         * @description Of the newest link, for the session that asks first: the one that signed up, or asked for the mail again. Typed into the mail's page, it proves the address for this session.
         */
        post: operations["readVerificationNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address/new_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an e-mail address by a new password
         * @description For the owner of the mailbox who sees no number. All sessions and the provider's tokens end; name, birthday, drip name and level of the account's first holder are cleared and asked anew.
         */
        post: operations["takeOverEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose account the link of the mail would prove
         * @description Uses nothing up.
         */
        post: operations["previewEmailAddressVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an unproven account that somebody else made with one's address
         * @description Only while the address is unproven. The address is free again.
         */
        post: operations["rejectEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify_email_address/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail that proves one's address again
         * @description Answers alike when the address is proven already, and sends nothing then.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's password
         * @description A fresh identity-provider token proves the person. Ends all other sessions and lifts a forced change.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/pings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of new pings since the last look */
        get: operations["readPings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/pings/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a kind of pings as seen */
        post: operations["markPingsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/push_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's devices with push */
        get: operations["readPushTokens"];
        put?: never;
        /**
         * Register this browser for push
         * @description It rings for as long as this session lives, and no longer for anybody who had it before. Beyond ten devices the one that was registered first goes.
         */
        post: operations["savePushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/push_token/token_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a device from push */
        delete: operations["dropPushToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/heard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a push that this device has shown
         * @description The token is in the push's payload and works once, for 24 hours. An unknown, used or old one gets the same reply, which takes as long. Nothing changes but the moment of the acknowledgement and the device's counters.
         */
        post: operations["acknowledgePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/release_notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new in the app */
        get: operations["readReleaseNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/release_notes/released_on/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new since one release */
        get: operations["readReleaseNotesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/user_id/{id}/release_notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that one has read what is new */
        put: operations["markReleaseNotesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports for the managers of a team */
        get: operations["readReports"];
        put?: never;
        /** Report a message */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/report/report_id/{report_id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about a report */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller has folded away */
        get: operations["readFoldedPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/block/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fold somebody away */
        put: operations["foldPerson"];
        post?: never;
        /** Unfold somebody */
        delete: operations["unfoldPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/ride/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Offer seats in one's own car, or change them */
        put: operations["offerRide"];
        post?: never;
        /**
         * Take a car back
         * @description Its players want a ride then, and their families learn of it.
         */
        delete: operations["endRide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a seat, agree to one, give one or leave one */
        post: operations["moveSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may drive a child, also when nobody else is in the car */
        get: operations["readDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/child/child_id/{id}/driver/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let somebody drive a child, also when nobody else is in the car */
        put: operations["allowDriver"];
        post?: never;
        /** Take a consent to a driver back */
        delete: operations["forbidDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The household's events in a range of days */
        get: operations["readSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the household's events after or before a position */
        get: operations["readAgenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's events in a range of days */
        get: operations["readTeamEvents"];
        put?: never;
        /** Create an event */
        post: operations["addEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event with its participants */
        get: operations["readEvent"];
        put?: never;
        post?: never;
        /** Delete an event that no family knows of yet */
        delete: operations["takeEventBack"];
        options?: never;
        head?: never;
        /** Change an event, or several of its series */
        patch: operations["changeEvent"];
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/call_off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call an event off */
        post: operations["callOffEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/put_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an event back on */
        post: operations["putEventBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/answer/membership_id/{membership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer for a player */
        put: operations["answerEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/venue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team's places */
        get: operations["readVenues"];
        put?: never;
        /** Add a place */
        post: operations["addVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/venue/venue_id/{venue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename or hide a place */
        patch: operations["changeVenue"];
        trace?: never;
    };
    "/schedule/got_it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledge changes */
        post: operations["acknowledgeEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which families know of the last change */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/receipt/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note that families were told in person
         * @description By staff, of the version that they read the families. Nothing changes for a family that knows it already: who was first stands.
         */
        put: operations["tellFamilies"];
        post?: never;
        /**
         * Take back that families were told in person
         * @description What a family did itself since stays.
         */
        delete: operations["untellFamilies"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send answers and acknowledgements that were made offline */
        post: operations["sendSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind families that have not answered or acknowledged */
        post: operations["nudgeFamilies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series of practices that are over
         * @description Those that ended within the last 400 days, of a series that was split its last part, the latest first. For staff, who may copy them.
         */
        get: operations["readPastSeries"];
        put?: never;
        /** Create a series */
        post: operations["addSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/series/series_id/{series_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a series that no family knows of yet */
        delete: operations["takeSeriesBack"];
        options?: never;
        head?: never;
        /** Change a series' rule */
        patch: operations["changeSeries"];
        trace?: never;
    };
    "/team/team_id/{id}/same_player/membership_id/{membership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Join two roster rows of one player */
        put: operations["joinPlayers"];
        post?: never;
        /** Separate a roster row from its pair */
        delete: operations["partPlayers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark who came to an event
         * @description For staff, from an hour before arrival to 14 days after the end. All rows or none. Of two marks of a player the one pressed last stands, whichever arrives last.
         */
        put: operations["markAttendance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often players came between two days */
        get: operations["readAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/schedule_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change events from the lines of a file
         * @description A faulty row is left out, and the others are saved. Up to 25 rows and 16 kB. A team has 1,000 events to come at most: rows beyond are faults. A dry run does not use up the idempotency key.
         */
        post: operations["importEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/schedule_copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy series that are over onto new dates
         * @description One new series for each, all or none, with the same weekdays, times, place, kit and deadline, without notes and free days. A rhythm of several weeks begins with the first of its weekdays.
         */
        post: operations["copySeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh_access_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new access token for a refresh token
         * @description With cookie transport the body's refresh_token is the constant 'cookie' and the cookie counts.
         */
        post: operations["refreshAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/log_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session, or all of one's sessions
         * @description Works by the cookie alone, so an expired access token can never keep anyone signed in. Answers alike when there is no session.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in
         * @description One's own living sessions, the newest sign-in first, in pages of fifty.
         */
        get: operations["readSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/sessions/session_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one of one's own devices out
         * @description The device's next call is refused. A session that is over or somebody else's answers `false` alike.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/calendar_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address of an event's calendar file
         * @description For everybody who reads the event. Anybody with the address can open it for ten minutes.
         */
        post: operations["makeCalendarFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar_file/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An event's calendar file
         * @description One entry, under the UID that it has in calendar links, without anybody's name. A token that is too old, was altered or whose maker no longer reads the event is answered like an unknown one.
         */
        get: operations["readCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/event/event_id/{event_id}/short_form_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The public link of an event
         * @description Made by the first who wants it; everybody after gets the same. Until seven days after the end anybody with the address sees the kind, the day, the time and the team; no names, no place.
         */
        put: operations["shareEvent"];
        post?: never;
        /**
         * Remove the public link of an event
         * @description Staff remove any, others who may share one that they made. The next link of the event has another address.
         */
        delete: operations["removeEventLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public page of an event
         * @description For anybody: HTML without scripts, with Open Graph tags. It shows the kind, the day, the time and its zone, the team's name, sport and colours, and whether the event is called off. All addresses without a living link are answered alike, browsers by a page.
         */
        get: operations["readSharedEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign_up_with_email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account with an e-mail address and a password */
        post: operations["signUpWithEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/log_in_with_firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the hosted identity provider's e-mail and password */
        post: operations["logInWithFirebase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/log_in_with_provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a social sign-in provider
         * @description access_token is the identity provider's ID token; an OAuth access token is not bound to this audience and is refused.
         */
        post: operations["logInWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's teams, and through whom they belong to each */
        get: operations["readTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a team */
        post: operations["startTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A team */
        get: operations["readTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a team */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/team/team_id/{id}/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name the season and its days */
        put: operations["setSeason"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/season/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the season, and open the next one if it is named
         * @description Spots that nobody took end, and so do the invitations to them and the team's links. The members stay. Nothing of it can be undone.
         */
        post: operations["closeSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a team, or bring it back */
        post: operations["archiveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/take_over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a team without a present manager
         * @description A coach becomes a manager at once where nobody living manages the team. Where no manager was seen for 21 days the first call asks, which mails the managers; 72 hours later a second one makes the coach a manager beside them, unless one of them was seen. Calls between the two change nothing.
         */
        post: operations["takeOverTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole roster */
        get: operations["readRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/roster_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The roster for a file, which the caller's device makes
         * @description For the staff, and audited. No addresses, no birthdays.
         */
        post: operations["exportRoster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add spots for expected players
         * @description Each address gets a mail with an invitation to the place.
         */
        post: operations["keepSpots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/membership/membership_id/{membership_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a member's roles or number */
        patch: operations["updateMembership"];
        trace?: never;
    };
    "/team/team_id/{id}/membership/membership_id/{membership_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave, or take somebody off the roster */
        post: operations["endMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/join_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Join requests */
        get: operations["readJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/join_request/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline join requests
         * @description With `is_all` the server lets in whoever needs no second thought among the requests named; the others come back as `needs_a_look`.
         */
        post: operations["decideJoinRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/join_request/request_id/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw the caller's own request */
        delete: operations["withdrawJoinRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/bar/user_id/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lift a bar */
        delete: operations["liftBar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/membership/membership_id/{membership_id}/phone_numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The phone numbers of a player's guardians */
        get: operations["readPhoneNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team_id/{id}/membership/membership_id/{membership_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a second player of one's child's name
         * @description By a guardian who was told of the newcomer. Support and the team's managers are mailed; nobody is taken off the roster. Sent again, it is answered alike and mailed to nobody.
         */
        post: operations["reportLookAlike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The whole error catalogue. Two codes mean more than their pattern says: REACTION_401_CREATE is "cannot add another reaction", PLAN_401_CREATE is "finish onboarding first".
         * @enum {string}
         */
        MessageCode: "AUTH_400_EMAIL_ADDRESS" | "AUTH_400_LINK" | "AUTH_400_LOGIN" | "AUTH_401_BANNED" | "AUTH_401_JWT" | "AUTH_401_ROLE" | "AUTH_403_ORIGIN" | "AUTH_403_MUST_CHANGE" | "AUTH_403_TAMPERED" | "AUTH_403_LEAVING" | "AUTH_403_ELSEWHERE" | "AUTH_403_NUMBER" | "AUTH_500_SERVER" | "USER_400_DRIP_NAME" | "USER_400_EMAIL_ADDRESS" | "USER_400_PASSWORD" | "USER_401_AVATAR" | "USER_401_DETAILS" | "USER_401_DRIP_NAME" | "USER_401_UPDATE" | "USER_403_AGE" | "USER_403_BAN_SELF" | "USER_403_DATE_OF_BIRTH" | "USER_403_PASSWORD" | "USER_403_DRIP_NAME" | "USER_404" | "USER_409_CONFLICT" | "USER_409_DATE_OF_BIRTH" | "COLLABORATOR_409_NUMBER" | "COLLABORATOR_403_LAST_GUARDIAN" | "COLLABORATOR_403_LAST_MANAGER" | "INVITATION_403_FULL" | "INVITATION_403_TOO_MANY" | "TEAM_404" | "TEAM_401_UPDATE" | "TEAM_401_DELETE" | "TEAM_403_ARCHIVED" | "TEAM_403_FULL" | "TEAM_403_TOO_MANY" | "SEASON_404" | "CHILD_404" | "CHILD_401_UPDATE" | "CHILD_401_DELETE" | "CHILD_403_AGE" | "CHILD_403_FULL" | "CHILD_403_FROZEN" | "CHILD_403_BIRTHDAY" | "CHILD_403_REMOVAL" | "CHILD_409_ACCOUNT" | "USER_400_PHONE_NUMBER" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_401_REQUEST" | "COLLABORATOR_401_CREATE" | "COLLABORATOR_401_DELETE" | "COLLABORATOR_401_REQUEST" | "COLLABORATOR_401_UPDATE" | "COLLABORATOR_404" | "COLOR_PALETTE_401_CREATE" | "COLOR_PALETTE_401_DELETE" | "COLOR_PALETTE_401_REQUEST" | "COLOR_PALETTE_401_UPDATE" | "COLOR_PALETTE_404" | "COMMENT_401_CREATE" | "COMMENT_401_DELETE" | "COMMENT_401_REQUEST" | "COMMENT_401_UPDATE" | "COMMENT_404" | "EVENT_ITEM_401_CREATE" | "EVENT_ITEM_401_DELETE" | "EVENT_ITEM_401_REQUEST" | "EVENT_ITEM_401_UPDATE" | "EVENT_ITEM_404" | "EVENT_ITEM_400_TIME" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF" | "EVENT_ITEM_403_FULL" | "EVENT_ITEM_403_NUDGED" | "EVENT_ITEM_409_CONFLICT" | "SERIES_400_EMPTY" | "SERIES_400_TOO_MANY" | "SERIES_404" | "ANSWER_401_CREATE" | "ANSWER_403_LATE" | "ANSWER_403_NOT_ASKED" | "VENUE_404" | "ABSENCE_400_DAYS" | "ABSENCE_403_TOO_MANY" | "ABSENCE_404" | "CALENDAR_LINK_403_TOO_MANY" | "CALENDAR_LINK_404" | "TEAM_403_USUAL" | "EVENT_PARTY_MEMBER_401_CREATE" | "EVENT_PARTY_MEMBER_401_DELETE" | "EVENT_PARTY_MEMBER_401_REQUEST" | "EVENT_PARTY_MEMBER_401_UPDATE" | "EVENT_PARTY_MEMBER_404" | "RIDE_401_CREATE" | "RIDE_401_UPDATE" | "RIDE_403_FULL" | "RIDE_404" | "RIDE_409_CONFLICT" | "EXPENSE_401_CREATE" | "EXPENSE_401_DELETE" | "EXPENSE_401_REQUEST" | "EXPENSE_401_UPDATE" | "EXPENSE_404" | "FEED_401_DELETE" | "FEED_401_REQUEST" | "FEED_401_UPDATE" | "FEED_404" | "GUEST_401_CREATE" | "GUEST_401_DELETE" | "GUEST_401_REQUEST" | "GUEST_401_UPDATE" | "GUEST_404" | "GUEST_PARTY_401_CREATE" | "GUEST_PARTY_401_DELETE" | "GUEST_PARTY_401_REQUEST" | "GUEST_PARTY_401_UPDATE" | "GUEST_PARTY_404" | "HUDDLE_401_CREATE" | "HUDDLE_401_REQUEST" | "HUDDLE_401_UPDATE" | "HUDDLE_404" | "INVITATION_401_CREATE" | "INVITATION_401_DELETE" | "INVITATION_401_REQUEST" | "INVITATION_401_UPDATE" | "INVITATION_404" | "MILESTONE_401_CREATE" | "MILESTONE_401_DELETE" | "MILESTONE_401_REQUEST" | "MILESTONE_401_UPDATE" | "MILESTONE_404" | "NOTIFICATION_401_UPDATE" | "NOTIFICATION_404" | "PLAN_401_CREATE" | "PLAN_401_DELETE" | "PLAN_401_REQUEST" | "PLAN_401_UPDATE" | "PLAN_404" | "PLAYLIST_401_CREATE" | "PLAYLIST_401_DELETE" | "PLAYLIST_401_REQUEST" | "PLAYLIST_401_UPDATE" | "PLAYLIST_404" | "PROCESSION_GROUP_401_CREATE" | "PROCESSION_GROUP_401_DELETE" | "PROCESSION_GROUP_401_REQUEST" | "PROCESSION_GROUP_401_UPDATE" | "PROCESSION_GROUP_404" | "PROCESSION_GROUP_MEMBER_401_CREATE" | "PROCESSION_GROUP_MEMBER_401_DELETE" | "PROCESSION_GROUP_MEMBER_401_REQUEST" | "PROCESSION_GROUP_MEMBER_401_UPDATE" | "PROCESSION_GROUP_MEMBER_404" | "REACTION_401_CREATE" | "REACTION_401_DELETE" | "REACTION_401_REQUEST" | "REACTION_401_UPDATE" | "REACTION_404" | "SEATED_GUEST_401_CREATE" | "SEATED_GUEST_401_DELETE" | "SEATED_GUEST_401_REQUEST" | "SEATED_GUEST_401_UPDATE" | "SEATED_GUEST_404" | "SITE_401_CREATE" | "SITE_401_DELETE" | "SITE_401_REQUEST" | "SITE_401_UPDATE" | "SITE_404" | "SONG_401_CREATE" | "SONG_401_DELETE" | "SONG_401_REQUEST" | "SONG_401_UPDATE" | "SONG_404" | "STEP_401_CREATE" | "STEP_401_DELETE" | "STEP_401_REQUEST" | "STEP_401_UPDATE" | "STEP_404" | "STEP_403_TOO_MANY" | "STORAGE_401_CREATE" | "STORAGE_401_DELETE" | "STORAGE_401_REQUEST" | "STORAGE_401_UPDATE" | "STORAGE_404" | "SUBSCRIPTION_401_UPDATE" | "SUBSCRIPTION_404" | "TABLE_401_CREATE" | "TABLE_401_DELETE" | "TABLE_401_REQUEST" | "TABLE_401_UPDATE" | "TABLE_404" | "VENDOR_401_CREATE" | "VENDOR_401_DELETE" | "VENDOR_401_REQUEST" | "VENDOR_401_UPDATE" | "VENDOR_404" | "PROCESSION_GROUPS_401_UPDATE" | "SEATED_GUESTS_401_UPDATE" | "SONGS_401_UPDATE" | "STEPS_401_UPDATE" | "PROFESSIONAL_404" | "RELEASE_NOTES_404" | "TIP_404" | "TIP_TEXT_404" | "SHORT_FORM_URL_401_CREATE" | "SHORT_FORM_URL_401_DELETE" | "SHORT_FORM_URL_404" | "COLLABORATOR_409_CONFLICT" | "EVENT_PARTY_MEMBER_409_CONFLICT" | "EVENT_PARTY_MEMBER_409_TAKEN" | "INVITATION_409_CONFLICT" | "INVITATION_409_PENDING" | "INVITATION_409_REQUEST_CONFLICT" | "INVITATION_409_REQUEST_PENDING" | "PROCESSION_GROUP_409_CONFLICT" | "PROCESSION_GROUP_MEMBER_409_CONFLICT" | "SEATED_GUEST_409_CONFLICT" | "SUBSCRIPTION_409_CONFLICT" | "PUSH_TOKEN_400_SERVICE" | "PUSH_TOKEN_404" | "PUSH_TOKEN_409_CONFLICT" | "COMMENT_403_MENTION" | "AVATAR_500_SERVER" | "PAYMENT_500_SERVER" | "MESSAGING_403" | "MESSAGING_500_SERVER" | "FEED_403_PRIVATE" | "FEED_403_POST" | "FEED_403_PINS" | "FEED_403_NUDGED" | "POLL_403_CLOSED" | "POLL_403_VOTED" | "HUDDLE_403_INACTIVE" | "HUDDLE_403_FULL" | "MESSAGE_401_DELETE" | "MESSAGE_401_UPDATE" | "MESSAGE_403_LATE" | "MESSAGE_404" | "REPORT_404" | "REPORT_409_CONFLICT" | "BLOCK_403_CIRCLE" | "INVITATION_401_ACCEPTED" | "INVITATION_401_EXPIRED" | "INVITATION_401_WITHDRAWN" | "INVITATION_403_SELF" | "PLAN_400_INVALID_TYPE" | "SITE_403_DIRECTORY" | "STORAGE_400_INVALID" | "STORAGE_400_NOT_SUPPORTED" | "STORAGE_400_FILE_TOO_LARGE" | "STORAGE_400_NO_FILE_SELECTED" | "STORAGE_400_TOO_MANY_FILES" | "STORAGE_500_SERVER" | "REQUEST_400_INVALID" | "REQUEST_404" | "REQUEST_405_METHOD" | "REQUEST_413_TOO_LARGE" | "REQUEST_415_MEDIA_TYPE" | "REQUEST_412_CHANGED" | "REQUEST_422_REUSED" | "REQUEST_428_VERSION" | "REQUEST_429_LIMIT" | "SERVER_500" | "SERVER_503_BUSY" | "SERVER_503_DATABASE" | "SERVER_503_IDENTITY" | "SERVER_503_SHUTDOWN";
        /** @description Seven bits; bit 0 is Sunday. */
        Weekdays: number;
        /**
         * @description Why an answer stands: `said` for this event, `away` by an absence that was said later, or `usual` for a practice without an answer. Absent where none stands.
         * @enum {string}
         */
        WordSource: "said" | "away" | "usual";
        /** @description The absence or usual yes that stands at this event, in its version. An answer that is given over it names it; absent where none stands. */
        Over: string;
        /** @description One person's days away, in all teams. It contains no reason. */
        Absence: {
            id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            weekdays: components["schemas"]["Weekdays"];
            /** @description Who said or last changed it. */
            said_by: components["schemas"]["Answerer"];
            /**
             * Format: date-time
             * @description When its days were said: a change that adds a day is said anew.
             */
            said_at: string;
            /** @description Events to come at which the person is away by it. */
            covers: number;
            version: number;
        };
        /** @description A player comes to the practices of the team's series unless their family says otherwise. */
        UsualYes: {
            team_id: components["schemas"]["Id"];
            membership_id: components["schemas"]["Id"];
            /** Format: date */
            since: string;
            /** Format: date */
            until: string;
            said_by: components["schemas"]["Answerer"];
            /** Format: date-time */
            said_at: string;
            version: number;
            is_paused: components["schemas"]["IsPaused"];
        };
        /** @description Two practices in a row were missed without a word, so that it counts for none to come until the family says it again. */
        IsPaused: boolean;
        /** @description Who may be said to be away; oneself only where a team asks. */
        AbsencePerson: {
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
        };
        /** @description One of the caller's players in a team, and their usual yes there. */
        UsualPlayer: {
            team_id: components["schemas"]["Id"];
            team_name: components["schemas"]["TeamName"];
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            membership_id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
            number: string | null;
            /** @description False where the team's managers want an answer for each practice. */
            takes_usual: boolean;
            /** @description Only while it holds. */
            usual?: components["schemas"]["UsualYes"];
        };
        /** @description Of the caller's children and the caller, those to come and of the last 30 days, by their last day. */
        Absences: {
            items: components["schemas"]["Absence"][];
            people: components["schemas"]["AbsencePerson"][];
            players: components["schemas"]["UsualPlayer"][];
        };
        NewAbsence: {
            people: {
                /** @description Null for oneself. */
                child_id: string | null;
            }[];
            /**
             * Format: date
             * @description One before today counts as today.
             */
            first_day: string;
            /** Format: date */
            last_day: string;
            /** @description All seven by default. */
            weekdays?: components["schemas"]["Weekdays"];
            /** @description Answers the review; nothing changes. */
            dry_run?: boolean;
        };
        AbsenceChange: {
            /** Format: date */
            first_day?: string;
            /** Format: date */
            last_day?: string;
            weekdays?: components["schemas"]["Weekdays"];
            /** @description Answers the review; nothing changes. */
            dry_run?: boolean;
        };
        /** @description An event to come at which somebody is away. */
        AbsenceEvent: {
            team_id: components["schemas"]["Id"];
            team_name: components["schemas"]["TeamName"];
            event_id: components["schemas"]["Id"];
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            starts_local: components["schemas"]["WallClock"];
            membership_id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
        };
        /** @description An event whose answer by hand is replaced by the absence, or stands again without it. */
        AbsenceTurn: {
            team_id: components["schemas"]["Id"];
            team_name: components["schemas"]["TeamName"];
            event_id: components["schemas"]["Id"];
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            starts_local: components["schemas"]["WallClock"];
            membership_id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
            from: components["schemas"]["Answer"];
            to: components["schemas"]["Answer"];
        };
        /** @description An event of several days that the absence covers in part, so that its answer does not change. */
        AbsenceTouch: {
            team_id: components["schemas"]["Id"];
            team_name: components["schemas"]["TeamName"];
            event_id: components["schemas"]["Id"];
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            starts_local: components["schemas"]["WallClock"];
            membership_id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
            days_away: number;
            days: number;
        };
        /** @description What an absence, a change or an end of one does, or would do. */
        AbsenceReview: {
            /** @description What stands then of the absences that the call is about; empty after a dry run. */
            items: components["schemas"]["Absence"][];
            /** @description The number of events to come that they cover. */
            covers: number;
            /** @description The number of teams of these events. */
            teams: number;
            /** @description The first of them, once for each person. */
            events: components["schemas"]["AbsenceEvent"][];
            turns: components["schemas"]["AbsenceTurn"][];
            touches: components["schemas"]["AbsenceTouch"][];
        };
        UsualWish: {
            /**
             * Format: date
             * @description The open season's last day, or 200 days ahead; that is also the default, and the latest.
             */
            until?: string;
        };
        User: {
            id: components["schemas"]["UserId"];
            /** Format: date-time */
            created_at: string;
            role: components["schemas"]["Role"];
            full_name: string;
            first_name: string | null;
            last_name: string | null;
            avatar: string | null;
            is_deleted: boolean;
            time_zone: string | null;
            /** Format: date-time */
            last_release_notes_at: string | null;
            email_address: components["schemas"]["EmailAddress"];
            drip_name: string | null;
            /**
             * @description Of oneself only. Unknown until a date of birth was given; adult from 18.
             * @enum {string}
             */
            age?: "unknown" | "teen" | "adult";
            /** @description Of oneself only. */
            is_email_address_verified?: boolean;
            /** @description Of oneself only. For the coaches of one's children. */
            phone_number?: string | null;
        };
        UserId: string;
        /** @enum {string} */
        Role: "administrator" | "grand_poobah" | "premium" | "squad_member" | "onboarding" | "default";
        /** Format: idn-email */
        EmailAddress: string;
        FirstName: string;
        LastName: string;
        EmailAddressValidationRequest: {
            email_address: components["schemas"]["EmailAddress"];
        };
        EmailAddressValidation: {
            available: boolean;
            /** @enum {string|null} */
            provider: "drip" | "google" | null;
            /** @description The provider's name for people. */
            formatted_provider: string | null;
        };
        UserUpdate: {
            /** @description An IANA zone. */
            time_zone: string;
        };
        UserDateOfBirth: {
            /**
             * Format: date
             * @description A calendar day in the past.
             */
            date_of_birth: string;
            /** @description Of at most five minutes, from the identity provider, with the date given once more after USER_403_DATE_OF_BIRTH: that it is the person who says so. */
            id_token?: string;
        };
        FreshProof: {
            id_token: components["schemas"]["FreshIdToken"];
        };
        /** @description Of at most five minutes, from the identity provider. */
        FreshIdToken: string;
        DataCopy: {
            /** @description The text of a JSON file: a heading for each subject, and plain names. It grows with what is kept. */
            file: string;
        };
        DeletionConsequences: {
            children_erased: components["schemas"]["LostChild"][];
            children_kept: components["schemas"]["KeptChild"][];
            teams_archived: components["schemas"]["LostTeam"][];
            teams_kept: components["schemas"]["KeptTeam"][];
            due_in_days: number;
        };
        LostChild: {
            /** Format: uuid */
            child_id: string;
            first_name: string;
        };
        KeptChild: {
            /** Format: uuid */
            child_id: string;
            first_name: string;
            with: components["schemas"]["Others"];
        };
        LostTeam: {
            /** Format: uuid */
            team_id: string;
            name: string;
        };
        KeptTeam: {
            /** Format: uuid */
            team_id: string;
            name: string;
            with: components["schemas"]["Others"];
        };
        /** @description First names of those who stay. */
        Others: string[];
        AccountDeletion: {
            id_token: components["schemas"]["FreshIdToken"];
            drip_name: string;
            children_erased: components["schemas"]["Uuid"][];
            teams_archived: components["schemas"]["Uuid"][];
        };
        AccountLeaving: {
            /** Format: date-time */
            deletion_due_at: string;
        };
        LeavingAccount: {
            name: string;
            /** Format: date-time */
            deletion_due_at: string;
        };
        AccountKept: {
            undone: boolean;
        };
        MailLinkAnswer: {
            token: string;
            membership_id: components["schemas"]["Id"];
            answer: components["schemas"]["Answer"];
            /** @description Where it is left out, the same answer keeps its note, and another one has none. */
            note?: string | null;
            /** @description Of the answer that was on the page. */
            answer_version: number;
            /** @description The version that was on the page. */
            event_version: number;
            over?: components["schemas"]["Over"];
        };
        MailLinkPage: {
            /** @enum {string} */
            purpose: "answer" | "got_it" | "turn";
            team: {
                name: components["schemas"]["TeamName"];
                colour_one: components["schemas"]["Colour"];
                colour_two: components["schemas"]["Colour"];
            };
            event: components["schemas"]["MailLinkEvent"];
            /** @description What the mail's version changed of what the family knows. */
            changes: components["schemas"]["PartChange"][];
            /** @description Nothing that families are told of changed after the mail. */
            is_newest: boolean;
            /** @description All of the players' families have acknowledged what the mail told. */
            knows: boolean;
            /** @description The answers that are taken now. */
            open: components["schemas"]["Answer"][];
            /** @enum {string|null} */
            closed: "late" | "called_off" | "not_asked" | null;
            players: components["schemas"]["MailLinkPlayer"][];
            /** @description Of a link that was made for a turn: the turns at this event of the family of its players, planned, taken or offered. */
            turns?: components["schemas"]["MyTurn"][];
            /** @description This team's mails to the recipient's address are stopped. */
            mails_stopped: boolean;
        };
        MailLinkEvent: {
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            time_zone: string;
            starts_local: components["schemas"]["WallClock"];
            /** Format: date-time */
            starts_at: string;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            arrive_minutes: number;
            /** @description The venue's name and the detail, as far as there are any. */
            place: string[];
            called_off: {
                reason: components["schemas"]["CallOffReason"];
                note: string | null;
            } | null;
            version: number;
        };
        MailLinkPlayer: {
            membership_id: components["schemas"]["Id"];
            first_name: string;
            number: string | null;
            /**
             * @description What stands.
             * @enum {string|null}
             */
            answer: "yes" | "maybe" | "no" | null;
            /** @description Only in the reply to the call that sent it, since mails are forwarded. */
            note: string | null;
            /** @description By the first name. */
            answered_by?: {
                name: string;
                is_me: boolean;
            };
            /** Format: date-time */
            answered_at: string | null;
            answer_version: number;
            is_for_old_time: boolean;
            source?: components["schemas"]["WordSource"];
            over?: components["schemas"]["Over"];
        };
        MailStop: {
            stopped: boolean;
        };
        MailStopWish: {
            token: string;
            /** @description True if absent; false begins them again. */
            stopped?: boolean;
        };
        /** @description The body of every reply that is not a success. */
        Problem: {
            message_code: components["schemas"]["MessageCode"];
            /** @description Names the log lines of this request. */
            request_id: string;
            /** @description What is wrong with which field, on a validation error. */
            fields?: {
                field: string;
                rule: string;
            }[];
        };
        /**
         * Format: uuid
         * @description In lower case and without a prefix. Other spellings that RFC 9562 reads as the same UUID are refused: ids are compared as text.
         */
        Uuid: string;
        /** @enum {string} */
        CalendarScope: "household" | "child" | "team";
        CalendarLink: {
            id: components["schemas"]["Id"];
            scope: components["schemas"]["CalendarScope"];
            child_id: string | null;
            team_id: string | null;
            /** @description The child's first name or the team's name; null for a household, and where the maker reaches it no more. */
            name: string | null;
            /** @description Only of a link for somebody without an account. */
            guest_name: string | null;
            /** @description The calendar's address, or for a guest the page's. Null for a link that somebody else made, and for one that was made under an earlier signing key, which can only be switched off. */
            link: string | null;
            leaves_out_declined: boolean;
            /**
             * Format: date
             * @description A guest's last day.
             */
            ends_on: string | null;
            /** Format: date-time */
            last_fetched_at: string | null;
            /** @enum {string|null} */
            last_fetched_by: "google" | "apple" | "outlook" | "page" | "other" | null;
            is_mine: boolean;
            version: number;
        };
        CalendarLinks: {
            items: components["schemas"]["CalendarLink"][];
            /** @description Whom the caller looks after or follows. */
            children: {
                child_id: components["schemas"]["Id"];
                first_name: string;
                /**
                 * Format: date
                 * @description The day that is proposed for a guest, the end of the open season; absent for a child whom the caller follows.
                 */
                guests_until?: string;
            }[];
            teams: {
                team_id: components["schemas"]["Id"];
                name: components["schemas"]["TeamName"];
            }[];
        };
        NewCalendarLink: {
            scope: components["schemas"]["CalendarScope"];
            child_id?: components["schemas"]["Id"];
            team_id?: components["schemas"]["Id"];
            guest_name?: string;
            /**
             * Format: date
             * @description A guest's last day, 400 days ahead at most; the proposed one by default.
             */
            ends_on?: string;
            /** @description True by default. */
            leaves_out_declined?: boolean;
        };
        CalendarLinkChange: {
            leaves_out_declined: boolean;
        };
        LookToken: {
            token: string;
        };
        LookEvent: {
            id: components["schemas"]["Id"];
            team_name: components["schemas"]["TeamName"];
            kind: components["schemas"]["EventKind"];
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            time_zone: string;
            starts_local: components["schemas"]["WallClock"];
            ends_local: components["schemas"]["WallClock"];
            arrive_minutes: number;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            /** Format: date-time */
            starts_at: string;
            /** @description The venue and where there: "Riverside, field 7". */
            place: string | null;
            address: string | null;
            /** @enum {string} */
            status: "on" | "called_off";
        };
        /** @description What a guest reads of one child; `is_over` alone where the link shows nothing any more. */
        Look: {
            is_over: boolean;
            first_name?: string;
            /** Format: date */
            today?: string;
            /** @description So many from today on. */
            days?: number;
            events?: components["schemas"]["LookEvent"][];
        };
        /** @description The event as it stands. */
        DingEvent: {
            kind: string;
            title: string;
            opponent: string | null;
            timing: string;
            starts_local: string;
            /** Format: date-time */
            starts_at: string;
            time_zone: string;
        };
        /** @description Ids, and the names that the caller may know today. What was taken back, and who has left, has none. */
        DingAbout: {
            event_id?: components["schemas"]["Id"];
            child_id?: components["schemas"]["Id"];
            huddle_id?: components["schemas"]["Id"];
            /** @description The first name of whoever did it. */
            who?: string;
            /** @description The child's first name. */
            child_name?: string;
            team_name?: string;
            huddle_name?: string;
            /**
             * @description The huddle is a post's.
             * @constant
             */
            is_post?: true;
            event?: components["schemas"]["DingEvent"];
        };
        Ding: {
            id: components["schemas"]["Id"];
            /** @description A newer server may send kinds that an app does not know. */
            kind: string;
            team_id: string | null;
            about: components["schemas"]["DingAbout"];
            /** @description How often it came before it was read. */
            times: number;
            /** Format: date-time */
            last_at: string;
            /** @description It counts for no badge any more. */
            is_seen: boolean;
            is_read: boolean;
        };
        Dings: {
            items: components["schemas"]["Ding"][];
            /** @description What the next page's `after` is; null on the last page. */
            next_after: string | null;
        };
        /** @description Either some, or all up to a moment. */
        ReadDings: {
            ding_ids?: components["schemas"]["Id"][];
            /** Format: date-time */
            up_to?: string;
        };
        MailKindStop: {
            /** @constant */
            stopped: true;
        };
        /** @description In the caller's zone. */
        LocalTime: string;
        RingSettings: {
            /**
             * @description Which messages ring.
             * @enum {string}
             */
            talk: "all" | "named" | "none";
            /** @description Whether posts of staff ring. Comments ring as messages do. */
            posts: boolean;
            /** @description Nothing of talk rings in the quiet hours. */
            is_quiet: boolean;
            quiet_from: components["schemas"]["LocalTime"];
            quiet_to: components["schemas"]["LocalTime"];
            /**
             * @description The summary by mail.
             * @enum {string}
             */
            digest: "daily" | "never";
            muted_mails?: components["schemas"]["MutedMails"];
            version: number;
        };
        NewRingSettings: {
            /** @enum {string} */
            talk: "all" | "named" | "none";
            /** @description Stays as it is without, so that an older page keeps working. */
            posts?: boolean;
            /** @description Nothing of talk rings in the quiet hours. */
            is_quiet: boolean;
            quiet_from: components["schemas"]["LocalTime"];
            quiet_to: components["schemas"]["LocalTime"];
            /** @enum {string} */
            digest: "daily" | "never";
            muted_mails?: components["schemas"]["MutedMails"];
        };
        /** @description What is not mailed: reminders to answer, and messages and posts in the daily summary. Mails about changes, invitations and the account always come. Stays as it is if left out, so that an older page keeps working. */
        MutedMails: ("answers" | "messages" | "posts")[];
        StoppedTeam: {
            team_id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
        };
        StoppedMail: {
            teams: components["schemas"]["StoppedTeam"][];
        };
        DripName: string;
        DripNameValidationRequest: {
            drip_name: components["schemas"]["DripName"];
        };
        DripNameValidation: {
            contains_profanity: boolean;
            available: boolean;
            /** @description Three free names, checked, when the name is taken. */
            suggestions?: components["schemas"]["DripName"][];
        };
        UserDetails: {
            drip_name: components["schemas"]["DripName"];
            first_name?: components["schemas"]["FirstName"];
            last_name?: components["schemas"]["LastName"];
        };
        DutyName: string;
        /** @enum {string} */
        DutySign: "snacks" | "drinks" | "kit" | "score" | "line" | "field" | "photos" | "other";
        /** @description How many families do it at each event. */
        DutyFamilies: number;
        /** @description The kinds of events that it is for. */
        DutyKinds: components["schemas"]["EventKind"][];
        /**
         * @description At home or away alone; null for both.
         * @enum {string|null}
         */
        DutySide: "home" | "away" | null;
        TurnSlot: number;
        /**
         * @description `open`: nobody's. `planned`: given by Drip; the family has not agreed yet. `taken`: the family agreed, or staff set it. `offered`: the family cannot, and whoever takes it first has it. `off`: not needed at this event.
         * @enum {string}
         */
        TurnState: "open" | "planned" | "taken" | "offered" | "off";
        /** @description 0 for a turn that nobody has touched yet. */
        TurnVersion: number;
        NewDuty: {
            name: components["schemas"]["DutyName"];
            sign: components["schemas"]["DutySign"];
            families: components["schemas"]["DutyFamilies"];
            kinds: components["schemas"]["DutyKinds"];
            side?: components["schemas"]["DutySide"];
            /** @description At this event alone. It is never shared out. */
            event_id?: components["schemas"]["Id"];
            /** @description True if absent. False: for families alone that put themselves down. */
            is_for_all?: boolean;
            /** @description True if absent: families of coaches and managers are given no turns. */
            spares_staff?: boolean;
        };
        DutyChange: {
            name?: components["schemas"]["DutyName"];
            sign?: components["schemas"]["DutySign"];
            families?: components["schemas"]["DutyFamilies"];
            kinds?: components["schemas"]["DutyKinds"];
            side?: components["schemas"]["DutySide"];
            is_for_all?: boolean;
            spares_staff?: boolean;
        };
        Duty: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DutyName"];
            sign: components["schemas"]["DutySign"];
            families: components["schemas"]["DutyFamilies"];
            kinds: components["schemas"]["DutyKinds"];
            /**
             * @description Absent for both.
             * @enum {string}
             */
            side?: "home" | "away";
            event_id?: components["schemas"]["Id"];
            is_for_all: boolean;
            spares_staff: boolean;
            /**
             * Format: date-time
             * @description Since then its turns are given out and evened out every night. Absent: a list to sign up on.
             */
            shared_at?: string;
            /** @description For `If-Match`. */
            version: number;
            /** @description For staff, of a duty that can be shared out and is not yet. */
            plan?: components["schemas"]["SharePlan"];
        };
        /** @description What sharing it out now would do. */
        SharePlan: {
            /** @description The season's events that are still to come. */
            events: number;
            /** @description Those who would take turns. */
            families: number;
            /** @description Those that would be given. */
            turns: number;
            /** @description The fewest turns that one of these families would have, with its other duties. */
            least: number;
            most: number;
            /** @description For `plan_tag`. */
            tag: string;
        };
        /** @description The team's duties, with the turns of its open season. */
        DutyBook: {
            /** @description Those that go on, by the order in which they were added, those of one event alone last. */
            duties: components["schemas"]["Duty"][];
            /** @description The events of the turns, in their order. */
            events: components["schemas"]["DutyEvent"][];
            /** @description Of each event and duty one for every slot, also those that nobody has. Past ones where somebody had them. */
            turns: components["schemas"]["DutyTurn"][];
            /** @description Those who take turns, whoever had fewest first. Families of spots are read by staff alone. */
            families: components["schemas"]["DutyFamily"][];
            /** @description Families that are out of a duty for all, or in one for volunteers: the caller's own, and for staff everybody's. */
            choices: components["schemas"]["DutyChoice"][];
            /**
             * Format: date-time
             * @description For staff, while the last *Share out* can be undone.
             */
            undo_until?: string;
        };
        DutyEvent: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EventKind"];
            title: string;
            opponent?: string;
            /** @enum {string} */
            side?: "home" | "away" | "neutral";
            /** Format: date */
            first_day: string;
            starts_local: components["schemas"]["WallClock"];
            timing: components["schemas"]["EventTiming"];
            /** @enum {boolean} */
            is_over?: true;
            /** @enum {boolean} */
            is_called_off?: true;
        };
        DutyTurn: {
            event_id: components["schemas"]["Id"];
            duty_id: components["schemas"]["Id"];
            slot: components["schemas"]["TurnSlot"];
            state: components["schemas"]["TurnState"];
            /** @description The player whose family has it, or gives it away. */
            membership_id?: components["schemas"]["Id"];
            version: components["schemas"]["TurnVersion"];
        };
        DutyFamily: {
            players: string[];
            /** @description In the order of `players`. */
            membership_ids: components["schemas"]["Id"][];
            /** @description Of the open season, past ones included. */
            turns: number;
            to_come: number;
            /**
             * @description One of its players is the caller or a child of theirs.
             * @enum {boolean}
             */
            is_own?: true;
            /**
             * @description Nobody has joined yet, so it is given nothing.
             * @enum {boolean}
             */
            is_spot?: true;
        };
        DutyChoice: {
            duty_id: components["schemas"]["Id"];
            /** @description The family's players. */
            membership_ids: components["schemas"]["Id"][];
        };
        NewShare: {
            duty_id: components["schemas"]["Id"];
            /** @description The tag of the plan that was on the screen; if the plan has changed, the call is refused with 412. */
            plan_tag: string;
        };
        ChosenDuties: {
            /** @description Duties for all that the family is out of, and those for volunteers that it is in. Replaces what it chose before. */
            duty_ids: components["schemas"]["Id"][];
        };
        TurnMove: {
            duty_id: components["schemas"]["Id"];
            slot: components["schemas"]["TurnSlot"];
            /**
             * @description For the family: `keep` agrees to its turn, or takes it back from being offered; `offer` gives it away; `take` takes one that is open or offered. For staff: `set` makes it a family's, up to 14 days after the event; `off`, not needed; `open`, nobody's.
             * @enum {string}
             */
            move: "keep" | "offer" | "take" | "set" | "off" | "open";
            /** @description Whose family; for `take` and `set`. */
            membership_id?: components["schemas"]["Id"];
            version: components["schemas"]["TurnVersion"];
        };
        EventDuty: {
            duty_id: components["schemas"]["Id"];
            name: components["schemas"]["DutyName"];
            sign: components["schemas"]["DutySign"];
            slots: components["schemas"]["EventTurn"][];
        };
        EventTurn: {
            slot: components["schemas"]["TurnSlot"];
            state: components["schemas"]["TurnState"];
            version: components["schemas"]["TurnVersion"];
            membership_id?: components["schemas"]["Id"];
            /** @description The player whose family has it. */
            name?: string;
            /**
             * @description It is the caller's family's turn.
             * @enum {boolean}
             */
            is_own?: true;
            /** @description For the family and staff, of a planned turn. */
            why?: components["schemas"]["TurnReason"];
            /** @description Set if the caller's family could take it: the player to send with `take`. */
            take_as?: components["schemas"]["Id"];
            gives?: components["schemas"]["TurnInReturn"];
        };
        /**
         * @description `fewest`: the family with fewest turns. `evened`: moved to it so that all have about as many. `only`: nobody else comes.
         * @enum {string}
         */
        TurnReason: "fewest" | "evened" | "only";
        /** @description Of an offered turn that the caller's family could take: its own next planned turn, which the other family then gets. */
        TurnInReturn: {
            event_id: components["schemas"]["Id"];
            /** Format: date */
            first_day: string;
            name: components["schemas"]["DutyName"];
        };
        /** @description A turn of the player's family, which this player stands for. */
        MyTurn: {
            duty_id: components["schemas"]["Id"];
            name: components["schemas"]["DutyName"];
            sign: components["schemas"]["DutySign"];
            slot: components["schemas"]["TurnSlot"];
            state: components["schemas"]["TurnState"];
            version: components["schemas"]["TurnVersion"];
        };
        MailLinkTurn: {
            token: string;
            duty_id: components["schemas"]["Id"];
            slot: components["schemas"]["TurnSlot"];
            /** @enum {string} */
            move: "keep" | "offer";
            version: components["schemas"]["TurnVersion"];
        };
        Id: string;
        ChildFirstName: string;
        LastInitial: string;
        /** @description An adult, as people of a circle or team see each other. */
        Person: {
            user_id: components["schemas"]["UserId"];
            name: string;
            drip_name: string | null;
            avatar: string | null;
        };
        Guardian: {
            user_id: components["schemas"]["UserId"];
            name: string;
            drip_name: string | null;
            is_me: boolean;
            /** Format: date-time */
            since?: string;
            /** @description The name of who let them in. */
            let_in_by?: string | null;
            /**
             * Format: date-time
             * @description Only where the caller may.
             */
            may_take_back_until?: string;
            /** @description Names of the people whom they let in, who would be removed as well. */
            takes_along?: string[];
            /** @description Whether the caller may ask to end their access. */
            may_request_removal?: boolean;
            /** @description A guardian asked to end their access; for guardians alone. */
            removal?: {
                request_id: components["schemas"]["Id"];
                requested_by_name: string;
                /** @description Whether the caller asked. */
                is_mine: boolean;
                /** Format: date-time */
                ends_at: string;
            };
        };
        Follower: {
            user_id: components["schemas"]["UserId"];
            name: string;
            drip_name: string | null;
            /** Format: date-time */
            since: string;
        };
        ChildTeam: {
            id: components["schemas"]["Id"];
            name: string;
            colour_one?: components["schemas"]["Colour"];
            colour_two?: components["schemas"]["Colour"];
            membership_id: components["schemas"]["Id"];
            number: string | null;
        };
        OpenCircleRequest: {
            request_id: components["schemas"]["Id"];
            user_id: components["schemas"]["UserId"];
            name: string;
            /** @enum {string} */
            wish: "guardian" | "follower";
            /** @enum {string} */
            origin: "link" | "spot" | "staff";
            /** @description Whoever made the link is no longer a guardian of the child. */
            has_link_maker_left: boolean;
            /** Format: date-time */
            created_at: string;
        };
        /** @description What the viewer may not see is absent, never null. Other families do not see the name of a child that is shown by number. */
        Child: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["ChildFirstName"];
            last_initial?: components["schemas"]["LastInitial"];
            /** Format: date */
            date_of_birth?: string;
            /** @enum {string} */
            shown_as?: "name" | "number";
            /** @description Yes only when every guardian said yes. */
            may_be_photographed?: boolean;
            my_photo_consent?: boolean;
            guardians?: components["schemas"]["Guardian"][];
            followers?: components["schemas"]["Follower"][];
            /** @description Requests to guard or follow the child. */
            requests?: components["schemas"]["OpenCircleRequest"][];
            teams: components["schemas"]["ChildTeam"][];
            is_frozen?: boolean;
            version?: number;
        };
        Family: {
            children: components["schemas"]["Child"][];
            following: components["schemas"]["Child"][];
            /** @description Deleted profiles of the caller's children that can be restored; absent if there are none. */
            taken_down?: components["schemas"]["TakenDown"][];
        };
        TakenDown: {
            id: components["schemas"]["Id"];
            first_name: components["schemas"]["ChildFirstName"];
            /** Format: date-time */
            deletion_due_at: string;
        };
        NewChild: {
            first_name: components["schemas"]["ChildFirstName"];
            last_initial: components["schemas"]["LastInitial"];
            /** Format: date */
            date_of_birth: string;
            /**
             * @description The text that the guardian agreed to.
             * @enum {string}
             */
            statement_version: "1";
        };
        ChildChange: {
            first_name?: components["schemas"]["ChildFirstName"];
            last_initial?: components["schemas"]["LastInitial"];
            /** Format: date */
            date_of_birth?: string;
            /** @enum {string} */
            shown_as?: "name" | "number";
        };
        ChildDeletion: {
            /** Format: date-time */
            deletion_due_at: string;
        };
        PhotoConsent: {
            allowed: boolean;
            /** @enum {string} */
            text_version: "1";
        };
        Endings: {
            ended: components["schemas"]["UserId"][];
        };
        Ending: {
            /** @constant */
            ended: true;
        };
        CircleDecision: {
            /** @enum {string} */
            decision: "approved" | "declined";
            /** @description Tells support about whoever asks. */
            report?: boolean;
        };
        PhoneNumberChange: {
            phone_number: string | null;
        };
        /** @description Something that waits for the caller. `join_request`: one for each team with requests, with their count. `circle_request`: somebody asks to look after or follow a child. `look_alike`: a second player of a child's name came into a team. `invitation`: to the caller's address, or one that they opened. `asked`: a request of their own. `resting`: nobody living manages a team that the caller coaches. `take_over`: a coach, whom it names, asks to take over a team that the caller manages; without a name, the caller may take over now. `answer_wanted`: answers for an event are missing, with their count. `report`: messages of a team that the caller manages were reported, with their count. `change`: an event changed, or was called off, since the caller's family last looked. `away`: another guardian, whom it names, said or changed when a child of the caller's is away. `usual_ended`: a player of the caller's missed two practices in a row without a word, so the usual yes in its version is paused. `silent_device`: a device of the caller's acknowledges no pushes any more; its dismissal removes the device. `call_list`: families do not know yet that an event of a team whose staff the caller is on was called off, moved or put back on, with their count; it goes once they know. `poll`: a poll that staff reminded of, or that closes within 24 hours, in which neither the caller nor another guardian of their players has voted. `ride`: a ride of a player of the caller's, or the caller's own car, waits for an answer. `turn`: a turn of a family of the caller's within eight days, to which it has not agreed. `guardian_removal`: another guardian, whom it names, asked to end the caller's access to a child. */
        WaitingItem: {
            /** @enum {string} */
            kind: "join_request" | "circle_request" | "look_alike" | "invitation" | "asked" | "resting" | "take_over" | "answer_wanted" | "report" | "change" | "away" | "usual_ended" | "silent_device" | "call_list" | "poll" | "ride" | "turn" | "guardian_removal";
            /** @description The same for the same thing. */
            id: string;
            /** Format: date-time */
            created_at: string;
            count?: number;
            team_id?: components["schemas"]["Id"];
            team_name?: string;
            colour_one?: components["schemas"]["Colour"];
            colour_two?: components["schemas"]["Colour"];
            child_id?: components["schemas"]["Id"];
            child_first_name?: components["schemas"]["ChildFirstName"];
            child_last_initial?: components["schemas"]["LastInitial"];
            /** @description The newcomer's, of the player whose usual yes is paused, or whose family's turn it is. */
            membership_id?: components["schemas"]["Id"];
            person_name?: string;
            request_id?: components["schemas"]["Id"];
            invitation_id?: components["schemas"]["Id"];
            invitation_kind?: components["schemas"]["InvitationKind"];
            /** @enum {string} */
            wish?: "guardian" | "follower";
            /** @description Set if whoever made the link is no longer a guardian of the child. */
            has_link_maker_left?: boolean;
            event_id?: components["schemas"]["Id"];
            /** @description Set if the changed event is called off. */
            is_called_off?: boolean;
            /** @description Set if the change put the event back on. */
            is_back_on?: boolean;
            event_title?: string;
            starts_local?: components["schemas"]["WallClock"];
            /**
             * Format: date-time
             * @description The same moment.
             */
            starts_at?: string;
            /** @description The event's. */
            time_zone?: string;
            absence_id?: components["schemas"]["Id"];
            /** Format: date */
            first_day?: string;
            /** Format: date */
            last_day?: string;
            weekdays?: components["schemas"]["Weekdays"];
            /** @description Of the usual yes, for `If-Match`, or of the turn. */
            version?: number;
            duty_id?: components["schemas"]["Id"];
            duty_name?: components["schemas"]["DutyName"];
            duty_sign?: components["schemas"]["DutySign"];
            slot?: components["schemas"]["TurnSlot"];
            /** @description As the device was registered: Chrome on Android. */
            device_label?: string;
            /**
             * Format: date-time
             * @description The earlier of the old and the new arrival.
             */
            arrives_at?: string;
            /** @description The post with the poll. */
            card_id?: components["schemas"]["Id"];
            /** @description The beginning of the post. Absent if it names somebody. */
            question?: string;
            /**
             * Format: date-time
             * @description When the poll closes. Absent if it does not.
             */
            closes_at?: string;
            /**
             * Format: date-time
             * @description When the caller's access ends.
             */
            ends_at?: string;
            /** @description Of the change that the families do not know, for `told`. */
            notice_version?: number;
            ways?: components["schemas"]["RideWays"];
            /**
             * @description `driver_open_again`: the caller's own car, agreed to another time or place.
             * @enum {string}
             */
            ride_state?: "offered" | "open_again" | "wanted" | "needs_company" | "driver_open_again";
            driver_id?: components["schemas"]["UserId"];
            /** @description The first name. */
            driver_name?: string;
            event_version?: number;
            /** @description When the car leaves. */
            leaves_local?: components["schemas"]["WallClock"];
            /** @description The start to which the family or the driver had agreed; the end where it is the way back alone. */
            agreed_local?: components["schemas"]["WallClock"];
            /** @description What it is now. */
            now_local?: components["schemas"]["WallClock"];
            /** @description Who do not know, with their phone numbers. Never kept by a device. */
            families?: components["schemas"]["ReceiptFamily"][];
        };
        WaitingDismissal: {
            /** @description As the list tells it. */
            id: string;
        };
        WaitingList: {
            items: components["schemas"]["WaitingItem"][];
        };
        PostText: string;
        PollOption: string;
        /** @description The number of an option; 1 is the first. */
        Pick: number;
        /** @description The event that a post is about, as it is now. */
        CardEvent: {
            event_id: components["schemas"]["Id"];
            kind: components["schemas"]["EventKind"];
            title: string;
            opponent: string | null;
            timing: components["schemas"]["EventTiming"];
            starts_local: string;
            time_zone: string;
            /** @enum {string} */
            status: "on" | "called_off";
        };
        Poll: {
            options: string[];
            /** @description How many people picked each option. */
            counts: number[];
            /** @description How many people voted. */
            voters: number;
            /** @description More than one option can be picked. */
            is_multiple: boolean;
            /** @description Everybody sees who voted for what, not only staff. */
            shows_voters: boolean;
            /** Format: date-time */
            closes_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed by hand.
             */
            closed_at: string | null;
        };
        /** @description What only the caller has on it; in lists and replies, never in the stream. */
        OwnCard: {
            read_seq: components["schemas"]["Seq"];
            /** Format: date-time */
            muted_until: string | null;
            /** @enum {string|null} */
            cheer: "clap" | "fire" | "heart" | "laugh" | "wow" | "strong" | null;
            picks: components["schemas"]["Pick"][];
        };
        /** @description Of staff alone. The author is not counted. */
        CardReaders: {
            seen: number;
            of: number;
            to_remind?: components["schemas"]["ToRemind"];
        };
        /** @description Whom a reminder would reach: while a poll is open who has not voted, else who has not seen the post, and has nobody at home who did. Absent if there is nobody, in the first hour of a post, and until it may be reminded of again. */
        ToRemind: {
            for: components["schemas"]["ReminderFor"];
            people: number;
            /** @description Null if one of them reads for no child. */
            families: number | null;
        };
        /**
         * @description Who has not seen the post, or not voted.
         * @enum {string}
         */
        ReminderFor: "seen" | "vote";
        /** @description A post with its comments. Its id is also that of its huddle and of the post's message: comments, cheers, deletion, reports and muting are calls of that huddle, in which the post has the number 1. */
        FeedCard: {
            card_id: components["schemas"]["Id"];
            team_id: components["schemas"]["Id"];
            author_id: components["schemas"]["UserId"];
            /** @description The author was a coach or manager when it was posted. */
            as_staff: boolean;
            /** Format: date-time */
            posted_at: string;
            /** @description Empty once it was deleted. */
            text: string;
            mentions: components["schemas"]["Mentions"];
            cheers: components["schemas"]["CheerCounts"];
            is_edited: boolean;
            withdrawn_as: components["schemas"]["WithdrawnAs"];
            /** Format: date-time */
            withdrawn_at: string | null;
            is_pinned: boolean;
            takes_comments: boolean;
            /**
             * @description As what somebody closed the comments; absent while they are open. What staff closed only staff open again.
             * @enum {string}
             */
            comments_closed_as?: "author" | "staff";
            comments: number;
            last_seq: components["schemas"]["Seq"];
            last?: components["schemas"]["LastMessage"];
            event?: components["schemas"]["CardEvent"];
            poll?: components["schemas"]["Poll"];
            mine?: components["schemas"]["OwnCard"];
            readers?: components["schemas"]["CardReaders"];
        };
        /** @description A team whose feed the caller reads. */
        FeedTeam: {
            team_id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            is_staff: boolean;
            may_post: boolean;
            /** @description How many people read its posts, the caller included; null for who may not post. */
            readers: number | null;
            as_of: components["schemas"]["ClockNumber"];
        };
        Feed: {
            /** @description The newest first. The first page also has the pinned ones, three of each team at most. */
            cards: components["schemas"]["FeedCard"][];
            teams: components["schemas"]["FeedTeam"][];
            /** @description Authors, who is named, and authors of last comments. An erased account is absent. */
            people: components["schemas"]["HuddlePerson"][];
            /** @description Those of them whom the caller has blocked. */
            blocked: components["schemas"]["UserId"][];
            next_after: string | null;
        };
        NewPoll: {
            options: components["schemas"]["PollOption"][];
            is_multiple: boolean;
            shows_voters: boolean;
            /**
             * Format: date-time
             * @description At most 60 days from now.
             */
            closes_at: string | null;
        };
        NewCard: {
            /** @description Made by the device. */
            card_id: components["schemas"]["Uuid"];
            text: components["schemas"]["PostText"];
            mentions?: components["schemas"]["Mentions"];
            event_id?: components["schemas"]["Id"];
            poll?: components["schemas"]["NewPoll"];
            /** @description A post of staff that sends no push. */
            is_quiet?: boolean;
        };
        /** @description Exactly one of text, is_pinned, takes_comments and is_poll_closed; `mentions` only with `text`. */
        CardChange: {
            text?: components["schemas"]["PostText"];
            mentions?: components["schemas"]["Mentions"];
            is_pinned?: boolean;
            takes_comments?: boolean;
            /**
             * @description A closed poll stays closed.
             * @constant
             */
            is_poll_closed?: true;
        };
        CardsSeen: {
            /** @description Cards that were in sight for a second; none if only Home was opened. */
            cards: {
                team_id: components["schemas"]["Id"];
                card_id: components["schemas"]["Id"];
            }[];
            /** @description Home was opened: what was posted until now counts for no badge any more. */
            is_home?: boolean;
        };
        Vote: {
            /** @description None takes the vote back. */
            picks: components["schemas"]["Pick"][];
        };
        Voters: {
            voters: {
                user_id: components["schemas"]["UserId"];
                picks: components["schemas"]["Pick"][];
            }[];
            people: components["schemas"]["HuddlePerson"][];
        };
        WhoHasSeen: {
            readers: {
                user_id: components["schemas"]["UserId"];
                has_seen: boolean;
                /** @description By another guardian of one of their players. */
                is_seen_at_home: boolean;
                has_voted: boolean;
                is_voted_at_home: boolean;
            }[];
            people: components["schemas"]["HuddlePerson"][];
        };
        CardReminder: {
            for: components["schemas"]["ReminderFor"];
        };
        Reminded: {
            /** @description People. Of a family where one has seen it or voted, nobody is reminded. */
            reminded: number;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            status: components["schemas"]["DatabaseStatus"];
        };
        /**
         * @description read_only while the database has no server that accepts writes. What signed-in people read is still served; what they write is answered 503.
         * @enum {string}
         */
        DatabaseStatus: "ok" | "read_only";
        ServerHealth: {
            status: components["schemas"]["DatabaseStatus"];
            /** @description The version of the time zone data with which the server computes events' instants, such as 2025c. */
            zone_data: string;
        };
        /** @enum {string} */
        HuddleKind: "team" | "staff" | "event" | "group" | "card";
        /** @enum {string} */
        Cheer: "clap" | "fire" | "heart" | "laugh" | "wow" | "strong";
        /** @description A message's number in its huddle, without gaps from 1; 0 is before the first. */
        Seq: number;
        /** @description The team's count of changes. Whoever has read up to one has read everything at or below it. */
        ClockNumber: number;
        HuddleTitle: string;
        MessageText: string;
        /** @description Who is named. The text contains each as `@{user_id}`. */
        Mentions: components["schemas"]["UserId"][];
        /** @enum {string} */
        TalkStanding: "manager" | "coach" | "player" | "guardian";
        HuddlePerson: {
            team_id: components["schemas"]["Id"];
            user_id: components["schemas"]["UserId"];
            shown_name: string;
            drip_name: string | null;
            avatar: string | null;
            /**
             * @description The strongest in that team; null for somebody who has left it.
             * @enum {string|null}
             */
            standing: "manager" | "coach" | "player" | "guardian" | null;
        };
        /** @description The last message that the caller may read; absent before the first. */
        LastMessage: {
            seq: components["schemas"]["Seq"];
            author_id: components["schemas"]["UserId"];
            /** @description Its beginning; null if it was taken back or its author is folded away. */
            text: string | null;
            /** Format: date-time */
            made_at: string;
            withdrawn_as: components["schemas"]["WithdrawnAs"];
        };
        /** @enum {string|null} */
        WithdrawnAs: "author" | "guardian" | "staff" | "support" | null;
        Huddle: {
            id: components["schemas"]["Id"];
            team_id: components["schemas"]["Id"];
            kind: components["schemas"]["HuddleKind"];
            name: string;
            /** @description A group's own. */
            title: string | null;
            /** @description A group that the caller started and may close. */
            is_mine: boolean;
            /** @description It can be read, but nothing more can be said. */
            is_over: boolean;
            last?: components["schemas"]["LastMessage"];
            last_seq: components["schemas"]["Seq"];
            read_seq: components["schemas"]["Seq"];
            /** @description 100 means 100 or more. */
            unread: number;
            /** Format: date-time */
            muted_until: string | null;
            /** @description How many people read it, the caller included. */
            readers: number;
            event_id: string | null;
            /** @description Raised by each change of a group's title and people. */
            version: number;
        };
        /** @description As it stands in the list, where its readers are not counted. */
        ListedHuddle: {
            id: components["schemas"]["Id"];
            team_id: components["schemas"]["Id"];
            kind: components["schemas"]["HuddleKind"];
            name: string;
            /** @description A group's own. */
            title: string | null;
            /** @description A group that the caller started and may close. */
            is_mine: boolean;
            /** @description It can be read, but nothing more can be said. */
            is_over: boolean;
            last?: components["schemas"]["LastMessage"];
            last_seq: components["schemas"]["Seq"];
            read_seq: components["schemas"]["Seq"];
            /** @description 100 means 100 or more. */
            unread: number;
            /** Format: date-time */
            muted_until: string | null;
            event_id: string | null;
            /** @description Raised by each change of a group's title and people. */
            version: number;
        };
        TeamNumber: {
            team_id: components["schemas"]["Id"];
            at: components["schemas"]["ClockNumber"];
        };
        Huddles: {
            huddles: components["schemas"]["ListedHuddle"][];
            /** @description The authors of the last messages, and who sits in the groups. */
            people: components["schemas"]["HuddlePerson"][];
            /** @description The numbers of the teams' clocks when the list was read. */
            as_of: components["schemas"]["TeamNumber"][];
        };
        NewGroup: {
            title?: components["schemas"]["HuddleTitle"];
            user_ids: components["schemas"]["UserId"][];
        };
        GroupChange: {
            title: string | null;
        };
        NewSeats: {
            user_ids: components["schemas"]["UserId"][];
        };
        HuddleDone: {
            /** @constant */
            done: true;
        };
        Reader: {
            user_id: components["schemas"]["UserId"];
            standing: components["schemas"]["TalkStanding"];
            /** @description The players whom a guardian looks after, as the roster shows them to the caller. */
            of: string[];
        };
        Readers: {
            readers: components["schemas"]["Reader"][];
            people: components["schemas"]["HuddlePerson"][];
        };
        CheerCounts: {
            clap?: number;
            fire?: number;
            heart?: number;
            laugh?: number;
            wow?: number;
            strong?: number;
        };
        Message: {
            seq: components["schemas"]["Seq"];
            message_id: components["schemas"]["Id"];
            changed: components["schemas"]["ClockNumber"];
            author_id: components["schemas"]["UserId"];
            /** @description Empty once it was taken back. */
            text: string;
            mentions: components["schemas"]["Mentions"];
            /** @description The number of the message that it answers. */
            reply_to: number | null;
            cheers: components["schemas"]["CheerCounts"];
            /**
             * @description The caller's own; in lists and replies, never in the stream.
             * @enum {string|null}
             */
            my_cheer?: "clap" | "fire" | "heart" | "laugh" | "wow" | "strong" | null;
            /** Format: date-time */
            made_at: string;
            is_edited: boolean;
            withdrawn_as: components["schemas"]["WithdrawnAs"];
        };
        Thread: {
            messages: components["schemas"]["Message"][];
            /** @description Answered messages that are not in `messages`. One that is in neither was said before the caller came, or is too old. */
            quoted: components["schemas"]["Message"][];
            people: components["schemas"]["HuddlePerson"][];
            last_seq: components["schemas"]["Seq"];
            read_seq: components["schemas"]["Seq"];
            as_of: components["schemas"]["ClockNumber"];
            /** @description Nothing more lies in the direction that was asked for; for `changed_since`, up to `as_of`. */
            is_whole: boolean;
        };
        NewMessage: {
            /** @description Made by the device. */
            message_id: components["schemas"]["Uuid"];
            text: components["schemas"]["MessageText"];
            mentions?: components["schemas"]["Mentions"];
            reply_to?: number;
            /** @description Of a group, as it was shown; refused with 412 if its people changed since. */
            huddle_version?: number;
        };
        MessageChange: {
            text: components["schemas"]["MessageText"];
            mentions?: components["schemas"]["Mentions"];
        };
        MessageVersion: {
            number: number;
            text: string;
            /** Format: date-time */
            until: string;
        };
        MessageVersions: {
            versions: components["schemas"]["MessageVersion"][];
        };
        NewCheer: {
            cheer: components["schemas"]["Cheer"];
        };
        Cheers: {
            cheers: {
                user_id: components["schemas"]["UserId"];
                cheer: components["schemas"]["Cheer"];
            }[];
            people: components["schemas"]["HuddlePerson"][];
        };
        MarkerChange: {
            read_seq?: components["schemas"]["Seq"];
            /** Format: date-time */
            muted_until?: string | null;
        };
        Search: {
            text: string;
            team_id?: components["schemas"]["Id"];
            after?: string;
        };
        Hits: {
            hits: {
                team_id: components["schemas"]["Id"];
                huddle_id: components["schemas"]["Id"];
                message: components["schemas"]["Message"];
            }[];
            people: components["schemas"]["HuddlePerson"][];
            next_after: string | null;
        };
        /** @enum {string} */
        InvitationKind: "team" | "spot" | "guardian" | "follower";
        Invitation: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["InvitationKind"];
            roles: components["schemas"]["TeamRole"][];
            /** @description Opens /app/join; a link without an address only lets people ask. */
            link: string;
            /** @description Eight letters; only of an invitation that is shared. */
            code: string | null;
            uses: number;
            max_uses: number;
            /** Format: date-time */
            expires_at: string;
            /** @description Until it is used. */
            email_address: string | null;
            membership_id?: components["schemas"]["Id"];
            /** @enum {string} */
            state: "open" | "used" | "expired" | "withdrawn";
            /** Format: date-time */
            created_at: string;
        };
        Invitations: {
            items: components["schemas"]["Invitation"][];
            next_after: string | null;
        };
        NewTeamInvitation: {
            roles: components["schemas"]["TeamRole"][];
            is_shared: boolean;
            max_uses?: number;
            days: number;
            email_address?: components["schemas"]["EmailAddress"];
            /** @description One more address for a spot. */
            membership_id?: components["schemas"]["Id"];
        };
        NewChildInvitation: {
            /** @enum {string} */
            kind: "guardian" | "follower";
            email_address?: components["schemas"]["EmailAddress"];
        };
        InvitationRenewal: {
            days: number;
        };
        InvitationEnd: {
            /** @constant */
            ended: true;
        };
        Token: string;
        InvitationToken: {
            token: components["schemas"]["Token"];
        };
        /** @description One of the three. */
        InvitationKey: {
            token?: components["schemas"]["Token"];
            code?: components["schemas"]["Code"];
            invitation_id?: components["schemas"]["Id"];
        };
        Code: string;
        InvitingTeam: {
            name: components["schemas"]["TeamName"];
            sport: string;
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
        };
        InvitationPreview: {
            kind: components["schemas"]["InvitationKind"];
            team?: components["schemas"]["InvitingTeam"];
            /** @description A first name. */
            from: string;
            roles: components["schemas"]["TeamRole"][];
            /** @description Somebody inside has to nod. */
            needs_approval: boolean;
            /** @description By the token of a mail only. */
            email_address?: string;
            /** @description By the token of a mail only. */
            child_first_name?: string;
        };
        InvitationOffer: {
            invitation_id: components["schemas"]["Id"];
            kind: components["schemas"]["InvitationKind"];
            team?: components["schemas"]["InvitingTeam"];
            /** @description A first name. */
            from: string;
            roles: components["schemas"]["TeamRole"][];
            needs_approval: boolean;
            /** @description Only where the invitation bears the caller's address. */
            child_first_name?: string;
            my_children: {
                child_id: components["schemas"]["Id"];
                first_name: components["schemas"]["ChildFirstName"];
                last_initial: components["schemas"]["LastInitial"];
                state: components["schemas"]["OfferState"];
            }[];
            my_state: components["schemas"]["OfferState"];
        };
        /** @enum {string} */
        OfferState: "free" | "asked" | "in";
        /** @description One of token, code and invitation_id. */
        InvitationAcceptance: {
            token?: components["schemas"]["Token"];
            code?: components["schemas"]["Code"];
            invitation_id?: components["schemas"]["Id"];
            for: {
                /** @enum {string} */
                kind: "self" | "child" | "new_child";
                child_id?: components["schemas"]["Id"];
                first_name?: components["schemas"]["ChildFirstName"];
                last_initial?: components["schemas"]["LastInitial"];
                /** Format: date */
                date_of_birth?: string;
                /** @enum {string} */
                statement_version?: "1";
            }[];
        };
        InvitationOutcomes: {
            results: {
                /** @enum {string} */
                outcome: "joined" | "asked" | "guarding" | "following";
                child_id: string | null;
            }[];
            /** @description Where one may go now. */
            team_id: string | null;
        };
        DeclinedInvitation: {
            token: components["schemas"]["Token"];
            /** @description No more mail from this team or family to this address. */
            block?: boolean;
        };
        InvitationDecline: {
            /** @constant */
            declined: true;
        };
        LiveEvent: components["schemas"]["LiveHello"] | components["schemas"]["LiveMessage"] | components["schemas"]["LiveHuddle"] | components["schemas"]["LiveCard"] | components["schemas"]["LiveSchedule"] | components["schemas"]["LiveSeen"] | components["schemas"]["LiveBye"];
        /** @description `event: hello`, the first one. */
        LiveHello: {
            /**
             * Format: date-time
             * @description The end of the token and of the stream.
             */
            until: string;
            /** @description The number of each team from which this stream tells changes. */
            places: {
                [key: string]: number;
            };
            /** @description Teams of which the caller missed too much. Their lists have to be read anew. */
            reset: components["schemas"]["Id"][];
        };
        /** @description `event: message`. A message that is new or has changed, as it stands now. */
        LiveMessage: {
            team_id: components["schemas"]["Id"];
            at: components["schemas"]["ClockNumber"];
            huddle_id: components["schemas"]["Id"];
            message: components["schemas"]["Message"];
        };
        /** @description `event: huddle`. A huddle that is new, or whose title, people or end has changed; it has to be read anew. */
        LiveHuddle: {
            team_id: components["schemas"]["Id"];
            at: components["schemas"]["ClockNumber"];
            huddle_id: components["schemas"]["Id"];
        };
        /** @description `event: card`. A post that is new or has changed, or whose comments or votes have, as it is now and without what is one person's: words of people whom the caller has blocked are in `last`, and the app leaves them out. Its comments are `message` as well, the post itself never is. */
        LiveCard: {
            team_id: components["schemas"]["Id"];
            at: components["schemas"]["ClockNumber"];
            card: components["schemas"]["FeedCard"];
        };
        /** @description `event: schedule`. Something of this team's schedule changed that the caller may read: an event, or for staff also an answer or a receipt. It has to be read anew. Changes in a short time are one event, and those while no stream was open are not sent later. */
        LiveSchedule: {
            team_id: components["schemas"]["Id"];
        };
        /** @description `event: seen`, for staff. Somebody has seen a post of this team; who has seen them has to be read anew, as with `schedule`. */
        LiveSeen: {
            team_id: components["schemas"]["Id"];
        };
        /** @description `event: bye`, the last one: the token ended, this server is closing, the session ended, the caller's teams or groups changed, or the caller reads too slowly. After `moved` the caller starts anew, without places. */
        LiveBye: {
            /** @enum {string} */
            reason: "token" | "closing" | "moved" | "ended";
            /** @description Seconds until the caller should open the next stream. */
            again_in: number;
        };
        PasswordResetRequest: {
            email_address: components["schemas"]["EmailAddress"];
        };
        PasswordResetReply: {
            /** @enum {integer} */
            sent: 0 | 1;
            /** @description Seconds for which the newest link to this address still works. */
            link_expires_in?: number;
            /** @description Seconds until the same client can have the next mail sent. Missing where mail cannot be accepted at all. */
            next_in?: number;
        };
        LinkToken: {
            token: string;
        };
        PasswordResetConfirmation: {
            temporary_password: string;
            /** @description Whose password it is. */
            email_address: string;
        };
        EmailAddressVerificationPreview: {
            email_address: string;
            full_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The cookie that came along is a session of this account. */
            is_this_browser: boolean;
            /** @description No newer mail was sent. */
            takes_number: boolean;
            /** @description False for an account that signs in with another provider. */
            has_password: boolean;
        };
        EmailAddressProof: {
            token: string;
            /** @description What the waiting screen shows; needed in a browser without a session of the account. */
            number?: string;
        };
        VerificationNumber: {
            number: string | null;
        };
        EmailAddressTakeOver: {
            token: string;
            password: components["schemas"]["Password"];
        };
        EmailAddressTakenOver: {
            /** @description Whose password it is. */
            email_address: string;
        };
        EmailAddressRejection: {
            /** @constant */
            removed: true;
        };
        EmailAddressVerification: {
            /** @constant */
            verified: true;
        };
        VerificationResend: {
            /** @constant */
            sent: true;
        };
        Password: string;
        PasswordChange: {
            id_token: components["schemas"]["IdentityToken"];
            password: components["schemas"]["Password"];
        };
        /** @enum {string} */
        PingKind: "feed_card" | "message" | "notification";
        PingsSeen: {
            kind: components["schemas"]["PingKind"];
        };
        Pings: {
            /** Format: date-time */
            last_new_ping_at: string | null;
            new_feed_cards: number;
            new_messages: number;
            new_notifications: number;
        };
        PushDevice: {
            /** @description The URL at which the push service accepts pushes for this browser. */
            endpoint: string;
            p256dh: string;
            auth: string;
            label: string;
        };
        PushToken: {
            id: components["schemas"]["Id"];
            label: string;
            /** @description SHA-256 of the endpoint in base64url, by which a browser finds itself in the list. */
            endpoint_hash: string;
            /** @description It rings for as long as the session lives that registered it. */
            is_of_this_session: boolean;
            /** Format: date-time */
            made_at: string;
            /**
             * Format: date-time
             * @description When the device last acknowledged a push.
             */
            last_ok_at: string | null;
            /**
             * Format: date-time
             * @description Since when it is silent: three pushes in a row, over at least an hour, were not acknowledged.
             */
            silent_since: string | null;
        };
        PushHeard: {
            /** @description As the payload says it. */
            heard: string;
        };
        PushTokens: {
            tokens: components["schemas"]["PushToken"][];
            /** @description What a browser binds its subscription to. */
            application_server_key: string;
            /** @description Whether this person can get pushes at all; false for mere followers and for minors. */
            may_ring: boolean;
        };
        /** Format: date */
        ReleaseDate: string;
        ReleaseNotes: {
            released_on: components["schemas"]["ReleaseDate"];
            title: string;
            lines: string[];
            /** @description What coaches and managers notice. */
            for_staff: string[];
        };
        AllReleaseNotes: {
            notes: components["schemas"]["ReleaseNotes"][];
        };
        ReadUntil: {
            released_on: components["schemas"]["ReleaseDate"];
        };
        /** @enum {string} */
        ReportReason: "unkind" | "unsafe" | "private" | "spam" | "other";
        NewReport: {
            target_id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            note?: string;
            /** @description To Drip's own people instead of the team's managers. */
            not_to_staff?: boolean;
        };
        Reported: {
            /** @constant */
            reported: true;
        };
        CopiedMessage: {
            seq: components["schemas"]["Seq"];
            author_id: components["schemas"]["UserId"];
            text: string;
            /** Format: date-time */
            made_at: string;
            withdrawn_as: components["schemas"]["WithdrawnAs"];
        };
        ReportCopy: {
            message: components["schemas"]["CopiedMessage"];
            before: components["schemas"]["CopiedMessage"][];
            after: components["schemas"]["CopiedMessage"][];
        };
        Report: {
            report_id: components["schemas"]["Id"];
            huddle_id: string | null;
            target_id: components["schemas"]["Id"];
            about_user_id: components["schemas"]["UserId"];
            reason: components["schemas"]["ReportReason"];
            note: string | null;
            copy: components["schemas"]["ReportCopy"];
            /** Format: date-time */
            made_at: string;
            /** @enum {string|null} */
            decision: "kept" | "withdrawn" | "sent_on" | "removed_person" | null;
            version: number;
        };
        Reports: {
            reports: components["schemas"]["Report"][];
            people: components["schemas"]["HuddlePerson"][];
        };
        ReportAnswer: {
            /**
             * @description `withdrawn` takes the message down, `sent_on` hands the report to Drip's own people.
             * @enum {string}
             */
            decision: "kept" | "withdrawn" | "sent_on";
        };
        FoldedPeople: {
            people: components["schemas"]["Person"][];
        };
        /** @enum {string} */
        RideWay: "there" | "back";
        RideWays: components["schemas"]["RideWay"][];
        /**
         * @description `later`: with the later events of its series that are on. One by default.
         * @enum {string}
         */
        RideScope: "one" | "later";
        MeetingPoint: string;
        /** @description There, how long before one has to be there; back, how long after the end. It moves with the event. */
        RideMinutes: number;
        /**
         * @description `off`: the event is called off. `not_coming`: the player is out and the seat is kept. `wanted`: nobody drives yet. `offered`: a driver would, and the family has not agreed. `needs_company`: agreed, but the player would be alone with an adult of another family. `open_again`: agreed to another time or place.
         * @enum {string}
         */
        SeatState: "off" | "not_coming" | "wanted" | "offered" | "agreed" | "needs_company" | "open_again";
        /**
         * @description Who else is in the car. `own`: the driver guards the player. `consent`: nobody else, and a guardian allows it. `none`: nobody else yet.
         * @enum {string}
         */
        RideCompany: "own" | "two_adults" | "two_players" | "consent" | "none";
        NewRideWay: {
            way: components["schemas"]["RideWay"];
            /** @description For players, the driver's own included. */
            seats: number;
            minutes?: components["schemas"]["RideMinutes"];
            meeting_point?: components["schemas"]["MeetingPoint"];
        };
        NewRide: {
            /** @description A way that is left out stays as it is. */
            ways: components["schemas"]["NewRideWay"][];
            /** @description The version that was on the screen. */
            event_version: number;
            scope?: components["schemas"]["RideScope"];
        };
        /**
         * @description For the player's family: `ask` for a ride, of a driver or of nobody yet; `agree` to the driver, or anew to the present time; `leave` the driver's car and still want a ride, or without `driver_id` want none any more. For the driver: `agree` to the present time, without `membership_id`; `take` a player who wants a ride; `drop` one, also by the staff. For another adult: `join` a driver, and `quit`.
         * @enum {string}
         */
        SeatMoveName: "ask" | "agree" | "leave" | "take" | "drop" | "join" | "quit";
        SeatMove: {
            move: components["schemas"]["SeatMoveName"];
            ways: components["schemas"]["RideWays"];
            /** @description The player; for `ask`, `leave`, `take`, `drop`, and a family's `agree`. */
            membership_id?: components["schemas"]["Id"];
            driver_id?: components["schemas"]["UserId"];
            /** @description The version that was on the screen. */
            event_version: number;
            scope?: components["schemas"]["RideScope"];
            /** @description With a family's `agree`: this driver may drive the child, also alone, until the team's season ends. */
            always?: boolean;
        };
        /** @description Another adult in the car, beside the driver. */
        RideSecond: {
            user_id: components["schemas"]["UserId"];
            name: string;
            is_me: boolean;
            /** @description They agreed to the present time. */
            is_current: boolean;
        };
        Rider: {
            membership_id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["SeatState"];
        };
        /** @description A car on one way. */
        Ride: {
            driver_id: components["schemas"]["UserId"];
            /** @description The first name. */
            driver_name: string;
            is_me: boolean;
            way: components["schemas"]["RideWay"];
            seats: number;
            taken: number;
            minutes?: components["schemas"]["RideMinutes"];
            leaves_local?: components["schemas"]["WallClock"];
            /** @description The driver agreed to the present time. */
            is_current: boolean;
            /** @description Once somebody is aboard; `own` and `consent` for those who may know who is aboard. */
            company?: components["schemas"]["RideCompany"];
            version: number;
            /** @description For the staff, the driver and those who ride along. */
            meeting_point?: components["schemas"]["MeetingPoint"];
            /** @description For the staff, the driver and those who ride along. */
            second?: components["schemas"]["RideSecond"];
            /** @description For the staff, the driver and those who ride along. */
            riders?: components["schemas"]["Rider"][];
        };
        /** @description A player who wants a ride on one way, with a driver or none yet. Of other families those alone whom nobody drives, and those in a car in which the caller or a player of theirs is. */
        Seat: {
            way: components["schemas"]["RideWay"];
            membership_id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["SeatState"];
            is_own: boolean;
            driver_id?: components["schemas"]["UserId"];
            driver_name?: string;
            company?: components["schemas"]["RideCompany"];
            /** @description With the company `consent`: the first name of the guardian who allows it. */
            consent_by?: string;
            /** @description Of one that is open again: the start, or the end on the way back, to which the family had agreed. */
            agreed_local?: components["schemas"]["WallClock"];
            version: number;
        };
        /** @description The ride of a player of the caller's on one way. */
        MySeat: {
            way: components["schemas"]["RideWay"];
            state: components["schemas"]["SeatState"];
            driver_id?: components["schemas"]["UserId"];
            driver_name?: string;
            /** @description The caller is the driver. */
            is_me?: boolean;
            minutes?: components["schemas"]["RideMinutes"];
            leaves_local?: components["schemas"]["WallClock"];
            meeting_point?: components["schemas"]["MeetingPoint"];
            version: number;
        };
        /** @description The caller's own car on one way. */
        MyRide: {
            way: components["schemas"]["RideWay"];
            seats: number;
            taken: number;
            minutes?: components["schemas"]["RideMinutes"];
            leaves_local?: components["schemas"]["WallClock"];
            meeting_point?: components["schemas"]["MeetingPoint"];
            is_current: boolean;
            version: number;
        };
        /** @description An event of the series at which it could not be done. */
        LeftOut: {
            event_id: components["schemas"]["Id"];
            starts_local: components["schemas"]["WallClock"];
            code: components["schemas"]["MessageCode"];
        };
        NewDriver: {
            /**
             * Format: date
             * @description The last day, at most 366 days from today.
             */
            until: string;
        };
        Driver: {
            user_id: components["schemas"]["UserId"];
            name: string;
            /** @description First name of the guardian who allowed it. */
            given_by_name?: string;
            /** Format: date */
            until: string;
        };
        /** @description Who may drive the child, also when nobody else is in the car. */
        Drivers: {
            drivers: components["schemas"]["Driver"][];
        };
        /** @enum {string} */
        EventKind: "practice" | "game" | "tournament" | "meeting" | "social" | "other";
        /** @enum {string|null} */
        EventSide: "home" | "away" | "neutral" | null;
        /**
         * @description `open`: the day is fixed, the time is not known yet.
         * @enum {string}
         */
        EventTiming: "timed" | "day" | "open";
        /** @description Local time at the place, without a zone. Browsers do not convert it. */
        WallClock: string;
        /** @enum {string} */
        CallOffReason: "weather" | "field" | "opponent" | "numbers" | "other";
        /** @enum {string} */
        Answer: "yes" | "maybe" | "no";
        /** @enum {string} */
        Asks: "players" | "players_and_staff" | "nobody";
        /** @enum {string} */
        VenueCategory: "field" | "gym" | "pool" | "rink" | "track" | "clubhouse" | "restaurant" | "hotel" | "other";
        Venue: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["VenueName"];
            category: components["schemas"]["VenueCategory"];
            address: string | null;
            version: number;
        };
        VenueName: string;
        Venues: {
            venues: components["schemas"]["Venue"][];
        };
        NewVenue: {
            name: components["schemas"]["VenueName"];
            category: components["schemas"]["VenueCategory"];
            address?: string | null;
        };
        VenueChange: {
            name?: components["schemas"]["VenueName"];
            category?: components["schemas"]["VenueCategory"];
            address?: string | null;
            /** @description No longer offered; events that stand keep it. */
            hidden?: boolean;
        };
        NewEvent: {
            kind: components["schemas"]["EventKind"];
            /** @description Without one the kind's own word. */
            title?: string | null;
            opponent?: string | null;
            side?: components["schemas"]["EventSide"];
            timing: components["schemas"]["EventTiming"];
            starts_local: components["schemas"]["WallClock"];
            /** @description Elapsed minutes; for `timed`. */
            duration_minutes?: number;
            /** @description For `day`. */
            days?: number;
            arrive_minutes?: number;
            /** @description The team's where none is named. */
            time_zone?: string;
            venue_id?: string | null;
            venue_detail?: string | null;
            kit?: string | null;
            notes?: string | null;
            asks?: components["schemas"]["Asks"];
            /** Format: date-time */
            answer_by?: string | null;
            /** @description Instead of `answer_by`, how long before the start; null for no deadline. */
            answer_lead_minutes?: number | null;
        };
        EventChange: {
            kind?: components["schemas"]["EventKind"];
            title?: string | null;
            opponent?: string | null;
            side?: components["schemas"]["EventSide"];
            timing?: components["schemas"]["EventTiming"];
            starts_local?: components["schemas"]["WallClock"];
            duration_minutes?: number;
            days?: number;
            arrive_minutes?: number;
            time_zone?: string;
            venue_id?: string | null;
            venue_detail?: string | null;
            kit?: string | null;
            notes?: string | null;
            asks?: components["schemas"]["Asks"];
            /** Format: date-time */
            answer_by?: string | null;
            /** @description Instead of `answer_by`, how long before the start; null for no deadline. */
            answer_lead_minutes?: number | null;
            /**
             * @description In a series, this one alone (the default), with those that come after it, or all that are not over. Beyond this one the day has to stay and answers close by `answer_lead_minutes`; another rule is a change of the series.
             * @enum {string}
             */
            scope?: "this" | "later" | "all";
            /** @description Whether the other events keep field groups of their own; true by default. */
            keep_own?: boolean;
            /** @description Answers the plan; nothing changes. */
            dry_run?: boolean;
            plan_tag?: components["schemas"]["PlanTag"];
        };
        /** @description A change since the version that the caller's family last acknowledged. */
        PartChange: {
            /** @enum {string} */
            what: "status" | "start" | "zone" | "timing" | "length" | "arrival" | "venue" | "detail" | "title" | "opponent" | "side" | "kit";
            /** @description As text; a number of minutes in digits. */
            before: string | null;
            after: string | null;
        };
        Answerer: {
            name: string;
            is_me: boolean;
        };
        /** @description One of the caller's players at an event, for whom they answer or whom they follow. */
        MyPart: {
            membership_id: components["schemas"]["Id"];
            /** @description Null for oneself. */
            child_id: string | null;
            first_name: string;
            /** @description The shirt number in this team. */
            number?: string | null;
            may_answer: boolean;
            /**
             * @description What stands: the answer for this event, an absence said later, or the usual yes.
             * @enum {string|null}
             */
            answer?: "yes" | "maybe" | "no" | null;
            /** @description Of the answer for this event. */
            note?: string | null;
            /** @description Who said what stands. */
            answered_by?: components["schemas"]["Answerer"];
            /** Format: date-time */
            answered_at?: string | null;
            /** @description Of the answer for this event. */
            answer_version?: number;
            is_for_old_time?: boolean;
            seen_version?: number | null;
            source?: components["schemas"]["WordSource"];
            /**
             * Format: date
             * @description The last day of the absence or usual yes that stands.
             */
            said_until?: string;
            over?: components["schemas"]["Over"];
            /** @description The player's usual yes in this team, while it holds, at practices of a series. */
            usual?: {
                /** Format: date */
                until: string;
                version: number;
                is_paused: components["schemas"]["IsPaused"];
            };
            /** @description Whether the player came, once the staff marked it; for the player's family. */
            attendance?: components["schemas"]["Mark"];
            /** @description Rides that the player has or wants, for those who answer. */
            seats?: components["schemas"]["MySeat"][];
            /** @description Turns of the player's family at this event that this player stands for: planned, taken or offered. Absent if none, and for followers. */
            turns?: components["schemas"]["MyTurn"][];
        };
        EventCounts: {
            yes: number;
            maybe: number;
            no: number;
            silent: number;
            /** @description Of the silent, spots that nobody has claimed. */
            not_joined?: number;
            /** @description Of the yeses. */
            for_old_time: number;
            /** @description Of the yeses, those as usual; for staff. */
            usual?: number;
            /** @description Of the noes, those by an absence; for staff. */
            away?: number;
            /** @description Players whose attendance is marked; for staff. */
            marked?: number;
            /** @description Number of families that know of the last change; for staff. */
            know?: number;
            /** @description For the staff. */
            families?: number;
            /** @description Of the families that do not know yet, those with a device that acknowledged a push about the change; for staff. */
            heard?: number;
            /** @description Those that were told and heard nothing yet; for staff. */
            unheard?: number;
            /** @description Those of whose people none has an account, so that nothing tells them; for staff. */
            unjoined?: number;
        };
        ScheduleEvent: {
            team_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            series_id: string | null;
            kind: components["schemas"]["EventKind"];
            title: string;
            opponent: string | null;
            side: components["schemas"]["EventSide"];
            timing: components["schemas"]["EventTiming"];
            time_zone: string;
            starts_local: components["schemas"]["WallClock"];
            ends_local: components["schemas"]["WallClock"];
            duration_minutes: number;
            arrive_minutes: number;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            arrives_at: string;
            venue?: components["schemas"]["Venue"];
            venue_detail: string | null;
            kit: string | null;
            /** @enum {string} */
            status: "on" | "called_off";
            /** @enum {string|null} */
            called_off_for: "weather" | "field" | "opponent" | "numbers" | "other" | null;
            called_off_note: string | null;
            asks: components["schemas"]["Asks"];
            /** Format: date-time */
            answer_by: string | null;
            version: number;
            time_version: number;
            notice_version: number;
            /**
             * @description Set where the changes ring: called off, moved or back on within a day of the old or the new arrival.
             * @enum {boolean}
             */
            rings?: true;
            changes: components["schemas"]["PartChange"][];
            /** @description The last change, where the caller's family had it in sight and nobody pressed *Got it*; `changes` is empty then. */
            seen_changes?: components["schemas"]["PartChange"][];
            mine: components["schemas"]["MyPart"][];
            /** @description The caller's own car. */
            drives?: components["schemas"]["MyRide"][];
            counts?: components["schemas"]["EventCounts"];
            /**
             * @description Of a window's next event: the first of its team's season, or the last, within the season's last week.
             * @enum {string}
             */
            season_edge?: "first" | "last";
        };
        ScheduleTeam: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            time_zone: string;
            is_staff: boolean;
            /** @description For staff: series that may be copied ended within the last 400 days, and no other runs or is to come. Absent if not. */
            is_season_over?: boolean;
        };
        SchedulePerson: {
            /** @description Null for oneself. */
            child_id: string | null;
            name: string;
            /** @description Absences within these days, of the caller's children and the caller; never of a child whom they follow. */
            away?: components["schemas"]["PersonAway"][];
        };
        PersonAway: {
            id: components["schemas"]["Id"];
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            weekdays: components["schemas"]["Weekdays"];
            version: number;
        };
        /** @description The events in a range of days; the first 100 of more, or of those after a position. */
        ScheduleWindow: {
            /** Format: date */
            from: string;
            days: number;
            /**
             * Format: date
             * @description The day that the clocks of the first team show.
             */
            today: string;
            teams: components["schemas"]["ScheduleTeam"][];
            people: components["schemas"]["SchedulePerson"][];
            events: components["schemas"]["ScheduleEvent"][];
            /** @description Only where the range has more events: `after` of the next call. */
            next_after?: string;
        };
        /** @description Events in the order of day, start and id, without `know`. */
        AgendaPage: {
            events: components["schemas"]["ScheduleEvent"][];
            /** @description Null where nothing comes after it. */
            next_after: string | null;
            /** @description Null where nothing came before it. */
            next_before: string | null;
        };
        Participant: {
            membership_id: components["schemas"]["Id"];
            name: string;
            number: string | null;
            /** @enum {string|null} */
            answer: "yes" | "maybe" | "no" | null;
            is_for_old_time: boolean;
            /** @description For staff and the player's family. */
            note?: string | null;
            answered_by?: components["schemas"]["Answerer"];
            /** Format: date-time */
            answered_at?: string | null;
            answer_version?: number;
            is_mine: boolean;
            /** @description For staff and the player's family. */
            source?: components["schemas"]["WordSource"];
            /**
             * Format: date
             * @description For the player's family.
             */
            said_until?: string;
            /** @description For staff and the player's family. */
            over?: components["schemas"]["Over"];
            /** @description A child without a living guardian; for the staff. */
            is_resting?: boolean;
            /**
             * @description For staff, who alone see them: nobody has claimed the spot.
             * @enum {boolean}
             */
            is_spot?: true;
            /** @description For staff and the player's family. */
            attendance?: components["schemas"]["Mark"];
            /**
             * Format: date-time
             * @description For staff: when the mark was pressed or cleared.
             */
            marked_at?: string;
            /** @description For staff: the id of the older row with which this row was joined as one player. */
            counts_as?: components["schemas"]["Id"];
            /** @description For staff: false for a row of a joined player whose answer is not the one that counts. Absent otherwise. */
            is_counted?: boolean;
        };
        EventDetails: {
            event: components["schemas"]["ScheduleEvent"];
            notes: string | null;
            /** @description The participants whom the caller may see. */
            participants: components["schemas"]["Participant"][];
            /** @description Who brings what at this event, for the staff and the players' families. Absent if nothing is. */
            duties?: components["schemas"]["EventDuty"][];
            answers_shown_to?: components["schemas"]["AnswersShownTo"];
            /** @description For the staff. */
            may_take_back?: boolean;
            /** @description For staff, of a called-off event: the number of later events that were called off by the same call and still are. */
            off_together?: number;
            /** @description For staff, of an event that is on: the number of families that calling it off now would tell. */
            tells?: number;
            /** @description The number of families more that it would concern, of whose people none has an account. */
            unjoined?: number;
            /** @description For staff, of a series' event that is on: what calling off this and later now would do. */
            off_later?: {
                /** @description The number of events, this one included. */
                events: number;
                /** @description The number of families that it would tell of at least one. */
                tells: number;
                /** @description The number of families more, of whose people none has an account. */
                unjoined?: number;
            };
            /** @description Cars to the event and back; not for followers. */
            rides?: components["schemas"]["Ride"][];
            /** @description Who wants a ride or has one, as far as the caller may know; not for followers. */
            seats?: components["schemas"]["Seat"][];
            /** @description Of a ride for this event and later ones. */
            left_out?: components["schemas"]["LeftOut"][];
            told?: components["schemas"]["Told"];
            series?: components["schemas"]["Series"];
            /** @description Of a dry run or of a change beyond this one. */
            plan?: components["schemas"]["Plan"];
        };
        CallOff: {
            reason: components["schemas"]["CallOffReason"];
            note?: string | null;
            /**
             * @description `later`: with the later events of its series. `together`: with the later events that the last call put back on with it, to undo that call.
             * @enum {string}
             */
            scope?: "one" | "later" | "together";
        };
        EventAnswer: {
            answer: components["schemas"]["Answer"];
            /** @description Where it is left out, the same answer keeps its note, and another one has none. */
            note?: string | null;
            /** @description The version that was on the screen. */
            event_version: number;
            over?: components["schemas"]["Over"];
        };
        KeptAnswer: {
            membership_id: components["schemas"]["Id"];
            /**
             * @description What stands.
             * @enum {string|null}
             */
            answer: "yes" | "maybe" | "no" | null;
            note: string | null;
            answered_by?: components["schemas"]["Answerer"];
            /** Format: date-time */
            answered_at: string | null;
            answer_version: number;
            is_for_old_time: boolean;
            seen_version: number | null;
            source?: components["schemas"]["WordSource"];
            /**
             * Format: date
             * @description For the player's family: the last day of the absence or usual yes.
             */
            said_until?: string;
            over?: components["schemas"]["Over"];
            /** @description Set if this yes is the third in a row to a series' practices, the team takes a usual yes and none holds. */
            may_be_usual?: boolean;
        };
        EventEnd: {
            ended: boolean;
        };
        GotIts: {
            items: components["schemas"]["GotIt"][];
            /**
             * @description Nobody pressed: the change stood in sight for two seconds. Counts for changes that ring alone.
             * @enum {string}
             */
            via?: "opened";
        };
        GotIt: {
            team_id: components["schemas"]["Id"];
            event_id: components["schemas"]["Id"];
            /** @description The version that was on the screen. */
            version: number;
        };
        Acknowledgements: {
            /** @description In the order of the request. */
            items: components["schemas"]["Acknowledgement"][];
        };
        Acknowledgement: {
            team_id: components["schemas"]["Id"];
            event_id: components["schemas"]["Id"];
            /** @description Null where there is nothing of the caller's to know about. */
            seen_version: number | null;
        };
        Receipt: {
            notice_version: number;
            /** @description Players who share a guardian are one family. Players who said no or joined after the change are left out. */
            families: components["schemas"]["ReceiptFamily"][];
        };
        ReceiptFamily: {
            players: string[];
            /** @description Of the players, for `told`. */
            membership_ids: components["schemas"]["Id"][];
            /** @description Names of the players' living guardians; empty for adult players and spots. */
            people: string[];
            knows: boolean;
            /** @description False for spots without an account. They cannot be reminded. */
            is_here: boolean;
            /**
             * @description What is known of the family. `sent`: told by mail or push. `heard`: a device of theirs showed a push about it.
             * @enum {string}
             */
            state: "not_told" | "sent" | "heard" | "knows";
            /**
             * Format: date-time
             * @description When the first device showed it.
             */
            heard_at: string | null;
            /** @description Who saw it last, or who told them. */
            by?: string;
            /** Format: date-time */
            at?: string;
            /**
             * @description By what. `told`: staff told them in person. Absent where it was seen before that was kept.
             * @enum {string}
             */
            via?: "got_it" | "answer" | "link" | "opened" | "told";
            /** @description The guardians who have stored a number. Only of a family on a living call list: absent elsewhere, empty where none has. Each showing leaves an audit line. */
            phones?: components["schemas"]["PhoneNumber"][];
        };
        ToldInPerson: {
            /** @description Players of the event's team. */
            membership_ids: components["schemas"]["Id"][];
            /** @description As the receipt or the call list told it, so that nobody counts as told of a later change. */
            notice_version: number;
        };
        NotToldInPerson: {
            membership_ids: components["schemas"]["Id"][];
        };
        Nudge: {
            /** @enum {string} */
            about: "answer" | "change";
        };
        /** @description In families. */
        Nudged: {
            nudged: number;
            /** @description Families without an answer or acknowledgement that cannot be reminded, since nobody has joined. */
            left_out: number;
        };
        Sendings: {
            items: components["schemas"]["Sending"][];
        };
        /** @description An answer, a mark of attendance, or the move of a turn or a seat, with the same fields as its own call, or a *Got it* with the version on the screen. */
        Sending: {
            /** @enum {string} */
            kind: "answer" | "got_it" | "attendance" | "turn" | "seat";
            team_id: components["schemas"]["Id"];
            event_id: components["schemas"]["Id"];
            /** @description For all but a turn. */
            event_version?: number;
            membership_id?: components["schemas"]["Id"];
            duty_id?: components["schemas"]["Id"];
            slot?: components["schemas"]["TurnSlot"];
            version?: components["schemas"]["TurnVersion"];
            answer?: components["schemas"]["Answer"];
            note?: string | null;
            /** @description The version of the answer that was seen; 0 if there was none. */
            answer_version?: number;
            over?: components["schemas"]["Over"];
            attendance?: components["schemas"]["MarkOrNone"];
            at?: components["schemas"]["MarkedAt"];
            /**
             * @description `keep`, `offer` and `take` of a turn; of a seat those of its own call.
             * @enum {string}
             */
            move?: "keep" | "offer" | "take" | "ask" | "agree" | "leave" | "drop" | "join" | "quit";
            ways?: components["schemas"]["RideWays"];
            driver_id?: components["schemas"]["UserId"];
        };
        SendingResults: {
            results: components["schemas"]["SendingResult"][];
        };
        SendingResult: {
            /** @description Its index in the request, from 0. */
            item: number;
            /**
             * @description `changed`: somebody else answered meanwhile. `gone`: the event, the team or the player no longer exists.
             * @enum {string}
             */
            outcome: "saved" | "changed" | "late" | "refused" | "gone";
            code?: components["schemas"]["MessageCode"];
            /** @description The answer that stands now */
            current?: components["schemas"]["KeptAnswer"];
        };
        /** @description Which notices of a change are sent, and when. Delivery is not known. */
        Told: {
            /** @enum {string} */
            what: "moved" | "changed" | "called_off" | "back_on";
            events: number;
            /** @description People who are mailed as things stand. */
            mails: number;
            /**
             * Format: date-time
             * @description The earlier of the old and the new start.
             */
            starts_at: string;
            /** @description The same as clocks show it there. */
            starts_local: components["schemas"]["WallClock"];
            /**
             * Format: date-time
             * @description Until then an undo leaves no trace.
             */
            tells_at: string;
        };
        SeriesRule: {
            /** @description Seven bits; bit 0 is Sunday. */
            weekdays: number;
            /** @description Weeks begin on Sunday and are counted from the week of `first_day`. */
            every_weeks: number;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            skip_days: string[];
        };
        /** @description Initial values of a new event of the series. */
        SeriesFields: {
            kind: components["schemas"]["EventKind"];
            title?: string | null;
            opponent?: string | null;
            side?: components["schemas"]["EventSide"];
            timing: components["schemas"]["EventTiming"];
            /** @description A time of day. */
            starts_local: string;
            duration_minutes?: number;
            days?: number;
            arrive_minutes?: number;
            time_zone?: string;
            venue_id?: string | null;
            venue_detail?: string | null;
            kit?: string | null;
            notes?: string | null;
            asks?: components["schemas"]["Asks"];
            /** @description How long before the start the deadline for answers is. */
            answer_lead_minutes?: number | null;
        };
        NewSeries: {
            rule: components["schemas"]["SeriesRule"];
            fields: components["schemas"]["SeriesFields"];
            dry_run?: boolean;
            plan_tag?: components["schemas"]["PlanTag"];
        };
        SeriesChange: {
            rule: components["schemas"]["SeriesRule"];
            /**
             * Format: date
             * @description The first day of the change; without it, all events that are not over.
             */
            from_day?: string;
            dry_run?: boolean;
            plan_tag?: components["schemas"]["PlanTag"];
        };
        /** @description The tag of the reviewed plan; if the plan has changed, the call is refused with 412. */
        PlanTag: string;
        Series: {
            id: components["schemas"]["Id"];
            version: number;
            rule: components["schemas"]["SeriesRule"];
            fields: components["schemas"]["SeriesFields"];
            /** @description Whether the series can be deleted as a whole. */
            may_take_back: boolean;
        };
        PastSeries: {
            series: components["schemas"]["Series"][];
        };
        SeriesCopy: {
            series_ids: components["schemas"]["Id"][];
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            dry_run?: boolean;
            plan_tag?: components["schemas"]["PlanTag"];
        };
        CopiedSeries: {
            plan: components["schemas"]["Plan"];
            /** @description Missing after a dry run. */
            series?: components["schemas"]["Series"][];
        };
        SeriesOrPlan: {
            plan: components["schemas"]["Plan"];
            /** @description Missing after a dry run; a new series if a part was split off. */
            series?: components["schemas"]["Series"];
            told?: components["schemas"]["Told"];
        };
        /** @description What a change does, or would do. */
        Plan: {
            plan_tag: components["schemas"]["PlanTag"];
            moved: {
                event_id: components["schemas"]["Id"];
                from: components["schemas"]["WallClock"];
                to: components["schemas"]["WallClock"];
            }[];
            added: components["schemas"]["WallClock"][];
            /** @description They change without moving. */
            changed: components["schemas"]["PlannedEvents"];
            called_off: components["schemas"]["PlannedEvents"];
            /** @description Their days are the rule's again. */
            back_on: components["schemas"]["PlannedEvents"];
            taken_back: components["schemas"]["PlannedEvents"];
            kept_own: {
                event_id: components["schemas"]["Id"];
                starts_local: components["schemas"]["WallClock"];
                groups: components["schemas"]["FieldGroup"][];
            }[];
            /** @description Events that lose field groups of their own, which a reverse change cannot restore. */
            own_lost: number;
            answers_for_old_time: number;
            /** @description Days on which clock changes skip the start. */
            odd_nights: {
                /** Format: date */
                day: string;
                becomes: components["schemas"]["WallClock"];
            }[];
        };
        PlannedEvents: {
            event_id: components["schemas"]["Id"];
            starts_local: components["schemas"]["WallClock"];
        }[];
        /** @enum {string} */
        FieldGroup: "time" | "place" | "title" | "kit" | "notes" | "answers";
        SamePlayer: {
            /** @description The other row. Whichever of the two is older stands for both. */
            counts_as: components["schemas"]["Id"];
        };
        SamePlayers: {
            pairs: components["schemas"]["SamePair"][];
        };
        SamePair: {
            /** @description The newer row. */
            membership_id: components["schemas"]["Id"];
            /** @description The older row. */
            counts_as: components["schemas"]["Id"];
        };
        /** @enum {string} */
        Mark: "present" | "late" | "absent";
        NewMarks: {
            rows: components["schemas"]["NewMark"][];
        };
        NewMark: {
            membership_id: components["schemas"]["Id"];
            attendance: components["schemas"]["MarkOrNone"];
            at: components["schemas"]["MarkedAt"];
        };
        /**
         * @description Null clears the mark.
         * @enum {string|null}
         */
        MarkOrNone: "present" | "late" | "absent" | null;
        /**
         * Format: date-time
         * @description When it was pressed, by the server's clock. Of several marks of a player the one pressed last stands; a moment to come counts as now.
         */
        MarkedAt: string;
        Marks: {
            /** @description What stands then for the players of the request. */
            rows: components["schemas"]["StandingMark"][];
        };
        StandingMark: {
            membership_id: components["schemas"]["Id"];
            attendance: components["schemas"]["MarkOrNone"];
            at: components["schemas"]["MarkedAt"];
        };
        AttendanceCounts: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description For staff everybody on the roster who was marked, rows of one player as the older one; for others their own players. Frozen children and events that are called off are left out. */
            members: components["schemas"]["MemberAttendance"][];
        };
        MemberAttendance: {
            membership_id: components["schemas"]["Id"];
            present: number;
            late: number;
            absent: number;
            /** @description Of the absent, those without an answer or an absence; a usual yes is neither. */
            absent_without_word: number;
        };
        EventImport: {
            rows: components["schemas"]["ImportRow"][];
            /** @description Answers the outcomes; nothing changes. */
            dry_run?: boolean;
            /** @description Answers `imported` as well. */
            lists_imported?: boolean;
        };
        /** @description An event as a line of a file has it, with either `starts_local` or `starts_at`. Of an event that stands, fields that the row leaves out stay as they are. */
        ImportRow: {
            /** @description Names the line in its file. Another import with the same key changes the event that the first one made. */
            import_key: string;
            kind: components["schemas"]["EventKind"];
            /** @description Without one the kind's own word. */
            title?: string | null;
            opponent?: string | null;
            side?: components["schemas"]["EventSide"];
            timing: components["schemas"]["EventTiming"];
            starts_local?: components["schemas"]["WallClock"];
            /**
             * Format: date-time
             * @description An instant instead of `starts_local`. It becomes local time in `time_zone`, without one in the team's zone; its seconds are dropped.
             */
            starts_at?: string;
            duration_minutes?: number;
            days?: number;
            arrive_minutes?: number;
            /** @description The team's where none is named. */
            time_zone?: string;
            /** @description As the file names it; null for no place. It is the team's place of that name, else a new one. Of more than 60 signs those before the first comma are the name and the rest the address. */
            place?: string | null;
            venue_detail?: string | null;
            kit?: string | null;
            notes?: string | null;
            asks?: components["schemas"]["Asks"];
            answer_lead_minutes?: number | null;
            /** @description The event is called off. One that does not stand is not made. */
            cancelled?: boolean;
            /** @description Whether an event that was changed by hand since its last import stays as it is; true by default. */
            keeps_mine?: boolean;
        };
        ImportResults: {
            /** @description In the order of the request. */
            results: components["schemas"]["ImportResult"][];
            /** @description Names of the team's new places. */
            new_places: components["schemas"]["VenueName"][];
            /** @description The team's events to come that imports made and that are on. A file that has not all of them any more says so. */
            imported?: components["schemas"]["ImportedEvent"][];
        };
        ImportedEvent: {
            event_id: components["schemas"]["Id"];
            import_key: string;
            title: string;
            opponent: string | null;
            /** Format: date */
            first_day: string;
        };
        ImportResult: {
            /** @description Its index in the request, from 0. */
            row: number;
            /** @description Null for a fault, for a cancelled event that does not stand, and for what a dry run would make. */
            event_id: string | null;
            /**
             * @description `mine`: changed by hand since its last import, and kept so.
             * @enum {string}
             */
            outcome: "made" | "changed" | "same" | "mine" | "fault";
            /** @description What families are told of a changed event, and would be of one that is kept. */
            changes: components["schemas"]["PartChange"][];
            /** @description Of a fault. */
            code?: components["schemas"]["MessageCode"];
            /** @description Of a fault, the field that it is about. */
            field?: string;
        };
        RefreshRequest: {
            refresh_token: string;
        };
        Refresh: {
            access_token: string;
            /** @description The rotated one, for clients without cookies. */
            refresh_token?: string;
            /** @description So that a reload does not lose the forced change. */
            must_change_password?: boolean;
        };
        LogOut: {
            /** @description Ends all of one's sessions. Needs id_token. */
            everywhere?: boolean;
            /** @description An ID token of the last five minutes that proves the person. */
            id_token?: string;
            /** @description For clients without cookies. */
            refresh_token?: string;
        };
        LogOutReply: {
            /** @constant */
            logged_out: true;
        };
        /** @description The session's id in the list. Only its holder can end the session by it. */
        SessionId: string;
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description The browser, from the User-Agent of the sign-in.
             * @enum {string|null}
             */
            browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | null;
            /** @enum {string|null} */
            system: "android" | "chromeos" | "ios" | "linux" | "macos" | "windows" | null;
            /**
             * Format: date-time
             * @description The sign-in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last asked for an access token.
             */
            last_used_at: string;
            is_this_one: boolean;
        };
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
            /** @description For the page that follows; null on the last one. */
            next_after: string | null;
        };
        SessionEnd: {
            ended: boolean;
        };
        CalendarFile: {
            address: string;
            /**
             * Format: date-time
             * @description When the address stops working.
             */
            until: string;
        };
        ShortFormUrl: {
            /** @description It names the event's version, so that messengers make a new preview after a change. */
            address: string;
            may_remove: boolean;
        };
        IdentityToken: string;
        SignUp: {
            email_address: components["schemas"]["EmailAddress"];
            password: components["schemas"]["Password"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            /**
             * Format: date
             * @description An ISO date, UTC.
             */
            date_of_birth: string;
        };
        SignUpReply: {
            user_id: components["schemas"]["UserId"];
        };
        FirebaseLogIn: {
            email_address: components["schemas"]["EmailAddress"];
            id_token: components["schemas"]["IdentityToken"];
        };
        ProviderLogIn: {
            /** @enum {string} */
            provider: "google";
            access_token: components["schemas"]["IdentityToken"];
        };
        LogIn: {
            access_token: string;
            oauth_state: string;
            pkce_code_challenge: string;
            pkce_code_verifier: string;
            refresh_token: string;
            /** @description The password is a temporary one; the person chooses a new one before going on. */
            must_change_password?: boolean;
        };
        Colour: string;
        TeamName: string;
        /** @enum {string} */
        TeamRole: "player" | "coach" | "manager" | "follower";
        /** @description The caller's relation to a team. The rights of several add up. */
        Standing: {
            /** @enum {string} */
            via: "self" | "guardian" | "follow";
            roles: components["schemas"]["TeamRole"][];
            membership_id?: components["schemas"]["Id"];
            child_id?: components["schemas"]["Id"];
            child_first_name?: components["schemas"]["ChildFirstName"];
        };
        TeamSummary: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            sport: string;
            age_group: string;
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            /** Format: date-time */
            archived_at: string | null;
            standings: components["schemas"]["Standing"][];
            /** @description Requests that wait for the caller. */
            waiting: number;
        };
        Teams: {
            teams: components["schemas"]["TeamSummary"][];
        };
        Season: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            /** Format: date-time */
            closed_at: string | null;
        };
        Bar: {
            user_id: components["schemas"]["UserId"];
            name: string;
            /** Format: date-time */
            created_at: string;
        };
        Team: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TeamName"];
            sport: string;
            age_group: string;
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            time_zone: string;
            my_standings: components["schemas"]["Standing"][];
            seasons: components["schemas"]["Season"][];
            counts: {
                players: number;
                staff: number;
                /** @description For the staff only. */
                requests?: number;
            };
            /** @description Nobody living manages it; nothing can be changed. */
            is_resting: boolean;
            /** @description For the staff only. No manager has been active for 21 days, so that a coach may ask to take over. */
            is_unseen?: boolean;
            take_over?: components["schemas"]["TakeOver"];
            /** @description For managers only. */
            bars?: components["schemas"]["Bar"][];
            answers_shown_to?: components["schemas"]["AnswersShownTo"];
            takes_usual?: components["schemas"]["TakesUsual"];
            families_post?: components["schemas"]["FamiliesPost"];
            /** Format: date-time */
            archived_at: string | null;
            version: number;
        };
        /** @description Whether families may say that a player comes to practices as usual. Of a team, for the staff only. */
        TakesUsual: boolean;
        /** @description Whether families may post to the team's feed as well. Of a team, for the staff only. */
        FamiliesPost: boolean;
        /**
         * @description Who reads by name who comes to the team's events. With `staff`, families and adult players read their own answers and the numbers. Of a team, for the staff only; of an event, for whoever reads its numbers.
         * @enum {string}
         */
        AnswersShownTo: "families" | "staff";
        /** @description For the staff only, and only while it stands. A coach asked to become a manager. It ends for the coaches when a manager is seen, and for the managers when one of them dismissed it. */
        TakeOver: {
            /** @description The coach's first name. */
            name: string;
            is_mine: boolean;
            /**
             * Format: date-time
             * @description From then on the coach may take over.
             */
            due_at: string;
        };
        NewTeam: {
            name: components["schemas"]["TeamName"];
            sport: string;
            age_group: string;
            colour_one: components["schemas"]["Colour"];
            colour_two: components["schemas"]["Colour"];
            /** @description An IANA zone. */
            time_zone: string;
            /** @description Coaches, beside managing. */
            is_coach: boolean;
            season?: components["schemas"]["SeasonChange"];
        };
        TeamChange: {
            name?: components["schemas"]["TeamName"];
            sport?: string;
            age_group?: string;
            colour_one?: components["schemas"]["Colour"];
            colour_two?: components["schemas"]["Colour"];
            time_zone?: string;
            answers_shown_to?: components["schemas"]["AnswersShownTo"];
            takes_usual?: components["schemas"]["TakesUsual"];
            families_post?: components["schemas"]["FamiliesPost"];
        };
        SeasonChange: {
            name: components["schemas"]["TeamName"];
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
        };
        SeasonClosing: {
            next?: components["schemas"]["SeasonChange"];
        };
        TeamArchive: {
            archived: boolean;
        };
        RosterEntry: {
            membership_id: components["schemas"]["Id"];
            /**
             * @description A resting child has no living guardian; only staff see it.
             * @enum {string}
             */
            kind: "adult" | "child" | "spot" | "resting";
            user_id?: components["schemas"]["UserId"];
            child_id?: components["schemas"]["Id"];
            shown_name: string;
            drip_name?: string | null;
            avatar?: string | null;
            number: string | null;
            roles: components["schemas"]["TeamRole"][];
            guardians?: components["schemas"]["Person"][];
            may_be_photographed?: boolean;
            /** @description A spot's invitations that wait for an answer; for the staff. */
            invited?: number;
            /** @description Oneself or one's own child. */
            is_mine: boolean;
            /**
             * Format: date-time
             * @description For staff only, if the caller approved them. A coach may remove them for seven days.
             */
            let_in_by_me_at?: string;
            version: number;
        };
        Roster: {
            entries: components["schemas"]["RosterEntry"][];
        };
        RosterExport: {
            rows: {
                shown_name: string;
                number: string | null;
                roles: components["schemas"]["TeamRole"][];
                /** @description Nobody took it yet. */
                is_spot: boolean;
                guardians: string[];
            }[];
        };
        NewSpots: {
            rows: {
                first_name: components["schemas"]["ChildFirstName"];
                last_initial: components["schemas"]["LastInitial"];
                number?: components["schemas"]["ShirtNumber"];
                email_addresses?: components["schemas"]["EmailAddress"][];
                /** @description How many of this first name and letter the caller counts on the roster, the rows before this one included. If there are more, others added them meanwhile, and the row is refused (COLLABORATOR_409_CONFLICT). Without it nothing is compared. */
                namesakes?: number;
            }[];
        };
        ShirtNumber: string;
        SpotResults: {
            results: {
                row: number;
                membership_id: string | null;
                /** @description How many mails leave. */
                invited: number;
                fault?: components["schemas"]["MessageCode"];
            }[];
        };
        MembershipChange: {
            roles?: components["schemas"]["TeamRole"][];
            number?: string | null;
        };
        EndOfMembership: {
            /** @description They may not ask again. */
            bar?: boolean;
        };
        MembershipEnd: {
            /** @constant */
            ended: true;
        };
        LookAlikeReport: {
            /** @description The caller's own */
            child_id: components["schemas"]["Id"];
            /** @description For support alone. */
            note?: string;
        };
        LookAlikeReported: {
            /** @constant */
            sent: true;
        };
        JoinRequest: {
            request_id: components["schemas"]["Id"];
            /** @description The child's or the adult's. */
            name: string;
            is_child?: boolean;
            from: components["schemas"]["Person"];
            roles: components["schemas"]["TeamRole"][];
            /** Format: date-time */
            created_at: string;
            may_go_with_all: boolean;
            questions: ("look_alike" | "left_before" | "guardians_declined" | "link_maker_left")[];
            similar_membership_id: string | null;
        };
        JoinRequests: {
            items: components["schemas"]["JoinRequest"][];
            next_after: string | null;
        };
        JoinDecisions: {
            is_all?: boolean;
            decisions: {
                request_id: components["schemas"]["Id"];
                /** @enum {string} */
                decision: "approved" | "declined" | "barred" | "same_child";
            }[];
        };
        JoinOutcomes: {
            results: {
                request_id: components["schemas"]["Id"];
                /** @enum {string} */
                outcome: "approved" | "declined" | "barred" | "asked_guardians" | "needs_a_look" | "gone";
            }[];
        };
        PhoneNumbers: {
            items: components["schemas"]["PhoneNumber"][];
        };
        PhoneNumber: {
            user_id: components["schemas"]["UserId"];
            name: string;
            phone_number: string;
        };
    };
    responses: {
        /** @description A forced change of password comes first. */
        MustChangePassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_403_MUST_CHANGE";
                };
            };
        };
        /** @description Cookie transport asked for from a foreign origin. */
        ForeignOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_403_ORIGIN";
                };
            };
        };
        /** @description The link is used up, too old or unknown, or the body is not well formed. */
        BadLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_400_LINK" | "REQUEST_400_INVALID";
                };
            };
        };
        /** @description The link was altered, is too old or made for something else, or what it was for is over; or the body is not well formed. */
        DeadLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_400_LINK" | "REQUEST_400_INVALID";
                };
            };
        };
        /** @description The body is larger than the call takes: 16 kB, or 64 kB where it holds a list. A list that is too long is REQUEST_400_INVALID. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_413_TOO_LARGE";
                };
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_415_MEDIA_TYPE";
                };
            };
        };
        /** @description Too many tries; Retry-After has the wait. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds until the next try has a chance.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_429_LIMIT";
                };
            };
        };
        /** @description A fault of ours. It was logged under the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "SERVER_500";
                };
            };
        };
        /** @description The database cannot answer, or this server is closing. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds until the next try has a chance.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "SERVER_503_DATABASE" | "SERVER_503_SHUTDOWN";
                };
            };
        };
        /** @description This server is closing. */
        Closing: {
            headers: {
                /**
                 * @description Seconds until the next try has a chance.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "SERVER_503_SHUTDOWN";
                };
            };
        };
        /** @description The database or the identity provider cannot answer, or this server is closing. */
        IdentityUnavailable: {
            headers: {
                /**
                 * @description Seconds until the next try has a chance.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "SERVER_503_DATABASE" | "SERVER_503_IDENTITY" | "SERVER_503_SHUTDOWN";
                };
            };
        };
        /** @description The access token is missing, forged or expired, or its holder is banned. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_401_JWT" | "AUTH_401_BANNED";
                };
            };
        };
        /** @description The request is invalid. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_400_INVALID";
                };
            };
        };
        /** @description Not signed in, banned, or without the required role. */
        NotAMember: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE";
                };
            };
        };
        /** @description Not an adult with a proven address and a known birthday, or a forced change of password comes first. */
        AdultsOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT";
                };
            };
        };
        /** @description No team that the caller reaches has this id. */
        NoTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "TEAM_404";
                };
            };
        };
        /** @description No child that the caller reaches has this id. */
        NoChild: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "CHILD_404";
                };
            };
        };
        /** @description No invitation for the caller. */
        NoInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "INVITATION_404";
                };
            };
        };
        /** @description Somebody else changed it meanwhile. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_412_CHANGED";
                };
            };
        };
        /** @description The key was used for a different request. */
        Reused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_422_REUSED";
                };
            };
        };
        /** @description The version that the caller saw is missing. */
        NoVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    message_code: "REQUEST_428_VERSION";
                };
            };
        };
    };
    parameters: {
        /**
         * @description A user's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
         */
        UserId: components["schemas"]["UserId"];
        /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
        TokenTransport: "cookie";
        /**
         * @description A session's id, as in the list.
         * @example Vd3kX8dJm1q7w0mTt2bUlB
         */
        SessionId: components["schemas"]["SessionId"];
        /** @description The Last-Modified of the last reply, for callers that keep no ETag. */
        IfModifiedSince: string;
        /** @description The ETag of the last reply. */
        IfNoneMatch: string;
        /**
         * @description How far the caller has heard each team, as `{team_id}:{number}` separated by commas: the numbers of `hello`, raised by each event's `at`. The stream goes on from there. A team that is missing begins at its present number.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31:812
         */
        LastEventId: string;
        /** @description The `next_after` of the page before; without it, the first page. */
        After: string;
        /**
         * @description The id of a device with push.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bb1
         */
        PushTokenId: components["schemas"]["Id"];
        /**
         * @description A child's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
         */
        ChildId: components["schemas"]["Id"];
        /**
         * @description A team's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
         */
        TeamId: components["schemas"]["Id"];
        /**
         * @description An invitation's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b61
         */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description A user's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
         */
        OtherUserId: components["schemas"]["UserId"];
        /**
         * @description A membership's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
         */
        MembershipId: components["schemas"]["Id"];
        /**
         * @description A request's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51
         */
        RequestId: components["schemas"]["Id"];
        /**
         * @description A UUID, the same for every attempt of one request.
         * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
         */
        IdempotencyKey: components["schemas"]["Uuid"];
        /**
         * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description An event's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
         */
        EventId: components["schemas"]["Id"];
        /**
         * @description A duty's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
         */
        DutyId: components["schemas"]["Id"];
        /**
         * @description A place's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81
         */
        VenueId: components["schemas"]["Id"];
        /**
         * @description The first day.
         * @example 2026-11-22
         */
        From: string;
        /**
         * @description How many days, the first included; 62 at most.
         * @example 14
         */
        Days: string;
        /** @description `next_after` of the window's last page, with the same `from` and `days`. */
        WindowAfter: string;
        /**
         * @description A day whose events are over, or `next_after` of a page. Either this or `before`.
         * @example 2026-11-22
         */
        AgendaAfter: string;
        /** @description A day before which the events begin, or `next_before` of a page. */
        AgendaBefore: string;
        /**
         * @description A calendar link's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
         */
        LinkId: components["schemas"]["Id"];
        /**
         * @description An absence's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
         */
        AbsenceId: components["schemas"]["Id"];
        /** @description Answers the review; nothing changes. */
        DryRun: "true";
        /**
         * @description A series' id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91
         */
        SeriesId: components["schemas"]["Id"];
        /**
         * @description One team's posts alone. Those of an archived team are read only so.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
         */
        FeedTeamId: components["schemas"]["Id"];
        /**
         * @description The day of a release.
         * @example 2026-11-30
         */
        ReleasedOn: components["schemas"]["ReleaseDate"];
        /**
         * @description A post's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
         */
        CardId: components["schemas"]["Id"];
        /**
         * @description A huddle's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
         */
        HuddleId: components["schemas"]["Id"];
        /**
         * @description A message's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
         */
        MessageId: components["schemas"]["Id"];
        /**
         * @description A report's id.
         * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
         */
        ReportId: components["schemas"]["Id"];
        /** @description A message's number; the 50 before it. At most one of these four; without any, the newest 50. */
        Before: string;
        /** @description A message's number; the 50 after it. */
        AfterSeq: string;
        /** @description A message's number; it, 25 before and 24 after it. */
        Around: string;
        /** @description The `as_of` of an earlier reply; up to 50 messages that are new or changed since, in the order of the changes. */
        ChangedSince: string;
        /** @description One way alone; both without it. */
        EndedWay: components["schemas"]["RideWay"];
        /** @description With the later events of its series, or this one alone. */
        RideScope: components["schemas"]["RideScope"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readAbsences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the caller's children and of the caller. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absences"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAbsences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAbsence"];
            };
        };
        responses: {
            /** @description The absences and what they do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReview"];
                };
            };
            /** @description The request is invalid, or the days are. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "ABSENCE_400_DAYS";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, too many absences to come, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "ABSENCE_403_TOO_MANY";
                    };
                };
            };
            /** @description No child of the caller's, or the caller plays and helps nowhere. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAbsence: {
        parameters: {
            query?: {
                /** @description Answers the review; nothing changes. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description An absence's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
                 */
                id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the end does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description No absence of the caller's or of a child of theirs. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "ABSENCE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAbsence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description An absence's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
                 */
                id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceChange"];
            };
        };
        responses: {
            /** @description The absence and what the change does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReview"];
                };
            };
            /** @description The request is invalid, or the days are. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "ABSENCE_400_DAYS";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description No absence of the caller's or of a child of theirs. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "ABSENCE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveUsualYes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsualWish"];
            };
        };
        responses: {
            /** @description The usual yes. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsualYes"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of that player. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "ANSWER_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, the team takes none or is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "TEAM_403_USUAL";
                    };
                };
            };
            /** @description No team or no such player for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUsualYes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of that player. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "ANSWER_401_CREATE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            /** @description No team or no such player for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAddressValidationRequest"];
            };
        };
        responses: {
            /** @description Whether the address is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddressValidation"];
                };
            };
            /** @description The address or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_400_EMAIL_ADDRESS" | "REQUEST_400_INVALID";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "USER_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveDateOfBirth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDateOfBirth"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The date is not in the past, the body is invalid, or the proof is not fresh and one's own. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "USER_401_UPDATE";
                    };
                };
            };
            /** @description Younger than 13, and the account is erased; or the date is asked for once more, with a proof; or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_403_AGE" | "USER_403_DATE_OF_BIRTH" | "AUTH_403_MUST_CHANGE";
                    };
                };
            };
            /** @description Another date is on file. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_409_DATE_OF_BIRTH";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readMailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The event and the players. For the family of a spot without a place, since nobody has proven its address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailLinkPage"];
                };
            };
            400: components["responses"]["DeadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerByMailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLinkAnswer"];
            };
        };
        responses: {
            /** @description The page with the stored answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailLinkPage"];
                };
            };
            400: components["responses"]["DeadLink"];
            /** @description Answers are closed or not asked, or the event is called off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "ANSWER_403_LATE" | "ANSWER_403_NOT_ASKED" | "EVENT_ITEM_403_CALLED_OFF";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    gotItByMailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The page; the family knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailLinkPage"];
                };
            };
            400: components["responses"]["DeadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTurnByMailLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLinkTurn"];
            };
        };
        responses: {
            /** @description The page with the turn as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailLinkPage"];
                };
            };
            400: components["responses"]["DeadLink"];
            /** @description The event is called off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_ITEM_403_CALLED_OFF";
                    };
                };
            };
            /** @description The turn is no longer as it was on the page. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_PARTY_MEMBER_409_TAKEN";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopMailsByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailStopWish"];
            };
        };
        responses: {
            /** @description Whether this team's mails to this address are stopped now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailStop"];
                };
            };
            400: components["responses"]["DeadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendarLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that live, and what the caller may make one of. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLinks"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCalendarLink: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarLink"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, too many links, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CALENDAR_LINK_403_TOO_MANY";
                    };
                };
            };
            /** @description No team that the caller reaches, no child that they look after or follow, or the link that was made under this key is switched off. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "CHILD_404" | "CALENDAR_LINK_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A calendar link's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off, for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No living link of the caller's, and none of a guest of their child. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CALENDAR_LINK_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCalendarLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A calendar link's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarLinkChange"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No living link of the caller's own. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CALENDAR_LINK_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The Last-Modified of the last reply, for callers that keep no ETag. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @example n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar, as RFC 5545 writes it. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    /**
                     * @description Names these bytes, for callers that keep no ETag. Only the same date is answered by 304.
                     * @example Sun, 22 Nov 2026 17:20:05 GMT
                     */
                    "Last-Modified"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The same bytes as those of If-None-Match, or, without it, of If-Modified-Since. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    /**
                     * @description Names these bytes, for callers that keep no ETag. Only the same date is answered by 304.
                     * @example Sun, 22 Nov 2026 17:20:05 GMT
                     */
                    "Last-Modified"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is no token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CALENDAR_LINK_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookToken"];
            };
        };
        responses: {
            /** @description The child's first name and days, or that the link is over. Unknown links are over, too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDings: {
        parameters: {
            query?: {
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dings"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No page has this `after`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDingsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadDings"];
            };
        };
        responses: {
            /** @description The counts that remain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description None of these dings is the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "NOTIFICATION_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopMailKind: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
                "multipart/form-data": Record<string, never>;
            };
        };
        responses: {
            /** @description No more mails of this kind are sent to this person, who can switch them on again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailKindStop"];
                };
            };
            /** @description The token is not of one of our mails, or missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LINK" | "REQUEST_400_INVALID";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The body is no form. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_415_MEDIA_TYPE";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's settings, or the defaults. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RingSettings"];
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRingSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRingSettings"];
            };
        };
        responses: {
            /** @description The new settings. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RingSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readStoppedMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoppedMail"];
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTeamMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stop is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateDripName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DripNameValidationRequest"];
            };
        };
        responses: {
            /** @description Whether the name is fit and free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DripNameValidation"];
                };
            };
            /** @description The name or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDetails"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The name is profane or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_400_DRIP_NAME" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, or not one's own details. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "USER_401_DETAILS";
                    };
                };
            };
            /** @description The drip name is taken, the date of birth was not given yet, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_403_DRIP_NAME" | "USER_403_DATE_OF_BIRTH" | "AUTH_403_MUST_CHANGE";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDuties: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The duties and their turns. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or neither on the staff nor of a player's family. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_PARTY_MEMBER_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDuty: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDuty"];
            };
        };
        responses: {
            /** @description The duties with the new one. It is a list to sign up on until it is shared out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "STEP_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived or has too many duties, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "STEP_403_TOO_MANY" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endDuty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A duty's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
                 */
                duty_id: components["parameters"]["DutyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The duties without it. Past turns still count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "STEP_401_DELETE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "STEP_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDuty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A duty's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1
                 */
                duty_id: components["parameters"]["DutyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DutyChange"];
            };
        };
        responses: {
            /** @description The duties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "STEP_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "STEP_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareDuty: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShare"];
            };
        };
        responses: {
            /** @description The duties. Families are told a minute later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "STEP_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "STEP_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The duties; what was shared within the last minute is a list to sign up on again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "STEP_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseDuties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenDuties"];
            };
        };
        responses: {
            /** @description The duties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DutyBook"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not for the caller to choose. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_PARTY_MEMBER_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404" | "STEP_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnMove"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not for the caller to settle. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_PARTY_MEMBER_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, the event is over or called off, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF";
                    };
                };
            };
            /** @description Nothing there for the caller, or the family that takes it is out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "STEP_404" | "COLLABORATOR_404" | "EVENT_PARTY_MEMBER_404";
                    };
                };
            };
            /** @description The turn is no longer as it was on the screen, or the family has another at this event. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_PARTY_MEMBER_409_TAKEN" | "EVENT_PARTY_MEMBER_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFamily: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addChild: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChild"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult with a proven address and a known birthday, the child is 18 or older or too many, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_403_AGE" | "CHILD_403_FULL";
                    };
                };
            };
            /** @description The profile that was made under the key is deleted. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readChild: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile; what the caller may not see is absent. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoChild"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it will be erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildDeletion"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not the only guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_DELETE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            404: components["responses"]["NoChild"];
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildChange"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the new birthday is that of somebody of 18 or older, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_403_AGE";
                    };
                };
            };
            404: components["responses"]["NoChild"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, too many children, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_403_FULL";
                    };
                };
            };
            404: components["responses"]["NoChild"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhotoConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoConsent"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            404: components["responses"]["NoChild"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endGuardianship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody whose guardianship ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Endings"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to take back. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_DELETE";
                    };
                };
            };
            /** @description The last guardian, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "COLLABORATOR_403_LAST_GUARDIAN";
                    };
                };
            };
            /** @description No child or no such guardian for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestGuardianRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_DELETE";
                    };
                };
            };
            /** @description Not an adult; an objection to the caller's last request about that guardian within 90 days, the caller became a guardian within seven, or somebody asked to end the caller's own access; or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_403_REMOVAL";
                    };
                };
            };
            /** @description No child or no such other guardian for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopGuardianRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A request's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_DELETE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No child or no such request for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endFollowing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or neither a guardian nor the follower. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_DELETE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No child or no such follower for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCircleRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A request's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CircleDecision"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, no room for one more, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "CHILD_403_FULL";
                    };
                };
            };
            /** @description No child or no such request for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "INVITATION_404";
                    };
                };
            };
            /** @description It was decided already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneNumberChange"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "USER_400_PHONE_NUMBER";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not one's own. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "USER_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readWaiting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most a hundred items, by kind and newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingDismissal"];
            };
        };
        responses: {
            /** @description It is no longer on the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFeed: {
        parameters: {
            query?: {
                /**
                 * @description One team's posts alone. Those of an archived team are read only so.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                team_id?: components["parameters"]["FeedTeamId"];
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, the newest first. The first has 10 and the pinned ones, the others 20. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not open to the caller, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "FEED_403_PRIVATE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markCardsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardsSeen"];
            };
        };
        responses: {
            /** @description The counts of new pings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCard"];
            };
        };
        responses: {
            /** @description The post. The same id again answers the stored one as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, a rule of the feed, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "FEED_403_PRIVATE" | "FEED_403_POST" | "COMMENT_403_MENTION";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A feed with this card alone. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardChange"];
            };
        };
        responses: {
            /** @description A feed with this card alone. What already is so changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "FEED_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the feed, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "FEED_403_PINS" | "POLL_403_VOTED" | "COMMENT_403_MENTION";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Vote"];
            };
        };
        responses: {
            /** @description A feed with this card alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, a rule of the feed, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "POLL_403_CLOSED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVoters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. Staff read it always, others if the poll shows its voters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voters"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "FEED_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCardReaders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who reads the feed but its author. For staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhoHasSeen"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "FEED_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindReaders: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A post's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                card_id: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardReminder"];
            };
        };
        responses: {
            /** @description How many people were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminded"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "FEED_401_REQUEST";
                    };
                };
            };
            /** @description Not an adult, a rule of the feed, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "FEED_403_NUDGED" | "POLL_403_CLOSED";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "FEED_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerHealth"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            503: components["responses"]["Closing"];
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It should. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readHuddles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddles"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Search"];
            };
        };
        responses: {
            /** @description Up to 20 of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hits"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGroup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            /** @description The group. The same people get the one that they have, unless it is of another title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "HUDDLE_403_FULL";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "HUDDLE_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readHuddle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The huddle. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_INACTIVE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_INACTIVE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReaders: {
        parameters: {
            query?: {
                /** @description With "pick" without those who have folded the caller away, or whom the caller has folded away. */
                to?: "pick";
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readers"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bringIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeats"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_FULL" | "HUDDLE_403_INACTIVE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They read nothing of it any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HuddleDone"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openEventHuddle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The huddle, which the first who wants it opens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Huddle"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "HUDDLE_403_INACTIVE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMessages: {
        parameters: {
            query?: {
                /** @description A message's number; the 50 before it. At most one of these four; without any, the newest 50. */
                before?: components["parameters"]["Before"];
                /** @description A message's number; the 50 after it. */
                after?: components["parameters"]["AfterSeq"];
                /** @description A message's number; it, 25 before and 24 after it. */
                around?: components["parameters"]["Around"];
                /** @description The `as_of` of an earlier reply; up to 50 messages that are new or changed since, in the order of the changes. */
                changed_since?: components["parameters"]["ChangedSince"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 50 of them, the oldest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The message as it is stored. The same id again answers the stored one as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or a post that takes no comments. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COMMENT_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_INACTIVE" | "COMMENT_403_MENTION";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeMessageBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "MESSAGE_401_DELETE" | "FEED_401_DELETE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageChange"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "MESSAGE_401_UPDATE" | "FEED_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_INACTIVE" | "MESSAGE_403_LATE" | "POLL_403_VOTED" | "COMMENT_403_MENTION";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMessageVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageVersions"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "HUDDLE_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCheers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cheers"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cheerMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheer"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to do. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "REACTION_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "HUDDLE_403_INACTIVE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeCheerBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
                /**
                 * @description A message's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404" | "MESSAGE_404" | "REACTION_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMarker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A huddle's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bc1
                 */
                huddle_id: components["parameters"]["HuddleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkerChange"];
            };
        };
        responses: {
            /** @description The counts of new pings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "HUDDLE_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTeamInvitations: {
        parameters: {
            query?: {
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToTeam: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamInvitation"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to invite. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, oneself, too many, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "INVITATION_403_SELF" | "INVITATION_403_TOO_MANY" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team or no such member for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            /** @description The person is a member already, or has an open invitation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_409_CONFLICT" | "INVITATION_409_PENDING";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readChildInvitations: {
        parameters: {
            query?: {
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoChild"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToChild: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChildInvitation"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, oneself, too many, no room for one more, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "INVITATION_403_SELF" | "INVITATION_403_TOO_MANY" | "CHILD_403_FULL";
                    };
                };
            };
            404: components["responses"]["NoChild"];
            /** @description The person belongs to the child already, or has an open invitation. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_409_CONFLICT" | "INVITATION_409_PENDING";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An invitation's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b61
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRenewal"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, not theirs to renew, or used up. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_UPDATE" | "INVITATION_401_ACCEPTED";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An invitation's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b61
                 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationEnd"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to take back. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_DELETE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoInvitation"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description What anybody with the token may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Used up, expired or withdrawn. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_401_ACCEPTED" | "INVITATION_401_EXPIRED" | "INVITATION_401_WITHDRAWN";
                    };
                };
            };
            404: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationKey"];
            };
        };
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOffer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, used up, expired, withdrawn, or to another address. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_ACCEPTED" | "INVITATION_401_EXPIRED" | "INVITATION_401_WITHDRAWN" | "INVITATION_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The outcome of each item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOutcomes"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, used up, expired, withdrawn, or to another address. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_ACCEPTED" | "INVITATION_401_EXPIRED" | "INVITATION_401_WITHDRAWN" | "INVITATION_401_REQUEST";
                    };
                };
            };
            /** @description Not an adult with a proven address and a known birthday, no room, a staff role in too many teams, one's own invitation, the child is 18 or older or rests, or the team is archived or rests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "INVITATION_403_SELF" | "INVITATION_403_FULL" | "TEAM_403_FULL" | "TEAM_403_TOO_MANY" | "TEAM_403_ARCHIVED" | "CHILD_403_AGE" | "CHILD_403_FULL" | "CHILD_403_FROZEN";
                    };
                };
            };
            /** @description No such invitation, or no such child for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_404" | "CHILD_404";
                    };
                };
            };
            /** @description The person is a member already, or has an open request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "INVITATION_409_CONFLICT" | "INVITATION_409_REQUEST_CONFLICT" | "INVITATION_409_REQUEST_PENDING";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclinedInvitation"];
            };
        };
        responses: {
            /** @description It is declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDecline"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NoInvitation"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCopy"];
                };
            };
            /** @description The body is invalid, or the proof is not fresh, not one's own or was used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children whom one guards and the teams that one manages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionConsequences"];
                };
            };
            /** @description The id is none. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "USER_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description When it is erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLeaving"];
                };
            };
            /** @description The body is invalid, the drip name another one, or the proof is not fresh, not one's own or was used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "USER_401_UPDATE";
                    };
                };
            };
            /** @description The children or the teams changed since they were read, and nothing happened; or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "COLLABORATOR_403_LAST_GUARDIAN" | "COLLABORATOR_403_LAST_MANAGER";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavingAccount"];
                };
            };
            400: components["responses"]["BadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description It stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKept"];
                };
            };
            400: components["responses"]["BadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description How far the caller has heard each team, as `{team_id}:{number}` separated by commas: the numbers of `hello`, raised by each event's `at`. The stream goes on from there. A team that is missing begins at its present number.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31:812
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that begins with `hello` and may end with `bye`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            /** @description This server holds as many streams as it can, is closing, or the database cannot answer. */
            503: {
                headers: {
                    /**
                     * @description Seconds until the next try has a chance.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "SERVER_503_BUSY" | "SERVER_503_DATABASE" | "SERVER_503_SHUTDOWN";
                    };
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description 1 when a mail leaves or the newest link still works; 0 when neither does, or mail cannot be accepted for anyone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetReply"];
                };
            };
            /** @description The address or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_EMAIL_ADDRESS" | "REQUEST_400_INVALID";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The temporary password, shown once. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description Tells this browser apart from strangers when it asks for a reset later. Opens nothing.
                     * @example __Host-drip_device=opaque; Path=/; HttpOnly; Secure; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetConfirmation"];
                };
            };
            400: components["responses"]["BadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    verifyEmailAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAddressProof"];
            };
        };
        responses: {
            /** @description The address is proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddressVerification"];
                };
            };
            400: components["responses"]["BadLink"];
            /** @description Neither this account's session nor the number; a wrong number; or cookie transport asked for from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN" | "AUTH_403_ELSEWHERE" | "AUTH_403_NUMBER";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readVerificationNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number; null where no link works or another session shows it. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationNumber"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOverEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAddressTakeOver"];
            };
        };
        responses: {
            /** @description The password works from now on, and no other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddressTakenOver"];
                };
            };
            /** @description The link is used up, too old or unknown, the password is unfit, or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LINK" | "USER_400_PASSWORD" | "REQUEST_400_INVALID";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    previewEmailAddressVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddressVerificationPreview"];
                };
            };
            400: components["responses"]["BadLink"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description The account is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAddressRejection"];
                };
            };
            400: components["responses"]["BadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResend"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The proof is not fresh, the password too weak, or the body not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "USER_400_PASSWORD" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "USER_401_UPDATE";
                    };
                };
            };
            /** @description The account signs in through another provider. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_403_PASSWORD";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readPings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pings"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, banned, or without a drip name yet. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markPingsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingsSeen"];
            };
        };
        responses: {
            /** @description The counts that remain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pings"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Not signed in, banned, or without a drip name yet. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPushTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own, oldest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTokens"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePushToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushDevice"];
            };
        };
        responses: {
            /** @description The caller's devices with push. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTokens"];
                };
            };
            /** @description The body is invalid, or the endpoint belongs to no known push service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "PUSH_TOKEN_400_SERVICE";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description This session has registered this browser with these keys already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "PUSH_TOKEN_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropPushToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a device with push.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bb1
                 */
                id: components["parameters"]["PushTokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's devices with push. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTokens"];
                };
            };
            /** @description The path contains no valid id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description None of one's own devices has this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "PUSH_TOKEN_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushHeard"];
            };
        };
        responses: {
            /** @description Always, whatever the token is. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReleaseNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes of the last ten releases that have some, the newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllReleaseNotes"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReleaseNotesOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The day of a release.
                 * @example 2026-11-30
                 */
                date: components["parameters"]["ReleasedOn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes of that release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseNotes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            /** @description No release of that day has notes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "RELEASE_NOTES_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markReleaseNotesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUntil"];
            };
        };
        responses: {
            /** @description The user. What was read once stays read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, or not one's own account. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "USER_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No release of that day has notes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "RELEASE_NOTES_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that wait for a decision, the oldest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "REPORT_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Somebody looks at it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "MESSAGE_404";
                    };
                };
            };
            /** @description It was done before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REPORT_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A report's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9be1
                 */
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportAnswer"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "REPORT_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFoldedPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoldedPeople"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    foldPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody whom the caller has folded away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoldedPeople"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, a rule of the huddle, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "BLOCK_403_CIRCLE";
                    };
                };
            };
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfoldPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who is still folded away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoldedPeople"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["AdultsOnly"];
            /** @description Nothing there for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerRide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRide"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, a follower, or somebody else's car. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "RIDE_401_CREATE" | "RIDE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, no seat is free, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF" | "RIDE_403_FULL";
                    };
                };
            };
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            /** @description In another car that way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "RIDE_409_CONFLICT";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endRide: {
        parameters: {
            query?: {
                /** @description One way alone; both without it. */
                way?: components["parameters"]["EndedWay"];
                /** @description With the later events of its series, or this one alone. */
                scope?: components["parameters"]["RideScope"];
            };
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or neither the driver nor on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "RIDE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team, no such event or no such car for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "RIDE_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatMove"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or neither the driver nor the player's family. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "RIDE_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, no seat is free, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF" | "RIDE_403_FULL";
                    };
                };
            };
            /** @description No team, no such event, no such player or no such car for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "COLLABORATOR_404" | "RIDE_404";
                    };
                };
            };
            /** @description In another car that way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "RIDE_409_CONFLICT";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDrivers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may drive the child. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drivers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of the child. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoChild"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    allowDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDriver"];
            };
        };
        responses: {
            /** @description Who may drive the child. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drivers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of the child. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT";
                    };
                };
            };
            /** @description No child for the caller, or nobody who could drive it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forbidDriver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A child's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21
                 */
                id: components["parameters"]["ChildId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may drive the child. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drivers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of the child. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "CHILD_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT";
                    };
                };
            };
            /** @description No child for the caller, or no such consent. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSchedule: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-11-22
                 */
                from: components["parameters"]["From"];
                /**
                 * @description How many days, the first included; 62 at most.
                 * @example 14
                 */
                days: components["parameters"]["Days"];
                /** @description `next_after` of the window's last page, with the same `from` and `days`. */
                after?: components["parameters"]["WindowAfter"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, or up to 100 and where to go on. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleWindow"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAgenda: {
        parameters: {
            query?: {
                /**
                 * @description A day whose events are over, or `next_after` of a page. Either this or `before`.
                 * @example 2026-11-22
                 */
                after?: components["parameters"]["AgendaAfter"];
                /** @description A day before which the events begin, or `next_before` of a page. */
                before?: components["parameters"]["AgendaBefore"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 50 of them, in order. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaPage"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTeamEvents: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-11-22
                 */
                from: components["parameters"]["From"];
                /**
                 * @description How many days, the first included; 62 at most.
                 * @example 14
                 */
                days: components["parameters"]["Days"];
                /** @description `next_after` of the window's last page, with the same `from` and `days`. */
                after?: components["parameters"]["WindowAfter"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, or up to 100 and where to go on; with counts for staff. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleWindow"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvent"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            /** @description The request is invalid, or the time is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "EVENT_ITEM_400_TIME";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_FULL";
                    };
                };
            };
            /** @description No team or no such place for the caller, or what was made under the key is taken back. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "VENUE_404" | "EVENT_ITEM_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeEventBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnd"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_DELETE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            /** @description Families know of it, or it is too near or too old. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_ITEM_409_CONFLICT";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChange"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            /** @description The request is invalid, or the time is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "EVENT_ITEM_400_TIME";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF";
                    };
                };
            };
            /** @description No team, no such event or no such place for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "VENUE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callOffEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallOff"];
            };
        };
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putEventBack: {
        parameters: {
            query?: {
                /** @description `together`: with later events of its series that were called off by the same call. */
                scope?: "one" | "together";
            };
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventAnswer"];
            };
        };
        responses: {
            /** @description The stored answer. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no guardian of that player. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "ANSWER_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, answers are closed or not asked, it is called off, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "ANSWER_403_LATE" | "ANSWER_403_NOT_ASKED" | "EVENT_ITEM_403_CALLED_OFF";
                    };
                };
            };
            /** @description No team, no such event or no such player for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "COLLABORATOR_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVenues: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places that are not hidden. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venues"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVenue: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVenue"];
            };
        };
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_FULL";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A place's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81
                 */
                venue_id: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueChange"];
            };
        };
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team or no such place for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "VENUE_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GotIts"];
            };
        };
        responses: {
            /** @description The version that each family has acknowledged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgements"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each family; empty if the event has not changed. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tellFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToldInPerson"];
            };
        };
        responses: {
            /** @description The receipt after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the event is over, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team, no such event, or no such player of the team. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    untellFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotToldInPerson"];
            };
        };
        responses: {
            /** @description The receipt after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the event is over, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team, no such event, or no such player of the team. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sendings"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingResults"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    nudgeFamilies: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nudge"];
            };
        };
        responses: {
            /** @description The number of families reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nudged"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_CALLED_OFF" | "EVENT_ITEM_403_NUDGED";
                    };
                };
            };
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPastSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastSeries"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSeries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeries"];
            };
        };
        responses: {
            /** @description The plan, and the series if it was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesOrPlan"];
                };
            };
            /** @description The request is invalid, the time is not allowed, or the rule has no day or too many. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "EVENT_ITEM_400_TIME" | "SERIES_400_EMPTY" | "SERIES_400_TOO_MANY";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_FULL";
                    };
                };
            };
            /** @description No team or no such place for the caller, or what was made under the key is taken back. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "VENUE_404" | "SERIES_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSeriesBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A series' id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91
                 */
                series_id: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEnd"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_DELETE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team or no such series for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "SERIES_404";
                    };
                };
            };
            /** @description Families know of one of its events, or one is too near or too old. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_ITEM_409_CONFLICT";
                    };
                };
            };
            412: components["responses"]["Changed"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSeries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A series' id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91
                 */
                series_id: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesChange"];
            };
        };
        responses: {
            /** @description The plan, and the series if it was changed. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesOrPlan"];
                };
            };
            /** @description The request is invalid, the time is not allowed, or the rule has no day or too many. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "EVENT_ITEM_400_TIME" | "SERIES_400_EMPTY" | "SERIES_400_TOO_MANY";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_OVER" | "EVENT_ITEM_403_FULL";
                    };
                };
            };
            /** @description No team or no such series for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "SERIES_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamePlayer"];
            };
        };
        responses: {
            /** @description The team's pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamePlayers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team, or no such player on its roster, for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    partPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team's pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamePlayers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team, or no such player on its roster, for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMarks"];
            };
        };
        responses: {
            /** @description What stands now for these players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marks"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_PARTY_MEMBER_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the event is called off or over for more than 14 days, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_CALLED_OFF" | "EVENT_ITEM_403_OVER";
                    };
                };
            };
            /** @description No team or no such event for the caller, or a player who is not on the list any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "EVENT_PARTY_MEMBER_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAttendance: {
        parameters: {
            query?: {
                /** @description The first day. The open season's by default, without one 400 days back. */
                from?: string;
                /** @description The last day, 400 days after the first at most. The open season's by default, without one today. */
                to?: string;
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceCounts"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No such team for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventImport"];
            };
        };
        responses: {
            /** @description The outcome of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResults"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copySeries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesCopy"];
            };
        };
        responses: {
            /** @description The plan of all, and the series if they were created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedSeries"];
                };
            };
            /** @description The request is invalid, the time is not allowed, or a rule has no day or too many. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID" | "EVENT_ITEM_400_TIME" | "SERIES_400_EMPTY" | "SERIES_400_TOO_MANY";
                    };
                };
            };
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "EVENT_ITEM_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, a rule of the schedule, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED" | "EVENT_ITEM_403_FULL";
                    };
                };
            };
            /** @description No team for the caller, a series that is not over, or what was made under the key is taken back. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "SERIES_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description The rotating refresh token, for a caller that asked for cookie transport.
                     * @example __Host-drip_refresh=opaque; Path=/; HttpOnly; Secure; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refresh"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description The session is over: unknown, expired, revoked or reused token, or a banned holder. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED";
                    };
                };
            };
            /** @description Cookie transport asked for from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogOut"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description The rotating refresh token, for a caller that asked for cookie transport.
                     * @example __Host-drip_refresh=opaque; Path=/; HttpOnly; Secure; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogOutReply"];
                };
            };
            /** @description The body is invalid, or signing out everywhere without a proof that is fresh and one's own. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Cookie transport asked for from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readSessions: {
        parameters: {
            query?: {
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No page has this `after`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A session's id, as in the list.
                 * @example Vd3kX8dJm1q7w0mTt2bUlB
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there was such a session of one's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEnd"];
                };
            };
            /** @description The path holds no session's id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "REQUEST_400_INVALID";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No team or no such event for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as RFC 5545 writes it. */
            200: {
                headers: {
                    /**
                     * @description Calendar programs open the file by its name.
                     * @example attachment; filename="event.ics"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Nothing for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "EVENT_ITEM_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortFormUrl"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or a follower. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "SHORT_FORM_URL_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team or no such event for the caller, or it ended more than seven days ago. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "SHORT_FORM_URL_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeEventLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description An event's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ending"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or the link is somebody else's. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "SHORT_FORM_URL_401_DELETE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            /** @description No team or no such event for the caller, or it has no link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "EVENT_ITEM_404" | "SHORT_FORM_URL_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSharedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description No living link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "SHORT_FORM_URL_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUpWithEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The new user's id. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpReply"];
                };
            };
            /** @description A field is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_EMAIL_ADDRESS" | "USER_400_PASSWORD" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description Younger than 13. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_403_AGE";
                    };
                };
            };
            /** @description The address is registered already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    logInWithFirebase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirebaseLogIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description The rotating refresh token, for a caller that asked for cookie transport.
                     * @example __Host-drip_refresh=opaque; Path=/; HttpOnly; Secure; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogIn"];
                };
            };
            /** @description The identity provider's token is not accepted, or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "AUTH_400_EMAIL_ADDRESS" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description The account is banned. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_BANNED";
                    };
                };
            };
            /** @description Cookie transport asked for from a foreign origin, somebody else's sign-in was cut off the account, or the account is about to be deleted, which only the right sign-in is told. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN" | "AUTH_403_TAMPERED" | "AUTH_403_LEAVING";
                    };
                };
            };
            /** @description The address belongs to an account with another way to sign in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    logInWithProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description A browser of the product's own origin sends `cookie`: the refresh token then stays in an HttpOnly cookie and bodies carry the constant `cookie` in its place. */
                "X-Token-Transport"?: components["parameters"]["TokenTransport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderLogIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description The rotating refresh token, for a caller that asked for cookie transport.
                     * @example __Host-drip_refresh=opaque; Path=/; HttpOnly; Secure; SameSite=Strict
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogIn"];
                };
            };
            /** @description The identity provider's token is not accepted, or the body is not well formed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_400_LOGIN" | "REQUEST_400_INVALID";
                    };
                };
            };
            /** @description The account is banned. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_BANNED";
                    };
                };
            };
            /** @description Cookie transport asked for from a foreign origin, somebody else's sign-in was cut off the account, or the account is about to be deleted, which only the right sign-in is told. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN" | "AUTH_403_TAMPERED" | "AUTH_403_LEAVING";
                    };
                };
            };
            /** @description The address belongs to an account with another way to sign in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_409_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
    readTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Teams"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTeam: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeam"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            /** @description Not an adult with a proven address and a known birthday, too many teams, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_TOO_MANY";
                    };
                };
            };
            /** @description The team that was started under the key is out of reach by now. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamChange"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no manager. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "TEAM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSeason: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonChange"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no manager. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "TEAM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSeason: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonClosing"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no manager. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "TEAM_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            /** @description No team for the caller, or the team has no open season. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "SEASON_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamArchive"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no manager. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "TEAM_401_DELETE";
                    };
                };
            };
            403: components["responses"]["AdultsOnly"];
            404: components["responses"]["NoTeam"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOverTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team, which the caller manages from now on or asks for (`take_over`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, no coach, or a manager is active. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRoster: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody whom the caller may see. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roster"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or only a follower. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each member and spot. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterExport"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepSpots: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSpots"];
            };
        };
        responses: {
            /** @description The outcome of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotResults"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_CREATE";
                    };
                };
            };
            /** @description Not an adult, no room, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_FULL" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipChange"];
            };
        };
        responses: {
            /** @description The line of the roster. */
            200: {
                headers: {
                    /**
                     * @description The version, for If-Match.
                     * @example "2"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to change. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_UPDATE";
                    };
                };
            };
            /** @description The last manager, not an adult, too many on the staff, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "COLLABORATOR_403_LAST_MANAGER" | "TEAM_403_ARCHIVED" | "TEAM_403_FULL" | "TEAM_403_TOO_MANY";
                    };
                };
            };
            /** @description No team or no such member for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            /** @description Somebody else has the number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "COLLABORATOR_409_NUMBER";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the caller saw, as its ETag. A missing one is answered with 428.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndOfMembership"];
            };
        };
        responses: {
            /** @description It ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipEnd"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not theirs to end. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_DELETE";
                    };
                };
            };
            /** @description The last manager, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "COLLABORATOR_403_LAST_MANAGER";
                    };
                };
            };
            /** @description No team or no such member for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["NoVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readJoinRequests: {
        parameters: {
            query?: {
                /** @description The `next_after` of the page before; without it, the first page. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description The ETag of the last reply. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequests"];
                };
            };
            /** @description Nothing changed since the ETag in If-None-Match. */
            304: {
                headers: {
                    /**
                     * @description A hash of the reply.
                     * @example W/"nZ4Jb0k2yqO0aT3m9fXw1Q"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoTeam"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideJoinRequests: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID, the same for every attempt of one request.
                 * @example 5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinDecisions"];
            };
        };
        responses: {
            /** @description The outcome of each item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinOutcomes"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "INVITATION_401_UPDATE";
                    };
                };
            };
            /** @description Not an adult, no room, the team is archived, or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_MUST_CHANGE" | "USER_403_DATE_OF_BIRTH" | "USER_403_EMAIL_ADDRESS" | "USER_403_ADULT" | "TEAM_403_FULL" | "TEAM_403_ARCHIVED";
                    };
                };
            };
            404: components["responses"]["NoTeam"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Reused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A request's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipEnd"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            404: components["responses"]["NoInvitation"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftBar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A user's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12
                 */
                user_id: components["parameters"]["OtherUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or no manager. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "TEAM_401_UPDATE";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No team for the caller, or nobody is barred by that id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPhoneNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Guardians who have stored a number. */
            200: {
                headers: {
                    /**
                     * @description Always no-store, so that replies with tokens are not cached.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumbers"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not signed in, banned, without the required role, or not on the staff. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_401_JWT" | "AUTH_401_BANNED" | "AUTH_401_ROLE" | "COLLABORATOR_401_REQUEST";
                    };
                };
            };
            403: components["responses"]["MustChangePassword"];
            /** @description No team or no such player for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "COLLABORATOR_404";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportLookAlike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A team's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * @description A membership's id.
                 * @example 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41
                 */
                membership_id: components["parameters"]["MembershipId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookAlikeReport"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookAlikeReported"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotAMember"];
            403: components["responses"]["MustChangePassword"];
            /** @description No team for the caller, the child is not the caller's there, or the caller has no notice of such a player. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "TEAM_404" | "CHILD_404" | "COLLABORATOR_404";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
