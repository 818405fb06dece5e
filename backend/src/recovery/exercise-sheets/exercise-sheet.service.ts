import { z } from 'zod';
import { messageLanguages, languageTags } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { languages } from '../../platform/generated-messages/languages.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { readSheet } from './sheet-content.js';

const tags = languages.map(({ code }) => code) as [AnswerLanguage, ...AnswerLanguage[]];

/** Language of a sheet: en or hi. */
export const sheetLanguage = z.enum(tags, validationMessage('ONE_OF', { input: 'LANGUAGE', choices: tags.join(', ') }));

/** A request for the sheet of a plan. */
const sheetInput = z.object({
  planId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  language: sheetLanguage,
});

/** PDFs that a process builds at once; each uses CPU. */
const AT_ONCE = 2;

/** Prints exercise sheets. */
export class ExerciseSheetService {
  private readonly turns = new Semaphore(AT_ONCE);

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
      const content = await readSheet(em, plan, named);
      // Load the PDF library on first use: many processes never need it.
      const { sheetPdf } = await import('./sheet-pdf.js');
      return this.turns.pass(() => sheetPdf(content, language, clinicDay(this.clock.now())));
    });
  }
}
