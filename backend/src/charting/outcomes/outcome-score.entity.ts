import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';
import { Patient } from '../../patients/index.js';

/** An activity that the patient named, from 0 (unable) to 10 (as before). */
export interface RatedActivity {
  name: string;
  score: number;
}

export const OutcomeScoreSchema = defineEntity({
  name: 'OutcomeScore',
  tableName: 'outcome_score',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** Key of the instrument. */
    instrument: p.text(),
    /** With one decimal; of activities their mean. */
    score: p.decimal('number').precision(5).scale(1),
    /** Of PSFS alone. */
    activities: p.json<RatedActivity[]>(),
    takenAt: p.datetime(),
    enteredBy: () => p.manyToOne(User).ref(),
    enteredAt: p.datetime(),
  },
});

/** A score of a questionnaire. It never changes: a wrong one is retracted by a row of its own. */
export class OutcomeScore extends OutcomeScoreSchema.class {}
OutcomeScoreSchema.setClass(OutcomeScore);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    outcomeScore: OutcomeScore;
  }
}
