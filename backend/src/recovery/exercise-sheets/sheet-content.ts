import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import type { MessageLanguage } from '../../identity/index.js';
import { Guides, type Guide } from '../exercise-library/guides.js';
import { adviceFor } from '../ledger/how-far.js';
import { phaseIn, signsIn, textIn, type ShownExercise } from '../ledger/phase-in-language.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { presentContent, presentPhase } from '../plans/plan-view.js';
import type { BodySide } from '../protocols/protocol-content.js';

/** An exercise of a sheet; without a guide the plan's own sentence says how it is done. */
export interface SheetExercise extends ShownExercise {
  guide: Guide | null;
}

/** What an exercise sheet says, in one language. */
export interface SheetContent {
  clinic: string;
  /** Phone numbers of the clinic, the main one first. */
  phones: string[];
  patient: string;
  physiotherapist: string | null;
  /** Name of the protocol or programme. */
  plan: string;
  isSample: boolean;
  side: BodySide;
  phase: { number: number; of: number; name: string };
  exercises: SheetExercise[];
  /** What to do instead of exercises while a danger sign waits for an answer. */
  stopped: string | null;
  dangerSigns: string[];
}

/** Reads what the sheet of a plan's present phase says. While a danger sign waits for an answer, it has no exercises, as the day. */
export async function readSheet(em: EntityManager, plan: PlanRow, language: MessageLanguage): Promise<SheetContent> {
  const { openTask, kind, content } = plan;
  const number = presentPhase(plan);
  const { name, exercises } = phaseIn(presentContent(plan), number, language);
  const shown = openTask ? [] : exercises;
  const guides = await new Guides(em, shown, language).all();
  const settings = await loadSettings(em);
  return {
    clinic: settings.name,
    phones: settings.phones,
    patient: plan.patientName,
    physiotherapist: plan.physiotherapistName,
    plan: textIn(plan.protocolName, language),
    isSample: plan.isSample,
    side: plan.side,
    phase: { number, of: content.phases.length, name },
    exercises: shown.map((exercise) => ({ ...exercise, guide: guides.get(exercise.key) ?? null })),
    stopped: openTask && adviceFor(openTask.severity, kind, language),
    dangerSigns: signsIn(content.dangerSigns, language).map(({ question }) => question),
  };
}
