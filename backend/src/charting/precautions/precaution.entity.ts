import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';
import { BODY_SIDES } from '../../recovery/index.js';

export const PRECAUTION_KINDS = [
  'WEIGHT_BEARING',
  'MOVEMENT',
  'FALLS',
  'HEART',
  'BREATHING',
  'DIABETES',
  'BLOOD_THINNER',
  'IMPLANT',
  'ALLERGY',
  'PREGNANCY',
  'INFECTION',
  'COGNITION',
  'OTHER',
] as const;
export const WEIGHTS = ['NON', 'TOUCH', 'PARTIAL', 'AS_TOLERATED', 'FULL'] as const;

export const PrecautionSchema = defineEntity({
  name: 'Precaution',
  tableName: 'precaution',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    kind: p.enum(PRECAUTION_KINDS),
    /** Of WEIGHT_BEARING alone. */
    weightBearing: p.enum(WEIGHTS).nullable(),
    /** Of PARTIAL alone, 5 to 95. */
    percent: p.integer().nullable(),
    side: p.enum(BODY_SIDES).nullable(),
    text: p.text(),
    /** Last day, YYYY-MM-DD. */
    until: p.date().nullable(),
    addedBy: () => p.manyToOne(User).ref(),
    addedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    endedBy: () => p.manyToOne(User).nullable().ref(),
    endedReason: p.text().nullable(),
    version: p.integer().$type<Opt<number>>().version().default(1),
  },
});

/** What to take care of with a patient. It never changes: one ends, another begins. */
export class Precaution extends PrecautionSchema.class {}
PrecautionSchema.setClass(Precaution);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Precaution: typeof PrecautionSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    precaution: Precaution;
  }
}
