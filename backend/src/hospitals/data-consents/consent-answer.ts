import { raw } from '@mikro-orm/core';
import type { Patient } from '../../patients/index.js';
import { AppError } from '../../platform/errors/errors.js';
import type { Actor } from '../../platform/access/actor.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { WriteContext, WriteResult } from '../../platform/use-cases.js';
import { DataConsent, type ConsentDecision, type ConsentSource } from './data-consent.entity.js';

/** A patient's consent decision about a client. */
export interface Answer {
  client: SmartClient;
  patient: Patient;
  decision: ConsentDecision;
  until: Date | null;
  saidBy: ConsentSource;
  recordedBy: string;
}

/**
 * Requires that the patient did not record the decision. Only patients change or lift a refusal that they recorded.
 * @throws AppError WRONG_STATE
 */
export function requireNotTheirs({ decision, saidBy }: DataConsent): void {
  if (decision === 'DENY' && saidBy === 'PATIENT')
    throw new AppError('WRONG_STATE', reasonFor('CONSENT_REFUSED_BY_PATIENT'));
}

/**
 * Records a decision. The caller's transaction must hold the lock on the client, so that a patient has one live decision per client. The
 * latest decision applies: it ends the opposite one and, if repeated, replaces the end date. Only the patient can replace a refusal that
 * the patient recorded.
 * @param mayEnd called with the opposite decision before it ends
 * @throws AppError WRONG_STATE
 */
export async function recordAnswer(
  { tx, lock }: Pick<WriteContext<Actor>, 'tx' | 'lock'>,
  { client, patient, decision, ...said }: Answer,
  mayEnd: (former: DataConsent) => Promise<void> | void = () => undefined,
): Promise<WriteResult<DataConsent>> {
  const liveOf = async (answer: ConsentDecision) => {
    const live = await lock(DataConsent, {
      clientId: client.id,
      patient: patient.id,
      decision: answer,
      revokedAt: null,
    });
    if (live && said.saidBy === 'DESK') requireNotTheirs(live);
    return live;
  };
  const former = await liveOf(decision === 'PERMIT' ? 'DENY' : 'PERMIT');
  if (former) {
    await mayEnd(former);
    former.revokedAt = raw<Date>('now()');
  }
  const live = await liveOf(decision);
  if (live) tx.assign(live, said);
  const purpose = client.purpose;
  const consent = live ?? tx.create(DataConsent, { clientId: client.id, patient, decision, purpose, ...said });
  const details = { clientId: client.id, decision, ...(former && { ended: former.id }) };
  return { subject: consent, details, answer: () => tx.refresh(consent).then(() => consent) };
}

/**
 * Lifts a patient's refusal of a client that needs consent. The consent that the refusal ended applies again with its original end date.
 * Changes nothing if there was no such consent, if it has expired meanwhile, or if there is no refusal.
 */
export async function liftRefusal(
  change: Pick<WriteContext<Actor>, 'tx' | 'lock'>,
  answer: Omit<Answer, 'until'>,
): Promise<WriteResult<unknown>> {
  const { client, patient } = answer;
  const ofBoth = { clientId: client.id, patient: patient.id };
  const refusal = await change.lock(DataConsent, { ...ofBoth, decision: 'DENY', revokedAt: null });
  const [permit] = await change.tx.find(
    DataConsent,
    { ...ofBoth, decision: 'PERMIT', $or: [{ until: null }, { until: { $gt: raw('now()') } }] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  // Without a refusal there is nothing to lift.
  if (!refusal) return { subject: patient, answer: () => undefined };
  if (permit?.revokedAt && permit.revokedAt >= refusal.createdAt)
    return recordAnswer(change, { ...answer, until: permit.until ?? null });
  refusal.revokedAt = raw<Date>('now()');
  return { subject: refusal, details: { clientId: client.id, ended: refusal.id }, answer: () => refusal };
}
