import { product } from "./product";

/** Every message of the specification's sections 5 and 7, once. */
export const texts = {
	field: {
		required: "Pssst! Required field.",
		emailAddress: "That doesn't look like a valid email address ✉️.",
		url: "That doesn't look like a valid link 💻",
	},
	password: {
		required: "That's very... empty.",
		mismatch: "Your passwords don't seem to match.",
		tooShort: "Use a minimum of 10 characters.",
		tooLong: "Use a maximum of 24 characters.",
		tooCommon:
			"That one's in every guessing playbook. Mix up something of your own.",
	},
	signInEmailAddress: {
		required: "This field is supremely required.",
		malformed: "That doesn't look like a valid email address ✉️",
		otherProvider: (formattedProvider: string) =>
			`You've previously used ${formattedProvider} to sign in. Please sign in with them again.`,
		known: "Missed you!",
		doubleCheck: "Good to go, but please double-check your email address.",
		free: "Let's get you in the game!",
		failed: "Oy! Hiccup!",
	},
	dripName: {
		required: "This field is *very* required.",
		tooShort: "Use a minimum of 3 characters.",
		profane: `${product.name} is an E-for-Everyone place. Please help us keep it that way.`,
		taken: "Someone already called dibs on that drip name. Try something else.",
		free: "Looks great!",
	},
	select: {
		required: "This is an extremely required field. How required? Extremely.",
	},
	date: {
		required: "This is a required field.",
		future: "Please select a date in the future.",
		past: "Please select a date in the past.",
		incompleteRange: "That's an incomplete range, me thinks.",
		underage:
			"Drip accounts start at 13. Ask a parent or guardian to sign up; they can add you to the squad.",
	},
	signIn: {
		wrongPassword: "That's not the password we have on file for you.",
		otherCredential:
			"We hit a snag signing you in. Are you using the right sign-in provider?",
		success: "Taking you to the good stuff!",
		greeting: "Game on!",
	},
	passwordReset: {
		sent: "We've sent a temporary password to your inbox.",
		failed: "We crapped out resetting your password. Please drop us a note.",
	},
} as const;
