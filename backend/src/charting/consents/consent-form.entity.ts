import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { User } from '../../identity/index.js';

export const ConsentFormSchema = defineEntity({
  name: 'ConsentForm',
  tableName: 'consent_form',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** What all versions of a form have in common. */
    formId: p.uuid(),
    /** From 1, once for each form. */
    version: p.integer(),
    name: p.text(),
    textEn: p.text(),
    textHi: p.text(),
    createdBy: () => p.manyToOne(User).ref(),
    createdAt: p.datetime(),
    /** Since when nobody signs the form any more; of all of its versions. */
    retiredAt: p.datetime().nullable(),
  },
});

/** A version of a form of consent to treatment. Its words never change. */
export class ConsentForm extends ConsentFormSchema.class {}
ConsentFormSchema.setClass(ConsentForm);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    consentForm: ConsentForm;
  }
}
