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
    /** What its messages say in MSH-3. */
    application: p.text(),
    /** And in MSH-4; empty where they say nothing. */
    facility: p.text(),
    /** The system of the identifiers in their PID-3. */
    identifierSystem: p.text(),
    registeredBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    endedAt: p.datetime().nullable(),
  },
});

/** A system of a hospital that sends HL7 v2 messages (hospital §7). */
export class Hl7Source extends Hl7SourceSchema.class {}
Hl7SourceSchema.setClass(Hl7Source);
