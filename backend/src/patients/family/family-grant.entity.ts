import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { messageLanguages, User } from '../../identity/index.js';
import { Patient } from '../records/patient.entity.js';

export const FAMILY_RIGHTS = ['TICK', 'MESSAGE'] as const;
/** Right of a family member in addition to reading the day, under its name in the contract. */
export type FamilyRight = (typeof FAMILY_RIGHTS)[number];

export const FamilyGrantSchema = defineEntity({
  name: 'FamilyGrant',
  tableName: 'family_grant',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    patient: () => p.manyToOne(Patient).ref(),
    /** Name and relation, as the patient entered them. */
    name: p.text(),
    relation: p.text(),
    /** E.164. */
    phone: p.text(),
    rights: p.array<FamilyRight>(),
    /** Version of the consent text that the patient read (family-consent.ts), and its language. */
    textVersion: p.integer(),
    language: p.enum(messageLanguages),
    grantedBy: () => p.manyToOne(User).ref(),
    grantedAt: p.datetime(),
    /** The account that accepted the invitation; later changes of its number do not matter. */
    account: () => p.manyToOne(User).nullable().ref(),
    acceptedAt: p.datetime().nullable(),
    /** When somebody ended it. It may have ended by itself without that (family-scope.ts). */
    endedAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().nullable(),
  },
});

/** Access that a patient granted to a family member. A trigger keeps what the patient agreed to. */
export class FamilyGrant extends FamilyGrantSchema.class {}
FamilyGrantSchema.setClass(FamilyGrant);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    FamilyGrant: typeof FamilyGrantSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    familyGrant: FamilyGrant;
  }
}
