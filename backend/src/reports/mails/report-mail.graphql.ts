import * as Contract from '../../platform/graphql/generated.js';
import type { MailPart } from './report-mail.entity.js';
import type { ReportMailView } from './report-mail.service.js';

const toPart = ({ kind, groupBy, measure }: MailPart): Contract.ReportMailPart => ({
  kind: Contract.ReportKind[kind],
  groupBy,
  measure: measure ? Contract.Measure[measure] : null,
});

/** Maps a mail of reports to its GraphQL type. */
export function toReportMail({ mail, recipients }: ReportMailView): Contract.ReportMail {
  const { id, name, parts, every, nextAt, lastAt = null, version } = mail;
  const times = { every: Contract.MailEvery[every], nextAt, lastAt };
  return { id, name, reports: parts.map(toPart), recipients, ...times, version };
}
