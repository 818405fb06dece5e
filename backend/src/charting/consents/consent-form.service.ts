import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { ConsentForm } from './consent-form.entity.js';
import { consentFormsInput, retireConsentFormInput, saveConsentFormInput } from './consent.input.js';
import { type ConsentFormRow, findConsentForm, findConsentForms } from './consent.queries.js';

/** Lists, saves and retires forms of consent to treatment. A saved version never changes. */
export class ConsentFormService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the live versions by name, or all. */
  async list(actor: Actor, input: z.input<typeof consentFormsInput>): Promise<ConsentFormRow[]> {
    return this.useCases.read(actor, 'consentForm.list', consentFormsInput, input, async ({ all }, { em }) =>
      findConsentForms(em, all),
    );
  }

  /** Saves a new form, or the next version of one; of a retired one, that brings it back. @throws AppError BAD_INPUT, NOT_FOUND */
  async save(actor: Actor, input: z.input<typeof saveConsentFormInput>): Promise<ConsentFormRow> {
    return this.useCases.write(actor, 'consentForm.save', saveConsentFormInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { formId, ...content } = asked;
      const id = formId ?? uuidv7();
      // Of two that save a form at once, each makes a version.
      await takeAdvisoryLock(tx, `consent form ${id}`);
      const versions = await tx.count(ConsentForm, { formId: id });
      if (formId && versions === 0) throw noForm();
      const form = tx.create(ConsentForm, {
        ...content,
        formId: id,
        version: versions + 1,
        createdBy: tx.getReference(User, own.userId),
        createdAt: this.clock.now(),
        retiredAt: null,
      });
      const answer = async () => {
        const row = await findConsentForm(tx, form.id);
        if (!row) throw noForm();
        return row;
      };
      return { subject: form, answer };
    });
  }

  /** Retires a form: nobody signs it any more, and what was signed stays. @throws AppError NOT_FOUND */
  async retire(actor: Actor, input: z.input<typeof retireConsentFormInput>): Promise<boolean> {
    return this.useCases.write(
      actor,
      'consentForm.retire',
      retireConsentFormInput,
      input,
      async ({ formId }, change) => {
        const { tx } = change;
        await takeAdvisoryLock(tx, `consent form ${formId}`);
        const live = await tx.find(ConsentForm, { formId, retiredAt: null }, { orderBy: { version: 'desc' } });
        const [newest] = live;
        if (!newest) throw noForm();
        for (const version of live) tx.assign(version, { retiredAt: this.clock.now() });
        return { subject: newest, answer: () => true };
      },
    );
  }
}

const noForm = () => new AppError('NOT_FOUND', reasonFor('CONSENT_FORM_NOT_FOUND'));
