import { legalLinks } from "./legal-page";
import { contact, TextPage, type TextSection } from "./text-page";

export type Helped = "parent" | "coach" | "manager";

export const helpPages = {
  parent: { path: "/help", title: "Parents", lead: "Who plays, when and where, in one press." },
  coach: { path: "/help/coach", title: "Coaches", lead: "Plan it once. Everybody knows." },
  manager: { path: "/help/manager", title: "Managers", lead: "The right people in, nobody else." },
} as const satisfies Record<Helped, { path: string; title: string; lead: string }>;

/** What one person of a team asks first. Not more than somebody reads before a practice. */
export const Help = ({ year, who }: { year: number; who: Helped }) => (
  <TextPage
    year={year}
    here={helpPages[who].path}
    siblings={{
      label: "Help",
      links: Object.values(helpPages).map(({ path, title }) => ({ href: path, text: title })),
    }}
    title={helpPages[who].title}
    lead={helpPages[who].lead}
    sections={[...sections[who], stuck]}
    also={[{ href: "/", text: "Back to the start" }, ...legalLinks]}
  />
);

type PictureProps = { name: string; height: number; alt: string };

/** From the demonstration, by `npm run pictures`. */
const Picture = ({ name, height, alt }: PictureProps) => (
  <figure>
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={`/help/${name}-dark.webp`} />
      <img
        src={`/help/${name}-light.webp`}
        alt={alt}
        width={pictureWidth}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  </figure>
);

/** In pixels, as the heights. */
const pictureWidth = 585;

const stuck: TextSection = {
  id: "stuck",
  title: "Still stuck?",
  body: <p>Write to {contact}. A person answers.</p>,
};

