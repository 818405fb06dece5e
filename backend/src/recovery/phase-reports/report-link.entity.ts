import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { PhaseReport } from './phase-report.entity.js';

export const ReportLinkSchema = defineEntity({
  name: 'ReportLink',
  tableName: 'report_link',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    report: () => p.manyToOne(PhaseReport).ref(),
    /** SHA-256 of the token, in hexadecimal; the token itself is not stored. */
    tokenHash: p.text(),
    /** The account that created it. */
    createdById: p.uuid(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A link that opens a report without an account. */
export class ReportLink extends ReportLinkSchema.class {}
ReportLinkSchema.setClass(ReportLink);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    ReportLink: typeof ReportLinkSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    reportLink: ReportLink;
  }
}
