import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import { findAnyPatientId, findNamedPatient, noNamedPatient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { UseCases } from '../../platform/use-cases.js';
import { recordAnswer, requireNotTheirs } from './consent-answer.js';
import { CONSENT_DECISIONS, DataConsent } from './data-consent.entity.js';

const recordConsentInput = z.object({
  clientId: rowId,
  patientId: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  decision: z.enum(
    CONSENT_DECISIONS,
    validationMessage('ONE_OF', { input: 'CONSENT_DECISION', choices: CONSENT_DECISIONS.join(', ') }),
  ),
  until: z.date(validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' })).nullish(),
});

/** A consent in the console's list. */
export interface ListedConsent {
  consent: DataConsent;
  recordedByName: string | null;
}

/** Records, lists and revokes patients' consents on behalf of staff. */
export class DataConsentService {
  constructor(private readonly useCases: UseCases) {}

  /**
   * Records a consent or refusal that a patient gave to staff.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE if the patient recorded a refusal
   */
  async record(actor: Actor, input: z.input<typeof recordConsentInput>): Promise<DataConsent> {
    return this.useCases.write(actor, 'dataConsent.record', recordConsentInput, input, async (asked, change) => {
      const { actor, tx, lock } = change;
      const client = await lock(SmartClient, { id: asked.clientId, revokedAt: null });
      if (!client) throw new AppError('NOT_FOUND', reasonFor('CLIENT_NOT_FOUND'));
      const patient = await findNamedPatient(tx, asked.patientId);
      const { decision, until = null } = asked;
      if (!(await isAhead(tx, until))) throw badInput({ until: reasonFor('CONSENT_END_PAST') });
      const answer = {
        client,
        patient,
        decision,
        until: until ?? null,
        saidBy: 'DESK',
        recordedBy: actor.userId,
      } as const;
      return recordAnswer(change, answer, async (former) => {
        // Such a client needs no consent: after the end date it would keep reading, against the patient's decision.
        const lapses = decision === 'PERMIT' && answer.until !== null && client.reach === 'ALL_BUT_REFUSED';
        if (lapses && (await isAhead(tx, former.until))) throw badInput({ until: reasonFor('CONSENT_LIFTS_REFUSAL') });
      });
    });
  }

  /** Lists the live decisions of one patient, deleted or not, newest first, with the recorder's name. @throws AppError NOT_FOUND */
  async list(actor: Actor, patientId: string): Promise<ListedConsent[]> {
    return this.useCases.read(actor, 'dataConsent.list', z.string(), patientId, async (asked, { em, seen }) => {
      const patient = await findAnyPatientId(em, asked);
      if (!patient) throw noNamedPatient();
      const consents = await em
        .fork()
        .find(
          DataConsent,
          { patient, revokedAt: null, $or: [{ until: null }, { until: { $gt: raw<Date>('now()') } }] },
          { orderBy: { createdAt: 'desc', id: 'desc' } },
        );
      const { rows } = await sql<{ id: string; name: string | null }>`select id, full_name as name from app_user
        where id = any(${consents.flatMap(({ recordedBy }) => recordedBy ?? [])}::uuid[])`.execute(em.getKysely());
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      await seen({ subjectType: 'patient', subjectId: patient });
      return consents.map((consent) => ({ consent, recordedByName: names.get(consent.recordedBy ?? '') ?? null }));
    });
  }

  /** Revokes a consent. The client's next request is answered without it. @throws AppError NOT_FOUND, WRONG_STATE as above */
  async revoke(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'dataConsent.revoke', rowId, id, async (asked, { lock }) => {
      const consent = await lock(DataConsent, { id: asked, revokedAt: null });
      if (!consent) throw new AppError('NOT_FOUND', reasonFor('CONSENT_NOT_FOUND'));
      requireNotTheirs(consent);
      consent.revokedAt = raw<Date>('now()');
      const details = { clientId: consent.clientId, decision: consent.decision };
      return { subject: consent, details, answer: () => undefined };
    });
  }
}

/** Whether an end date is in the future by the database's clock; true without an end date. */
async function isAhead(tx: EntityManager, end: Date | null | undefined): Promise<boolean> {
  if (!end) return true;
  const { rows } = await sql<{ ahead: boolean }>`select ${end}::timestamptz > now() as ahead`.execute(tx.getKysely());
  return rows[0]?.ahead ?? false;
}
