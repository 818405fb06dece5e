import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Measure } from '../../recovery/index.js';
import type { ReportGroup } from '../kinds/report-kind.js';
import type { ReportKindName } from '../kinds/report-kinds.js';

export const MAIL_EVERY = ['WEEK', 'MONTH'] as const;
/** How often a report is mailed. */
export type MailEvery = (typeof MAIL_EVERY)[number];

/** A report of a mail. */
export interface MailPart {
  kind: ReportKindName;
  groupBy: ReportGroup;
  measure?: Measure | undefined;
}

export const ReportMailSchema = defineEntity({
  name: 'ReportMail',
  tableName: 'report_mail',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    parts: p.json<MailPart[]>(),
    /** Ids of accounts. */
    recipientIds: p.array(),
    every: p.enum(MAIL_EVERY),
    nextAt: p.datetime(),
    lastAt: p.datetime().nullable(),
    /** Of the leased job that queues the mail at its time. */
    status: p.enum(['WAITING']).default('WAITING'),
    attempts: p.integer().default(0),
    leaseUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    version: p.integer().version().default(1),
  },
});

/** Reports that are mailed to admins. */
export class ReportMail extends ReportMailSchema.class {}
ReportMailSchema.setClass(ReportMail);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ReportMail: typeof ReportMailSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    reportMail: ReportMail;
  }
}
