import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { PROTOCOL_STATUSES } from '../protocols/protocol-version.entity.js';
import type { QuestionnaireOccasion } from './occasions.js';
import type { QuestionnaireContent } from './questionnaire-content.js';
import type { ScoreDefinition } from './score-definition.js';

export const QuestionnaireVersionSchema = defineEntity({
  name: 'QuestionnaireVersion',
  tableName: 'questionnaire_version',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    questionnaireId: p.uuid(),
    /** From 1, within its questionnaire. */
    number: p.integer(),
    status: p.enum(PROTOCOL_STATUSES).default('DRAFT'),
    content: p.json<QuestionnaireContent>(),
    scores: p.json<ScoreDefinition[]>(),
    occasions: p.array().$type<QuestionnaireOccasion[]>(),
    /** SHA-256 of content, scores and occasions, hex. */
    contentHash: p.text(),
    /** Null: it came with the product. */
    savedById: p.uuid().nullable(),
    savedAt: p.datetime(),
    activatedById: p.uuid().nullable(),
    activatedAt: p.datetime().nullable(),
    /** By what right the clinic uses it. */
    statement: p.text().nullable(),
    retiredAt: p.datetime().nullable(),
  },
});

/** A version of a questionnaire. Once it is active, the database rejects every change except its retirement. */
export class QuestionnaireVersion extends QuestionnaireVersionSchema.class {}
QuestionnaireVersionSchema.setClass(QuestionnaireVersion);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    questionnaireVersion: QuestionnaireVersion;
  }
}
