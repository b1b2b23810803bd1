// Generated from openapi.yaml by npm run generate; never edited by hand.
// contract 14d623d1ddc6f73a

export interface paths {
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
         * @description Where somebody linked another sign-in to the account at the identity provider, it is cut off, and every session ends but the one whose cookie comes along.
         */
        post: operations["verifyEmailAddress"];
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
         * @description For accounts that came in through another provider, which tells none. The same date again changes nothing. An account that shows to be that of somebody under 13 is erased, here and at the identity provider, and nothing of it is kept.
         */
        put: operations["giveDateOfBirth"];
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
        /** What is new since one last looked */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The whole error catalogue. Two codes mean more than their pattern says: REACTION_401_CREATE is "cannot add another reaction", PLAN_401_CREATE is "finish onboarding first".
         * @enum {string}
         */
        MessageCode: "AUTH_400_EMAIL_ADDRESS" | "AUTH_400_LINK" | "AUTH_400_LOGIN" | "AUTH_401_BANNED" | "AUTH_401_JWT" | "AUTH_401_ROLE" | "AUTH_403_ORIGIN" | "AUTH_403_MUST_CHANGE" | "AUTH_403_TAMPERED" | "AUTH_500_SERVER" | "USER_400_DRIP_NAME" | "USER_400_EMAIL_ADDRESS" | "USER_400_PASSWORD" | "USER_401_AVATAR" | "USER_401_DETAILS" | "USER_401_DRIP_NAME" | "USER_401_UPDATE" | "USER_403_AGE" | "USER_403_BAN_SELF" | "USER_403_DATE_OF_BIRTH" | "USER_403_PASSWORD" | "USER_403_DRIP_NAME" | "USER_404" | "USER_409_CONFLICT" | "USER_409_DATE_OF_BIRTH" | "COLLABORATOR_401_CREATE" | "COLLABORATOR_401_DELETE" | "COLLABORATOR_401_REQUEST" | "COLLABORATOR_401_UPDATE" | "COLLABORATOR_404" | "COLOR_PALETTE_401_CREATE" | "COLOR_PALETTE_401_DELETE" | "COLOR_PALETTE_401_REQUEST" | "COLOR_PALETTE_401_UPDATE" | "COLOR_PALETTE_404" | "COMMENT_401_CREATE" | "COMMENT_401_DELETE" | "COMMENT_401_REQUEST" | "COMMENT_401_UPDATE" | "COMMENT_404" | "EVENT_ITEM_401_CREATE" | "EVENT_ITEM_401_DELETE" | "EVENT_ITEM_401_REQUEST" | "EVENT_ITEM_401_UPDATE" | "EVENT_ITEM_404" | "EVENT_PARTY_MEMBER_401_CREATE" | "EVENT_PARTY_MEMBER_401_DELETE" | "EVENT_PARTY_MEMBER_401_REQUEST" | "EVENT_PARTY_MEMBER_401_UPDATE" | "EVENT_PARTY_MEMBER_404" | "EXPENSE_401_CREATE" | "EXPENSE_401_DELETE" | "EXPENSE_401_REQUEST" | "EXPENSE_401_UPDATE" | "EXPENSE_404" | "FEED_401_DELETE" | "FEED_401_REQUEST" | "FEED_401_UPDATE" | "FEED_404" | "GUEST_401_CREATE" | "GUEST_401_DELETE" | "GUEST_401_REQUEST" | "GUEST_401_UPDATE" | "GUEST_404" | "GUEST_PARTY_401_CREATE" | "GUEST_PARTY_401_DELETE" | "GUEST_PARTY_401_REQUEST" | "GUEST_PARTY_401_UPDATE" | "GUEST_PARTY_404" | "HUDDLE_401_CREATE" | "HUDDLE_401_REQUEST" | "HUDDLE_404" | "INVITATION_401_CREATE" | "INVITATION_401_DELETE" | "INVITATION_401_REQUEST" | "INVITATION_401_UPDATE" | "INVITATION_404" | "MILESTONE_401_CREATE" | "MILESTONE_401_DELETE" | "MILESTONE_401_REQUEST" | "MILESTONE_401_UPDATE" | "MILESTONE_404" | "NOTIFICATION_401_UPDATE" | "NOTIFICATION_404" | "PLAN_401_CREATE" | "PLAN_401_DELETE" | "PLAN_401_REQUEST" | "PLAN_401_UPDATE" | "PLAN_404" | "PLAYLIST_401_CREATE" | "PLAYLIST_401_DELETE" | "PLAYLIST_401_REQUEST" | "PLAYLIST_401_UPDATE" | "PLAYLIST_404" | "PROCESSION_GROUP_401_CREATE" | "PROCESSION_GROUP_401_DELETE" | "PROCESSION_GROUP_401_REQUEST" | "PROCESSION_GROUP_401_UPDATE" | "PROCESSION_GROUP_404" | "PROCESSION_GROUP_MEMBER_401_CREATE" | "PROCESSION_GROUP_MEMBER_401_DELETE" | "PROCESSION_GROUP_MEMBER_401_REQUEST" | "PROCESSION_GROUP_MEMBER_401_UPDATE" | "PROCESSION_GROUP_MEMBER_404" | "REACTION_401_CREATE" | "REACTION_401_DELETE" | "REACTION_401_REQUEST" | "REACTION_401_UPDATE" | "REACTION_404" | "SEATED_GUEST_401_CREATE" | "SEATED_GUEST_401_DELETE" | "SEATED_GUEST_401_REQUEST" | "SEATED_GUEST_401_UPDATE" | "SEATED_GUEST_404" | "SITE_401_CREATE" | "SITE_401_DELETE" | "SITE_401_REQUEST" | "SITE_401_UPDATE" | "SITE_404" | "SONG_401_CREATE" | "SONG_401_DELETE" | "SONG_401_REQUEST" | "SONG_401_UPDATE" | "SONG_404" | "STEP_401_CREATE" | "STEP_401_DELETE" | "STEP_401_REQUEST" | "STEP_401_UPDATE" | "STEP_404" | "STORAGE_401_CREATE" | "STORAGE_401_DELETE" | "STORAGE_401_REQUEST" | "STORAGE_401_UPDATE" | "STORAGE_404" | "SUBSCRIPTION_401_UPDATE" | "SUBSCRIPTION_404" | "TABLE_401_CREATE" | "TABLE_401_DELETE" | "TABLE_401_REQUEST" | "TABLE_401_UPDATE" | "TABLE_404" | "VENDOR_401_CREATE" | "VENDOR_401_DELETE" | "VENDOR_401_REQUEST" | "VENDOR_401_UPDATE" | "VENDOR_404" | "PROCESSION_GROUPS_401_UPDATE" | "SEATED_GUESTS_401_UPDATE" | "SONGS_401_UPDATE" | "STEPS_401_UPDATE" | "PROFESSIONAL_404" | "RELEASE_NOTES_404" | "TIP_404" | "TIP_TEXT_404" | "SHORT_FORM_URL_404" | "COLLABORATOR_409_CONFLICT" | "EVENT_PARTY_MEMBER_409_CONFLICT" | "INVITATION_409_CONFLICT" | "INVITATION_409_PENDING" | "INVITATION_409_REQUEST_CONFLICT" | "INVITATION_409_REQUEST_PENDING" | "PROCESSION_GROUP_409_CONFLICT" | "PROCESSION_GROUP_MEMBER_409_CONFLICT" | "SEATED_GUEST_409_CONFLICT" | "SUBSCRIPTION_409_CONFLICT" | "PUSH_TOKEN_409_CONFLICT" | "COMMENT_403_MENTION" | "AVATAR_500_SERVER" | "PAYMENT_500_SERVER" | "MESSAGING_403" | "MESSAGING_500_SERVER" | "FEED_403_PRIVATE" | "HUDDLE_403_INACTIVE" | "INVITATION_401_ACCEPTED" | "INVITATION_401_EXPIRED" | "INVITATION_401_WITHDRAWN" | "INVITATION_403_SELF" | "PLAN_400_INVALID_TYPE" | "SITE_403_DIRECTORY" | "STORAGE_400_INVALID" | "STORAGE_400_NOT_SUPPORTED" | "STORAGE_400_FILE_TOO_LARGE" | "STORAGE_400_NO_FILE_SELECTED" | "STORAGE_400_TOO_MANY_FILES" | "STORAGE_500_SERVER" | "REQUEST_400_INVALID" | "REQUEST_404" | "REQUEST_405_METHOD" | "REQUEST_413_TOO_LARGE" | "REQUEST_415_MEDIA_TYPE" | "REQUEST_412_CHANGED" | "REQUEST_422_REUSED" | "REQUEST_428_VERSION" | "REQUEST_429_LIMIT" | "SERVER_500" | "SERVER_503_DATABASE" | "SERVER_503_IDENTITY" | "SERVER_503_SHUTDOWN";
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
        };
        UserId: string;
        /** @enum {string} */
        Role: "administrator" | "grand_poobah" | "premium" | "squad_member" | "onboarding" | "default";
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
        Health: {
            /** @constant */
            status: "ok";
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
        };
        EmailAddressRejection: {
            /** @constant */
            removed: true;
        };
        EmailAddressVerification: {
            /** @constant */
            verified: true;
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
        SessionId: string;
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description What the browser called itself when it signed in.
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
        /** @description The body is larger than the call takes. */
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
        /** @description Too many tries; the wait stands in Retry-After. */
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
         * @description A session's id.
         * @example Vd3kX8dJm1q7w0mTt2bUlB
         */
        SessionId: components["schemas"]["SessionId"];
        /** @description The ETag of the last reply. */
        IfNoneMatch: string;
        /** @description The `next_after` of the page before; without it, the first page. */
        After: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
                "application/json": components["schemas"]["LinkToken"];
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
            403: components["responses"]["ForeignOrigin"];
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
                    "application/json": components["schemas"]["EmailAddressVerificationPreview"];
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
            /** @description Cookie transport asked for from a foreign origin, or somebody else's sign-in was cut off the account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN" | "AUTH_403_TAMPERED";
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
            /** @description Cookie transport asked for from a foreign origin, or somebody else's sign-in was cut off the account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "AUTH_403_ORIGIN" | "AUTH_403_TAMPERED";
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
            /** @description The body does not fit the call. */
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
                     * @description Always no-store, a reply that holds tokens is kept nowhere.
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
            /** @description The body does not fit the call, or signing out everywhere without a proof that is fresh and one's own. */
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
            /** @description The body does not fit the call. */
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
                     * @description Changes when the reply does.
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
                     * @description Changes when the reply does.
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
                 * @description A session's id.
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
            /** @description The date lies not in the past, or the body does not fit the call. */
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
            /** @description Younger than 13, and the account is erased; or a forced change of password comes first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        message_code: "USER_403_AGE" | "AUTH_403_MUST_CHANGE";
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
            503: components["responses"]["Unavailable"];
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
                     * @description Changes when the reply does.
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
                     * @description Changes when the reply does.
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
            /** @description The body does not fit the call. */
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
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["IdentityUnavailable"];
        };
    };
}
