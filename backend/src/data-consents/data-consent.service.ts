import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import { AppError, badInput } from '../errors.js';
import { rowId } from '../inputs/parse-input.js';
import { findNamedPatient } from '../patients/patient-lookup.js';
import { because, says } from '../reasons/reason.js';
import { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { UseCases } from '../use-cases.js';
import { CONSENT_DECISIONS, DataConsent, type ConsentDecision } from './data-consent.entity.js';

const recordConsentInput = z.object({
  clientId: rowId,
  patientId: z.string(says('REQUIRED', { input: 'ID' })),
  decision: z.enum(
    CONSENT_DECISIONS,
    says('ONE_OF', { input: 'CONSENT_DECISION', choices: CONSENT_DECISIONS.join(', ') }),
  ),
  until: z.date(says('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' })).nullish(),
});

/** What patients said of the systems that read their records (HR-1). */
export class DataConsentService {
  constructor(private readonly useCases: UseCases) {}

  /**
   * Records a consent or a refusal. What a patient said last of a client holds: it ends what was said before, and said again it holds
   * until the new moment. @throws AppError BAD_INPUT, NOT_FOUND
   */
  async record(actor: Actor, input: z.input<typeof recordConsentInput>): Promise<DataConsent> {
    return this.useCases.write(actor, 'dataConsent.record', recordConsentInput, input, async (asked, { tx, lock }) => {
      // Those of one client wait for each other, so that one answer of a patient is live.
      const client = await lock(SmartClient, { id: asked.clientId, revokedAt: null });
      if (!client) throw new AppError('NOT_FOUND', because('CLIENT_NOT_FOUND'));
      const patient = await findNamedPatient(tx, asked.patientId);
      const { decision, until = null } = asked;
      if (!(await isAhead(tx, until))) throw badInput({ until: because('CONSENT_END_PAST') });
      const said = (answer: ConsentDecision) =>
        lock(DataConsent, { clientId: client.id, patient: patient.id, decision: answer, revokedAt: null });
      const former = await said(decision === 'PERMIT' ? 'DENY' : 'PERMIT');
      if (former) {
        // Such a client needs no consent: once over, this one would leave it reading against what the patient said.
        const lapses = decision === 'PERMIT' && until !== null && client.reach === 'ALL_BUT_REFUSED';
        if (lapses && (await isAhead(tx, former.until))) throw badInput({ until: because('CONSENT_LIFTS_REFUSAL') });
        former.revokedAt = raw<Date>('now()');
      }
      const live = await said(decision);
      if (live) tx.assign(live, { until });
      const consent =
        live ?? tx.create(DataConsent, { clientId: client.id, patient, decision, purpose: client.purpose, until });
      const details = { clientId: client.id, decision, ...(former && { ended: former.id }) };
      return { subject: consent, details, answer: () => tx.refresh(consent).then(() => consent) };
    });
  }

  /** Ends one: the client's next request is answered without it. @throws AppError NOT_FOUND */
  async revoke(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'dataConsent.revoke', rowId, id, async (asked, { lock }) => {
      const consent = await lock(DataConsent, { id: asked, revokedAt: null });
      if (!consent) throw new AppError('NOT_FOUND', because('CONSENT_NOT_FOUND'));
      consent.revokedAt = raw<Date>('now()');
      const details = { clientId: consent.clientId, decision: consent.decision };
      return { subject: consent, details, answer: () => undefined };
    });
  }
}

/** Whether an end is to come, by the clock that judges it later; without one it always is. */
async function isAhead(tx: EntityManager, end: Date | null | undefined): Promise<boolean> {
  if (!end) return true;
  const { rows } = await sql<{ ahead: boolean }>`select ${end}::timestamptz > now() as ahead`.execute(tx.getKysely());
  return rows[0]?.ahead ?? false;
}
