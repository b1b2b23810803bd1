import { limits } from "../../domain/base/limits";
import { product } from "../../domain/base/product";
import { LegalPage } from "./legal-page";
import { contact, type TextSection } from "./text-page";

const { name } = product;
const age = limits.ageOfAccountHolder;

export function Terms({ year }: { year: number }) {
  return (
    <LegalPage
      year={year}
      here="/terms"
      title="Terms"
      lead={`The rules of play on ${name}. Short ones, because you have a game to get to.`}
      inShort={[
        `You must be ${age} to hold an account. Guardians play for younger kids.`,
        `Be kind. ${name} is an E-for-Everyone place: children read along.`,
        "What you post stays yours. You let us show it to your team.",
        "You can leave whenever you like. We may show a red card to people who hurt others.",
        "A legal claim must be brought within one year.",
      ]}
      sections={sections}
    />
  );
}

const sections: readonly TextSection[] = [
  {
    id: "agreement",
    title: "What this is",
    body: (
      <p>
        These terms are the agreement between you and the people who run {name}. They apply from the moment
        you create an account or use the app. Our <a href="/privacy">privacy page</a> says what happens with
        your data. If you do not agree with these terms, please do not use {name}.
      </p>
    ),
  },
  {
    id: "accounts",
    title: "Your account",
    body: (
      <ul>
        <li>You are at least {age} years old and tell us your real date of birth.</li>
        <li>One person, one account. It is yours and cannot be handed on or sold.</li>
        <li>Keep your password to yourself and your e-mail address up to date. Tell us if someone got in.</li>
        <li>
          Your drip name is first come, first served. Names that insult, mislead or pretend to be someone else
          can be taken back.
        </li>
      </ul>
    ),
  },
  {
    id: "minors",
    title: "Minors and guardians",
    body: (
      <>
        <p>
          If you are {age} or older but not yet of age where you live, a parent or guardian must agree to
          these terms for you. By adding a child to a team, you confirm that you are the child's parent or
          guardian or act with their permission, and you answer for what is entered about the child.
        </p>
        <p>
          Pictures of other people's children are shared only with the permission of their guardians, and
          taken down when a guardian asks.
        </p>
      </>
    ),
  },
  {
    id: "conduct",
    title: "Fair play",
    body: (
      <>
        <p>On {name} you do not:</p>
        <ul>
          <li>bully, threaten, harass, discriminate, or show anyone in a humiliating way;</li>
          <li>post sexual content, violence, or anything that endangers a child;</li>
          <li>share other people's private details, such as where a child is and when, beyond the team;</li>
          <li>advertise, spam, collect data about members, or pretend to be someone you are not;</li>
          <li>
            break the law or someone's rights, or attack, overload or reverse the protections of the service.
          </li>
        </ul>
        <p>Seen something? Tell us at {contact}. We read every report.</p>
      </>
    ),
  },
  {
    id: "teams",
    title: "Teams",
    body: (
      <p>
        Whoever opens a team decides who belongs to it and looks after what is posted there. A team's schedule
        is only as right as what its people enter: {name} plans, it does not supervise. Trips, training and
        games are the responsibility of the team, its club and the families.
      </p>
    ),
  },
  {
    id: "content",
    title: "What you post",
    body: (
      <>
        <p>
          Your texts and pictures stay yours. You give us the permission, free of charge and not exclusive, to
          store, copy, resize and show them to those you shared them with, for as long as they stand on {name}
          . It ends when you delete them, apart from backups and from copies that others have already
          received.
        </p>
        <p>
          Post only what you may. If something breaks these terms or the law, we may take it down, and we tell
          you why unless the law forbids it. Ideas that you send us for {name} may be used without owing you
          anything.
        </p>
      </>
    ),
  },
  {
    id: "service",
    title: "The service",
    body: (
      <p>
        We work to keep {name} running and safe, and it will still have bad days. We may change, add or drop
        parts of it. If we stop a part that matters to you, or all of it, you get notice and time to take your
        data along, unless safety or law demands speed.
      </p>
    ),
  },
  {
    id: "leaving",
    title: "Leaving, and red cards",
    body: (
      <p>
        You may stop at any time and ask for your account to be deleted by writing to {contact}. We may
        suspend or end an account that breaks these terms, harms others or endangers the service. Where it is
        fair to do so we warn first. You can object, and a person looks at it again.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Warranty and liability",
    body: (
      <>
        <p>
          {name} is offered as it is. As far as the law allows, we give no promise that it is free of errors,
          always available or fit for a particular purpose, and we are not liable for indirect damage, lost
          data, missed games or the conduct of other members.
        </p>
        <p>
          Nothing here limits what cannot be limited by law: liability for intent and gross negligence, for
          injury to life, body or health, and the rights that you have as a consumer.
        </p>
      </>
    ),
  },
  {
    id: "claims",
    title: "Claims, law and disputes",
    body: (
      <>
        <p>
          Talk to us first: most things are settled by an e-mail to {contact}. Any legal claim that has to do
          with {name} must be brought within <strong>one year</strong> after its cause arose; after that it is
          barred, as far as the law allows.
        </p>
        <p>
          The law that applies and the courts in charge follow from the general rules. You keep the protection
          of the mandatory law of the place where you live, and may go to the courts there where that law says
          so.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        We may change these terms for the future, for good reasons such as new features or new law. We
        announce changes that matter in the app or by e-mail at least 30 days ahead. If you go on using {name}{" "}
        after that, the new terms apply; if you would rather not, you may leave before. Should a part of these
        terms not hold, the rest does.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: <p>Questions, reports, a word of praise: {contact}.</p>,
  },
];
