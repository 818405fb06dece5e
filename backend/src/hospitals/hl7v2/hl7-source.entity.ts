import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const Hl7SourceSchema = defineEntity({
  name: 'Hl7Source',
  tableName: 'hl7_source',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    /** MSH-3 of its messages. */
    application: p.text(),
    /** MSH-4 of its messages; empty if they have none. */
    facility: p.text(),
    /** System of the identifiers in PID-3. */
    identifierSystem: p.text(),
    registeredBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
  },
});

/** An external system that sends HL7 v2 messages. */
export class Hl7Source extends Hl7SourceSchema.class {}
Hl7SourceSchema.setClass(Hl7Source);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    hl7Source: Hl7Source;
  }
}
