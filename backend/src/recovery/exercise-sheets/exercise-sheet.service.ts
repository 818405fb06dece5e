import { z } from 'zod';
import { messageLanguages, languageTags } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { languages } from '../../platform/generated-messages/languages.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { renderSheet } from './print-sheet.js';

const tags = languages.map(({ code }) => code) as [AnswerLanguage, ...AnswerLanguage[]];

/** Language of a sheet: en or hi. */
export const sheetLanguage = z.enum(tags, validationMessage('ONE_OF', { input: 'LANGUAGE', choices: tags.join(', ') }));

/** A request for the sheet of a plan. */
const sheetInput = z.object({
  planId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  language: sheetLanguage,
});

/** Prints exercise sheets. */
export class ExerciseSheetService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the exercises of a plan's present phase as a PDF. @throws AppError BAD_INPUT, NOT_FOUND */
  async print(actor: Actor, input: { planId: string; language: string }): Promise<Buffer> {
    const asked = input as z.input<typeof sheetInput>;
    return this.useCases.read(actor, 'exerciseSheet.open', sheetInput, asked, async ({ planId, language }, look) => {
      const { em, actor: own, seen } = look;
      const plan = await requireVisiblePlan(em, own, planId);
      if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: plan.patientId });
      const named = messageLanguages.find((name) => languageTags[name] === language) ?? 'EN';
      return renderSheet(em, plan, named, this.clock.now());
    });
  }
}