const sections: Record<Helped, readonly TextSection[]> = {
  parent: [
    {
      id: "answer",
      title: "Say who comes",
      body: (
        <>
          <p>
            <b>Home</b> begins with what is next. Press <b>In</b>, <b>Maybe</b> or <b>Out</b> beside your
            child's name. <b>Needs you</b> lists what is still open. The button in our mails works without
            signing in.
          </p>
          <Picture
            name="answers"
            height={687}
            alt="Needs you: a row for each child with the number of open answers, and a button that says In for all of them"
          />
        </>
      ),
    },
    {
      id: "away",
      title: "Call off a day or a week",
      body: (
        <p>
          For one event press <b>Out</b>. For several days open <b>Schedule</b>, then <b>We're away</b>, on a
          phone behind the three dots. Pick the days, and everything in between is answered.
        </p>
      ),
    },
    {
      id: "off",
      title: "When practice is off",
      body: (
        <>
          <p>
            Home turns orange and a mail comes. Press <b>Got it</b>, so that your coach can see that you know.
          </p>
          <Picture
            name="off"
            height={371}
            alt="An orange card: Off tonight because of rain, with a button Got it"
          />
        </>
      ),
    },
    {
      id: "other-parent",
      title: "Invite the other parent",
      body: (
        <p>
          Open <b>You</b>, then <b>Family</b>, your child, and <b>Invite a guardian</b>. They see and decide
          everything that you do. Grandparents come in as followers.
        </p>
      ),
    },
    {
      id: "calendar",
      title: "Into your calendar",
      body: (
        <p>
          Open <b>Schedule</b>, then <b>Calendar links</b> (on a phone behind the three dots), make a link and
          add it to your calendar. Calendars ask every few hours: for today's changes trust Drip.
        </p>
      ),
    },
    {
      id: "notifications",
      title: "What rings, what is mailed",
      body: (
        <>
          <p>
            Open <b>You</b>, then <b>Notifications</b>: this phone, quiet hours, and which mails come. Mails
            about changes always do.
          </p>
          <Picture
            name="mails"
            height={782}
            alt="Switches for reminders to answer, the daily summary, and the chat and posts in it"
          />
        </>
      ),
    },
  ],
  coach: [
    {
      id: "plan",
      title: "Put it in the schedule",
      body: (
        <p>
          Open <b>Schedule</b> and press <b>+</b>: weekly practice, a game, or a list that your league sent.
          You see every date before it is saved.
        </p>
      ),
    },
    {
      id: "in",
      title: "See who is in",
      body: (
        <p>
          Open the event. <b>Who's in</b> has every answer, and <b>Remind</b> asks the families that have not
          answered. Each family is asked at most once in 12 hours.
        </p>
      ),
    },
    {
      id: "call-off",
      title: "Call off or move",
      body: (
        <>
          <p>
            Open the event, press <b>Call off</b> and a reason. For ten seconds <b>Undo</b> takes it back;
            then mails leave and phones ring. To move it, change its time.
          </p>
          <Picture
            name="call-list"
            height={402}
            alt="A coach's Home: the families that do not know yet that practice is off, with buttons to call them"
          />
          <p>
            Home lists the families that have not seen it. <b>Call</b> them, then press <b>Told them</b>.
          </p>
        </>
      ),
    },
    {
      id: "attendance",
      title: "Mark who came",
      body: (
        <p>
          During and after the event press <b>Attendance</b>. Families see their own child's mark.
        </p>
      ),
    },
    {
      id: "talk",
      title: "Talk to families",
      body: (
        <p>
          The team's page has the chat, which is for adults alone, and posts with comments and polls under{" "}
          <b>Plays</b>. No child is in a chat.
        </p>
      ),
    },
    {
      id: "invite",
      title: "Let families in",
      body: (
        <p>
          Press <b>Invite</b> on the team's page and share the link. Who asks to join is in <b>Needs you</b>:
          let in only whom you know.
        </p>
      ),
    },
    {
      id: "notifications",
      title: "What rings, what is mailed",
      body: (
        <p>
          Open <b>You</b>, then <b>Notifications</b>. Mails about changes always come.
        </p>
      ),
    },
  ],
  manager: [
    {
      id: "start",
      title: "Start the team",
      body: (
        <p>
          Open <b>Teams</b> and press <b>Start a team</b>: name, sport, colours, and when the season begins
          and ends.
        </p>
      ),
    },
    {
      id: "squad",
      title: "Fill the squad",
      body: (
        <>
          <p>
            Press <b>Invite</b> on the team's page and share the link, the code or the QR code. Families add
            their child themselves. To have the list first, use <b>Add a player</b> or <b>Import a list</b>.
          </p>
          <Picture name="squad" height={521} alt="The squad of a team with its players and their numbers" />
        </>
      ),
    },
    {
      id: "requests",
      title: "Let people in",
      body: (
        <p>
          Who comes by the link asks first. Requests are in <b>Needs you</b> and on the team's page. Let in
          only whom you know; you can keep others from asking again.
        </p>
      ),
    },
    {
      id: "staff",
      title: "Coaches and other managers",
      body: (
        <p>
          Invite each by mail, or open a member and change the roles. Have at least two grown-ups on the
          staff.
        </p>
      ),
    },
    {
      id: "safety",
      title: "Keep it safe",
      body: (
        <p>
          A reported message is in <b>Needs you</b>: take it down, or not. Reports about the staff come to us.
        </p>
      ),
    },
    {
      id: "season",
      title: "Between seasons",
      body: (
        <p>
          Team settings have the season, the files, and <b>Archive the team</b>. An archived team can be
          brought back.
        </p>
      ),
    },
    {
      id: "notifications",
      title: "What rings, what is mailed",
      body: (
        <p>
          Open <b>You</b>, then <b>Notifications</b>. Mails about changes always come.
        </p>
      ),
    },
  ],
};

/** Below `legalCss`. */
export const helpCss = `
h1 { font-size: clamp(min(3.25rem, 15vw), 12vw, 7rem); }
figure { margin: 20px 0 0; }
figure img { display: block; inline-size: min(100%, 24.375rem); block-size: auto; border: 2px solid var(--line); border-radius: var(--radius-m); }
`;
