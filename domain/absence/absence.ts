import type { components } from "../../openapi";

type Schemas = components["schemas"];

/** Which days it covers, and when it stands for an answer: server/platform/db/views/covering_absence.sql and effective_answer.sql. */
export type Absence = Schemas["Absence"];
export type Absences = Schemas["Absences"];
export type AbsenceReview = Schemas["AbsenceReview"];
export type AbsenceTurn = Schemas["AbsenceTurn"];
export type AbsenceTouch = Schemas["AbsenceTouch"];
export type UsualYes = Schemas["UsualYes"];
export type UsualPlayer = Schemas["UsualPlayer"];
/** Why an answer stands. */
export type AnswerSource = Schemas["WordSource"];
