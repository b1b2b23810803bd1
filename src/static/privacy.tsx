import { retentionTable } from "../../domain/account-deletion/retention-table";
import { limits } from "../../domain/base/limits";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { retention } from "../../domain/base/retention";
import { LegalPage } from "./legal-page";
import { contact, type TextSection } from "./text-page";

const { name } = product;
const age = limits.ageOfAccountHolder;

export function Privacy({ year }: { year: number }) {
  return (
    <LegalPage
      year={year}
      here="/privacy"
      title="Privacy"
      lead={`What ${name} keeps about you, why, and how to take it back.`}
      inShort={[
        "We keep what a team needs to find each other and turn up on time. Nothing is sold, and there are no ads.",
        `Accounts start at ${age}. Younger players are added by a parent or guardian, who stays in charge of what is shown.`,
        "Your password lives with our identity provider. We never see it and never store it.",
        "We measure how the app is used only after you said yes, and you can change your mind.",
        "Your settings get you a copy of your data, or delete your account.",
      ]}
      sections={sections}
    />
  );
}

const sections: readonly TextSection[] = [
  {
    id: "who",
    title: "Who we are",
    body: (
      <p>
        {name} is a social and planning app for sports teams and their families. “We” are who runs this
        server: {placeholders.operator} ({placeholders.postalAddress}). We decide what happens with the data
        described here. You reach us at {contact}, and a person answers.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we store, and why",
    body: (
      <>
        <p>We ask only for what a part of the app needs, and we use it only for that.</p>
        <dl>
          <div>
            <dt>E-mail address</dt>
            <dd>To sign you in, to keep one account per person, and to send the few mails listed below.</dd>
          </div>
          <div>
            <dt>First and last name</dt>
            <dd>
              So that your team knows who you are. They come from you, or from Google if you sign in there.
            </dd>
          </div>
          <div>
            <dt>Date of birth</dt>
            <dd>
              To make sure that an account holder is old enough. You give it once; if it is wrong, we correct
              it. Other members do not see it.
            </dd>
          </div>
          <div>
            <dt>Drip name and avatar</dt>
            <dd>Your public handle and picture: what others see beside what you write.</dd>
          </div>
          <div>
            <dt>Phone number</dt>
            <dd>
              Only if you give one: so that coaches and managers of your children's teams can call you when
              something happens. Nobody else sees it, no mail names it, and you take it out whenever you like.
            </dd>
          </div>
          <div>
            <dt>Invitations</dt>
            <dd>
              If somebody of a team or family invites you by your address, we write to it for them, with first
              names at most, and up to twice more about a date of the player whose spot they keep for you.
              They see the address until you accept. Each of these mails has a link that stops further ones;
              of that wish we keep a fingerprint of the address alone.
            </dd>
          </div>
          <div>
            <dt>Time zone</dt>
            <dd>So that kick-off is at the right hour on your screen. It follows your device.</dd>
          </div>
          <div>
            <dt>What you and your team put in</dt>
            <dd>
              Posts, messages, dates and replies, and which of them you have seen, so that badges count right.
            </dd>
          </div>
          <div>
            <dt>Answers to dates</dt>
            <dd>
              Whether a player comes, who said so and when, and which change of a date a family has seen, when
              and by what, or who of the staff told them; whether a device of theirs showed a push about it.
              Where a family may not have heard that a date is off or has moved, the staff read its guardians'
              phone numbers beside it, and we keep who did. The team's coaches and managers read all of it;
              other families of the team read who comes, unless the team keeps that to its staff; people who
              follow a team or a child read none of it. A note beside an answer is read by the staff, the
              player and the player's guardians.
            </dd>
          </div>
          <div>
            <dt>Days away, and coming as usual</dt>
            <dd>
              Who is away from when to when, without a reason, and to whose practices a player comes as usual,
              with who said so and when. A player's guardians read the days; the team's coaches and managers
              read at one date that the player is away, or in as usual; other families read out or in;
              followers read none of it.
            </dd>
          </div>
          <div>
            <dt>Calendar links</dt>
            <dd>
              That you made one, what of, for whom and until when, and when which kind of calendar asked it
              last. Whoever has the address reads when and where your players play, with their first names:
              the company of the calendar that you give it to as well. No notes, no answers, no other names.
            </dd>
          </div>
          <div>
            <dt>Public links of events</dt>
            <dd>
              That you made one, for which event and when. Anybody with the link sees what kind of event it
              is, the day, the time and its zone, the team's name, sport and colours, and whether it is called
              off. No names, no place, no opponent, no notes. Messengers to which you send it keep a preview
              of it.
            </dd>
          </div>
          <div>
            <dt>Who came</dt>
            <dd>
              Whether a player was there, late or absent, marked by the team's coaches and managers, with who
              marked it and when. They read everybody's; a player and the player's guardians their own; other
              families and followers none.
            </dd>
          </div>
          <div>
            <dt>Sessions</dt>
            <dd>
              When you signed in, when that was last used and until when it holds, and with which browser and
              system (such as “Safari on Mac”), so that you can tell your devices apart and sign each out. Of
              your session's secret we keep only a fingerprint that cannot be turned back. And the day,
              without the hour, on which you were last here: by it we see which children's profiles nobody
              needs any more.
            </dd>
          </div>
          <div>
            <dt>Browsers you signed in with</dt>
            <dd>
              A fingerprint of a random number in each browser's cookie, and when you last signed in there. It
              keeps mails free for you when strangers ask to reset your password. Kept for 90 days, or until
              you change your password elsewhere.
            </dd>
          </div>
          <div>
            <dt>Devices that ring</dt>
            <dd>
              Where you asked a device to ring: the address at your browser's push service, the keys to write
              to it, and the browser's name. The service (Google's, Mozilla's, Apple's or Microsoft's)
              delivers what it cannot read; what we send names no person, no place and no time. When the
              device has shown it, it tells us so: we keep when, for 30 days, and whether a device has gone
              silent.
            </dd>
          </div>
          <div>
            <dt>What our support did</dt>
            <dd>
              When support acts on an account at somebody's request, what was done, the account's id and the
              number of the request. No name, address or date stands in it.
            </dd>
          </div>
          <div>
            <dt>Protection against abuse</dt>
            <dd>Short-lived counters of attempts, kept under scrambled keys rather than your address.</dd>
          </div>
        </dl>
        <p>
          We rely on the agreement between you and us for running your account, on our legitimate interest in
          keeping the service safe, and on your consent where we ask for it. We take no decisions about you by
          machine alone that would have a legal effect.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children and guardians",
    body: (
      <>
        <p>
          You have to be {age} to hold an account. We ask everyone for a date of birth in the same way. If it
          shows a younger person, the sign-up stops and nothing of that form is stored.
        </p>
        <p>
          Google tells us no date of birth. Whoever signs in there is asked before claiming a drip name, and
          an account from before we asked at its next sign-in. If the date shows a younger person, we delete
          the account and everything that we keep about it at once, also at our identity provider, and keep no
          note of it. Where the account already had a drip name, we ask for the date and for a proof of who
          you are once more before that.
        </p>
        <p>
          Younger players take part through a parent or guardian, who holds the account, adds the child to the
          team and decides what is entered. We ask for no contact details of the child and give the child no
          sign-in.
        </p>
        <p>
          A child's profile holds a first name, the first letter of the last name, a date of birth, the
          child's teams and number, who looks after and who follows the child, and each guardian's word on
          this page and on photos. All guardians are equal. Of it
        </p>
        <ul>
          <li>guardians see everything, and they alone see the date of birth and who follows the child;</li>
          <li>
            coaches and managers of the child's teams see the name, the number, the guardians' names and phone
            numbers, and whether photos are allowed, which they are only when every guardian said yes;
          </li>
          <li>
            other families of the team see the name, the number and the guardians' names, or the number alone
            if a guardian wants it so;
          </li>
          <li>followers whom a guardian let in see the first name, the number and the teams;</li>
          <li>nobody else sees anything, our administrators in the app included.</li>
        </ul>
        <p>
          When a second player of the same first name and initial joins a team, we tell the guardians of the
          first, with the first name of a guardian of the second unless that player is shown by number. They
          may report it to us and to the team's managers. That they were told and whether they reported it is
          kept with the player's place in the team.
        </p>
        <ul>
          <li>
            A guardian may see, correct and delete what stands about their child at any time, and may take
            back consent.
          </li>
          <li>We show children no advertising and build no profiles of them.</li>
          <li>Taking part never depends on telling us more about a child than the team needs.</li>
        </ul>
        <p>
          If you believe that a child under {age} holds an account, write to {contact}. We look into it at
          once and delete the account.
        </p>
      </>
    ),
  },
  {
    id: "identity",
    title: "Signing in and passwords",
    body: (
      <>
        <p>
          Firebase Authentication, a service of Google, checks who you are. It holds your e-mail address and
          your password in protected form, or the link to your Google account. We receive your e-mail address,
          your name, your picture and the id of your Google account from it, and when your sign-ins there were
          last ended, never your password. The id and that time keep others out of your account.
        </p>
        <p>
          Where a list of leaked passwords is switched on, we ask it about a password that you choose, so that
          nobody walks in with one that leaked elsewhere. It gets the first five of the forty signs of a
          fingerprint, which very many passwords share, and nothing about you.
        </p>
        <p>
          Before you sign up we tell you whether an e-mail address already has an account, so that you do not
          end up with two. We limit how often that can be asked.
        </p>
      </>
    ),
  },
  {
    id: "tokens",
    title: "Tokens, cookies and storage",
    body: (
      <>
        <p>We set no advertising cookies. Your browser holds:</p>
        <ul>
          <li>
            a session cookie that scripts cannot read and that goes to {name} alone. It ends after 60 days
            without a visit, and after 180 days in any case;
          </li>
          <li>
            a cookie with a random number that scripts cannot read. It signs nobody in, stays when you sign
            out, and ends 90 days after your last sign-in. By it we know a browser of yours when a password is
            to be reset;
          </li>
          <li>
            a small cookie that says “signed in” and nothing else, so that the right first page is shown;
          </li>
          <li>a short-lived access token in the page's memory, gone when you close the tab;</li>
          <li>
            the page that you wanted to open before signing in, and settings such as light or dark and the
            clock;
          </li>
          <li>
            who you are (your name, addresses and time zone) and the days of your schedule that you looked at
            last, with times, places and your players' first names; for coaches and managers the names on the
            lists of dates that they looked at last, to mark who came; and answers, marks and messages that
            have not reached us yet, so that they work without a signal. They go when you sign out or somebody
            else signs in on the device, the first two also when you sign this device out from another one; so
            do clashes that you said are all right;
          </li>
          <li>
            while you let us measure, and no longer: two cookies of Google's (“_ga”) and an installation id.
          </li>
        </ul>
        <p>
          Signing out ends the session; this device's settings stay. In the settings you can sign out
          everywhere at once.
        </p>
      </>
    ),
  },
  {
    id: "mail",
    title: "Mail from us",
    body: (
      <p>
        We write to confirm your address, to let you reset your password, when somebody invites you to a team
        or family, when somebody new looks after or follows a child of yours, when a date of your players'
        changes or an answer to it is missing, before a child's profile or a team goes that nobody uses any
        more, and when something about your account or this page matters to you. Once a day at most a mail
        says how much has waited for you since the day before, in numbers alone. Its last link, or your mail
        program, stops these summaries without a sign-in. Links that answer for your players, or say that you
        know of a change, work without a sign-in until that date is over: whoever you forward such a mail to
        can use them. The other links in our mails work once and for a short time. We send no newsletters
        unless you ask for them.
      </p>
    ),
  },
  {
    id: "telemetry",
    title: "Measuring and error reports",
    body: (
      <p>
        Usage statistics start on a device only after you agreed there, and stop when you turn them off in the
        settings. Without your consent, or when your browser asks not to be tracked, nothing of that kind is
        loaded. With it, Firebase Analytics, a service of Google, counts which screens are shown, finished
        sign-ups and claimed names. Error reports, where they are switched on, tell us what broke; your name,
        passwords, tokens and what you wrote are taken out before they leave.
      </p>
    ),
  },
  {
    id: "sharing",
    title: "Who else sees it",
    body: (
      <>
        <p>Your data is not for sale and never will be. It is seen by:</p>
        <ul>
          <li>the members of your teams: your name, drip name, avatar and what you share there;</li>
          <li>
            companies that work for us under contract and on our instructions: the identity provider, our
            hosting, our mail service, the push service of a browser that you let ring, where it is switched
            on an error-reporting service and, after your consent, a statistics service;
          </li>
          <li>
            authorities, where the law leaves us no choice. We check each request and tell you if we may.
          </li>
        </ul>
        <p>
          Some of these companies work in other countries. Where the law of your country asks for safeguards
          for that, we agree on them first.
        </p>
      </>
    ),
  },
  {
    id: "retention",
    title: "How long we keep it",
    body: (
      <dl>
        {retentionTable.map(({ what, time }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: "rights",
    title: "A copy, a correction, a deletion",
    body: (
      <>
        <p>
          In your settings, below &ldquo;Your data&rdquo;, you get a copy in a common format, and delete your
          account. For a correction, a limit on what we do, or if you cannot sign in, write to {contact} from
          the address of your account. We may ask a question to be sure that it is you. You get an answer
          within 30 days, and it costs nothing.
        </p>
        <p>
          A copy is one file with all that we and our identity provider keep about you and the children whom
          you look after, but for fingerprints of secrets. It is made on your device, and a mail tells you of
          it. A deletion takes your account, your drip name, your sessions, your mails and your account at our
          identity provider. What stays is the id of the account beside the number of your request, for{" "}
          {retention.auditMonths} months, a fingerprint of the drip name that tells neither the name nor whose
          it was, for {limits.dripNameReservedDays} days, so that nobody slips into it, and backups for{" "}
          {retention.backupDays} days.
        </p>
        <p>
          After a deletion, what you said in huddles stays without your name and picture, since others could
          not make sense of the conversation without it. Take back beforehand what shall not stay. If you are
          not content with our answer, you may turn to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    body: (
      <p>
        Connections are encrypted. Sessions are renewed all the time, and a stolen old one ends the whole
        chain. Access rights are checked on every request. Nobody can promise that nothing ever goes wrong;
        should it, we tell you and the authorities as the law asks, without delay. If you found a weakness,
        please tell us at {contact}.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this page",
    body: (
      <p>
        When {name} grows, this page will change with it. The date at the top says since when a version holds.
        If a change touches what we do with your data, we tell you in the app or by e-mail before it takes
        effect, and ask you again where your consent is needed.
      </p>
    ),
  },
];
