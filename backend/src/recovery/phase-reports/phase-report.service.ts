import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { UseCases } from '../../platform/use-cases.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { findPlan, type PlanRow } from '../ledger/plan.queries.js';
import { reportRow, reportsInput } from './phase-report.input.js';
import { findReport, findReports, type FoundReport } from './phase-report.queries.js';
import { reportView, type ReportView } from './phase-report-view.js';
import type { ReportContent } from './report-content.js';

/** PDFs that a process builds at once; each uses CPU. */
const AT_ONCE = 2;

/** Reads reports of phases. */
export class PhaseReportService {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(private readonly useCases: UseCases) {}

  /** Returns the reports of a plan with their links, newest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof reportsInput>): Promise<ReportView[]> {
    return this.useCases.read(actor, 'phaseReport.list', reportsInput, input, async ({ planId }, look) => {
      const { em, actor: own, seen } = look;
      const plan = await requireVisiblePlan(em, own, planId);
      if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: plan.patientId });
      return (await findReports(em, planId)).map(reportView);
    });
  }

  /** Returns a report as a PDF. @throws AppError BAD_INPUT, NOT_FOUND */
  async open(actor: Actor, id: string, language: AnswerLanguage): Promise<{ bytes: Buffer; phase: number }> {
    return this.useCases.read(actor, 'phaseReport.open', reportRow, { id }, async (asked, { em, actor: own, seen }) => {
      const { content, plan } = await requireReport(em, { reportId: asked.id }, own);
      if (own.role !== 'patient') await seen({ subjectType: 'patient', subjectId: plan.patientId });
      return { bytes: await this.print(content, language), phase: content.phase.number };
    });
  }

  /** Renders a report. Callers check access. */
  async print(content: ReportContent, language: AnswerLanguage): Promise<Buffer> {
    // Load the PDF library on first use: many processes never need it.
    const { reportPdf } = await import('./report-pdf.js');
    return this.turns.pass(() => reportPdf(content, language));
  }
}

/** Finds a report of a plan that the actor may see. @throws AppError NOT_FOUND */
export async function requireReport(
  em: EntityManager,
  key: Parameters<typeof findReport>[1],
  visibleTo: VisibleTo,
): Promise<FoundReport & { plan: PlanRow }> {
  const report = await findReport(em, key);
  const plan = report && (await findPlan(em, { planId: report.planId, visibleTo }));
  if (!plan) throw new AppError('NOT_FOUND', reasonFor('REPORT_NOT_FOUND'));
  return { ...report, plan };
}
