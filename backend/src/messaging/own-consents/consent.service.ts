import { z } from 'zod';
import { lockOwn, messageLanguageOf } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { addReminderSettings } from '../reminders/reminder-settings.js';
import { CONSENT_TEXT_VERSIONS } from './consent-texts.js';
import { Consent, CONSENT_PURPOSES, type ConsentPurpose } from './consent.entity.js';
import { findLastConsents, type LastConsent } from './consent.queries.js';

const PURPOSE = validationMessage('EITHER', { input: 'CONSENT_PURPOSE', choices: CONSENT_PURPOSES.join(', ') });

/** A consent to give or take back. */
export const consentInput = z.object({
  purpose: z.enum(CONSENT_PURPOSES, PURPOSE),
  given: z.boolean(validationMessage('YES_OR_NO', { input: 'CONSENT_GIVEN' })),
});

/** Consent of a patient to one purpose, as it stands. */
export interface ConsentView {
  purpose: ConsentPurpose;
  given: boolean;
  changedAt: Date | null;
}

const viewOf = (purpose: ConsentPurpose, last: Pick<LastConsent, 'given' | 'at'> | undefined): ConsentView => ({
  purpose,
  given: last?.given ?? false,
  changedAt: last?.at ?? null,
});

/** Reads and changes patients' own consents. */
export class ConsentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the actor's consents, of all purposes. */
  async listOwn(actor: Actor): Promise<ConsentView[]> {
    return this.useCases.read(actor, 'consent.own', nothing, {}, async (_, { em, actor: own }) => {
      const last = await findLastConsents(em.fork(), own.userId);
      return CONSENT_PURPOSES.map((purpose) =>
        viewOf(
          purpose,
          last.find((one) => one.purpose === purpose),
        ),
      );
    });
  }

  /** Gives a consent or takes it back. What stands so already is not stored again, unless its text has changed. @throws AppError BAD_INPUT */
  async set(actor: Actor, input: z.input<typeof consentInput>): Promise<ConsentView> {
    return this.useCases.write(actor, 'consent.own', consentInput, input, async ({ purpose, given }, change) => {
      const { tx, actor: own, lock } = change;
      // The lock orders what two devices say at once.
      const user = await lockOwn(own, lock);
      const last = (await findLastConsents(tx, own.userId)).find((one) => one.purpose === purpose);
      const textVersion = CONSENT_TEXT_VERSIONS[purpose];
      const stands = given === (last?.given ?? false) && (!given || last?.textVersion === textVersion);
      if (stands) return { subject: user, answer: () => viewOf(purpose, last) };
      // Later than what was said before, so that the order is kept, whichever process's clock is ahead.
      const at = new Date(Math.max(this.clock.now().getTime(), (last?.at.getTime() ?? 0) + 1));
      const language = messageLanguageOf(user.language);
      const consent = tx.create(Consent, { accountId: own.userId, purpose, given, textVersion, language, at });
      if (purpose === 'REMINDERS' && given) await addReminderSettings(tx, own.userId, at);
      return { subject: consent, answer: () => viewOf(purpose, { given, at }), details: { purpose } };
    });
  }
}
