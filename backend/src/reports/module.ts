import type { MailWriters } from '../messaging/index.js';
import { reasonFor } from '../platform/errors/reason.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { ReportExportService } from './figures/report-export.service.js';
import { ReportResolver } from './figures/report.resolver.js';
import { reportRoutes } from './figures/report.rest.js';
import { ReportService } from './figures/report.service.js';
import { ReportMailJob } from './mails/report-mail-job.js';
import { ReportMail } from './mails/report-mail.entity.js';
import { ReportMailResolver } from './mails/report-mail.resolver.js';
import { ReportMailService } from './mails/report-mail.service.js';
import { reportMailWriter } from './mails/write-report-mail.js';

/** The entities of this module. */
export const entities = [ReportMail];

/** Mails of reports that an admin may send to themselves in an hour. */
const MAILS_PER_HOUR = 5;

/** Composes the reports of the clinic, which read what the modules below keep, and the mails of them. */
export function composeReports(
  { config, pool, em, logger, clock, audit, useCases, exporting }: ModuleContext,
  { isMailOn, mailWriters }: { isMailOn: boolean; mailWriters: MailWriters },
) {
  const cap = new RateLimit(pool, 'report-mail', MAILS_PER_HOUR, 3_600, reasonFor('TOO_MANY_REPORT_MAILS'));
  const mailRunner = new JobRunner(new ReportMailJob({ em, audit, isMailOn, logger }), { em, logger });
  mailWriters.add('REPORT_MAIL', reportMailWriter(em));
  return {
    mailRunner,
    parts: {
      resolvers: [
        new ReportResolver(new ReportService(useCases, clock)),
        new ReportMailResolver(new ReportMailService(useCases, { clock, isMailOn, cap })),
      ],
      routes: reportRoutes(new ReportExportService(useCases, exporting)),
      jobs: config.sendsMessages ? [mailRunner] : [],
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}
