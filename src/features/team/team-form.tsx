import { useSelector } from "@xstate/react";
import { type FormEvent, Fragment, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { colourPairs, pairOf, type TeamColours } from "../../../domain/team/colours";
import { teamLimits } from "../../../domain/team/limits";
import { ageGroups, sports, teamNameRule } from "../../../domain/team/team";
import type { Team, TeamField } from "../../../domain/team/team-form";
import { teamFormTexts } from "../../../domain/team/texts";
import { selectSaved } from "../../../machines/base/saved-form.setup";
import { selectIsTeamUnready, type teamFormMachine } from "../../../machines/team/team-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { SelectField } from "../../controls/fields/select-field";
import { TextField } from "../../controls/fields/text-field";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";
import { Crest } from "../../ui/team/crest";

export type TeamFormProps = { form: ActorRefFrom<typeof teamFormMachine> };

/** Creates a team, or changes its name and look. */
export function TeamForm({ form }: TeamFormProps) {
  const saved = useSelector(form, selectSaved);
  return <Fields key={saved?.version} form={form} saved={saved} />;
}

function Fields({ form, saved }: TeamFormProps & { saved: Team | null }) {
  const isUnready = useSelector(form, selectIsTeamUnready);
  const [sport, setSport] = useState(saved?.sport ?? "");
  const [colours, setColours] = useState<TeamColours>(saved ?? firstPair);
  const [isCoach, setCoach] = useState(true);
  const areGapsShown = useShownGaps(form) > 0;
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: TeamField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    form.send({
      type: "form.submitted",
      form: {
        name: teamNameRule(String(data.get("name") ?? "")).value,
        sport,
        age_group: String(data.get("age_group") ?? ""),
        colour_one: colours.colour_one,
        colour_two: colours.colour_two,
        isCoach,
      },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label="Team name"
        name="name"
        autoComplete="off"
        autoCapitalize="words"
        isVerbatim
        isRequired
        max={teamLimits.name.max}
        rule={teamNameRule}
        defaultText={saved?.name ?? ""}
        onJudged={({ problem }) => judge("name", problem === null)}
      />
      <ChoiceChips
        legend="Sport"
        name="sport"
        options={sportChoices}
        value={sport}
        problem={areGapsShown && sport === "" ? teamFormTexts.sport : null}
        onChosen={(chosen) => {
          setSport(chosen);
          judge("sport", true);
        }}
      />
      <SelectField
        label="Age group"
        name="age_group"
        isRequired
        options={ageChoices}
        value={saved?.age_group ?? "mixed"}
        onChange={(_, hasFailed) => judge("age_group", !hasFailed)}
      />
      <ChoiceChips
        legend="Colours"
        name="colours"
        isPictured
        options={colourChoices}
        value={pairOf(colours.colour_one, colours.colour_two)?.id ?? ""}
        onChosen={(id) => setColours(colourPairs.find((pair) => pair.id === id) ?? firstPair)}
      />
      {saved === null && <Tick name="isCoach" label="I coach, too" isTicked={isCoach} onTicked={setCoach} />}
      <SavedFormFoot
        of={form}
        isAtEdge
        isUnready={isUnready}
        save={saved === null ? "Start" : "Save"}
        theirs={(theirs) => <Theirs {...theirs} />}
      />
    </Form>
  );
}

/** The other person's version after a conflict. */
const Theirs = ({ name, sport, age_group: ageGroup, ...colours }: Team) => (
  <Fragment>
    By now it says: {name}, {nameOf(sports, sport)}, {nameOf(ageGroups, ageGroup)},{" "}
    {pairOf(colours.colour_one, colours.colour_two)?.name.toLowerCase() ?? "colours of its own"}.
  </Fragment>
);

/** Falls back to the key, since a newer server may have more values than this app. */
function nameOf(names: Readonly<Record<string, string | { name: string }>>, key: string): string {
  const known = names[key];
  return typeof known === "string" ? known : (known?.name ?? key);
}

const firstPair: TeamColours = colourPairs[0] ?? { colour_one: "#14160f", colour_two: "#fffefa" };

const sportChoices = Object.entries(sports).map(([value, { name, emoji }]) => ({
  value,
  label: name,
  icon: emoji,
}));
const ageChoices = Object.entries(ageGroups).map(([value, label]) => ({ value, label }));
const colourChoices = colourPairs.map((pair) => ({
  value: pair.id,
  label: pair.name,
  icon: <Crest team={pair} size={40} />,
}));
