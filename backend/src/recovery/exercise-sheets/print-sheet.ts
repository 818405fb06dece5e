import type { EntityManager } from '@mikro-orm/postgresql';
import { type MessageLanguage, languageTags } from '../../identity/index.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { requireLive, requireVisiblePlan } from '../ledger/held-plan.js';
import { readSheet } from './sheet-content.js';

/** PDFs that a process builds at once, for downloads and e-mails together; each uses CPU. */
const turns = new Semaphore(2);

/** Returns the record of a live plan that the actor may see. @throws AppError NOT_FOUND, WRONG_STATE */
export async function requireSheet(
  em: EntityManager,
  actor: VisibleTo,
  planId: string,
): Promise<{ patientId: string }> {
  const plan = await requireVisiblePlan(em, actor, planId);
  requireLive(plan);
  return plan;
}

/** Prints the sheet of a plan that is sent to its patient; undefined once the plan has ended. */
export async function printSheet(
  em: EntityManager,
  planId: string,
  language: MessageLanguage,
  now: Date,
): Promise<Buffer | undefined> {
  const plan = await requireVisiblePlan(em, 'SYSTEM', planId);
  if (plan.status !== 'ACTIVE') return undefined;
  return renderSheet(em, plan, language, now);
}

/** Returns the exercises of a plan's present phase as a PDF. */
export async function renderSheet(
  em: EntityManager,
  plan: Parameters<typeof readSheet>[1],
  language: MessageLanguage,
  now: Date,
): Promise<Buffer> {
  const content = await readSheet(em, plan, language);
  // Load the PDF library on first use: many processes never need it.
  const { sheetPdf } = await import('./sheet-pdf.js');
  return turns.pass(() => sheetPdf(content, languageTags[language], clinicDay(now)));
}
