import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { RecoveryPlan } from '../ledger/recovery-plan.entity.js';
import { linkInput, reportRow, tokenInput } from './phase-report.input.js';
import { PhaseReport } from './phase-report.entity.js';
import { countLiveLinks, findLink, findSharedReport, mayShare, storeOpening } from './phase-report.queries.js';
import { requireReport } from './phase-report.service.js';
import { linkView, type LinkView } from './phase-report-view.js';
import type { ReportContent } from './report-content.js';
import { ReportLink } from './report-link.entity.js';

/** Most live links of a report. */
const MOST_LINKS = 20;
/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** The error of a link that opens nothing: the same whether it is unknown, expired or revoked, or not shared any more. */
const noLink = () => new AppError('NOT_FOUND', reasonFor('REPORT_LINK_NOT_FOUND'));

/** Creates, revokes and opens links to reports. */
export class ReportLinkService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /** Creates a link; only this answer has its address. @throws AppError BAD_INPUT, NOT_FOUND, CONSENT_MISSING, LIMIT_REACHED */
  async create(actor: Actor, input: z.input<typeof linkInput>): Promise<{ link: LinkView; url: string }> {
    return this.useCases.write(actor, 'reportLink.create', linkInput, input, async (asked, change) => {
      const { tx, actor: own, lock } = change;
      const { plan } = await requireReport(tx, asked, own);
      // The lock orders the links of a plan's reports, so that there are never too many.
      await lock(RecoveryPlan, { id: plan.id });
      if (!(await mayShare(tx, plan.patientId)))
        throw new AppError('CONSENT_MISSING', reasonFor('SHARING_NOT_ALLOWED'));
      const now = this.clock.now();
      if ((await countLiveLinks(tx, asked.reportId, now)) >= MOST_LINKS)
        throw new AppError('LIMIT_REACHED', reasonFor('REPORT_LINKS_FULL', { most: MOST_LINKS }));
      const token = randomBytes(32).toString('base64url');
      const link = tx.create(ReportLink, {
        report: tx.getReference(PhaseReport, asked.reportId),
        tokenHash: hashOf(token),
        createdById: own.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + asked.expiresInMinutes * 60_000),
      });
      return {
        subject: link,
        details: { patientId: plan.patientId },
        answer: async () => ({ link: linkView(await findLink(tx, link.id)), url: `${this.publicUrl}/r/${token}` }),
      };
    });
  }

  /** Revokes a link; one that is revoked already stays as it is. @throws AppError BAD_INPUT, NOT_FOUND */
  async revoke(actor: Actor, input: z.input<typeof reportRow>): Promise<LinkView> {
    return this.useCases.write(actor, 'reportLink.revoke', reportRow, input, async ({ id }, change) => {
      const { tx, actor: own, lock } = change;
      const { plan } = await requireReport(tx, { linkId: id }, own);
      const link = await lock(ReportLink, { id });
      if (!link) throw noLink();
      link.revokedAt ??= this.clock.now();
      return {
        subject: link,
        details: { patientId: plan.patientId },
        answer: async () => linkView(await findLink(tx, id)),
      };
    });
  }

  /** Returns the report that a link opens now; this is not stored. @throws AppError NOT_FOUND */
  async read(actor: Actor, token: string): Promise<ReportContent> {
    return this.useCases.read(actor, 'reportLink.open', tokenInput, { token }, async (asked, { em }) => {
      const shared = TOKEN.test(asked.token) && (await findSharedReport(em, hashOf(asked.token), this.clock.now()));
      if (!shared) throw noLink();
      return shared.content;
    });
  }

  /** Stores that a link was opened, which it must open at that moment. @throws AppError NOT_FOUND */
  async open(actor: Actor, token: string): Promise<void> {
    return this.useCases.write(actor, 'reportLink.open', tokenInput, { token }, async (asked, change) => {
      const { tx, lock, changed } = change;
      const tokenHash = hashOf(asked.token);
      // The lock orders an opening and a revocation.
      const link = TOKEN.test(asked.token) ? await lock(ReportLink, { tokenHash }) : null;
      const now = this.clock.now();
      const shared = link && (await findSharedReport(tx, tokenHash, now));
      if (!shared) throw noLink();
      await storeOpening(tx, shared.linkId, now);
      changed('openings');
      return { subject: link, answer: () => undefined };
    });
  }
}
