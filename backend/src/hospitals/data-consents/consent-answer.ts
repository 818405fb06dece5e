import { raw } from '@mikro-orm/core';
import type { Patient } from '../../patients/index.js';
import { AppError } from '../../platform/errors/errors.js';
import type { Actor } from '../../platform/access/actor.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { WriteContext, WriteResult } from '../../platform/use-cases.js';
import { DataConsent, type ConsentDecision, type ConsentSource } from './data-consent.entity.js';

/** What a patient says of a client. */
export interface Answer {
  client: SmartClient;
  patient: Patient;
  decision: ConsentDecision;
  until: Date | null;
  saidBy: ConsentSource;
  recordedBy: string;
}

/** What the desk may not change: patients refuse for themselves, and take it back themselves (hospital §5). */
export function requireNotTheirs({ decision, saidBy }: DataConsent): void {
  if (decision === 'DENY' && saidBy === 'PATIENT')
    throw new AppError('WRONG_STATE', reasonFor('CONSENT_REFUSED_BY_PATIENT'));
}

/**
 * Records an answer, in the transaction of a change that holds the lock on its client: those of one client wait for each other, so that
 * one answer of a patient is live. What was said last holds: it ends what was said before, and said again it holds until the new
 * moment. A refusal by the patient gives way to the patient alone.
 * @param mayEnd asked of the opposite answer before it ends
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
 * Takes a patient's refusal back, of a client that needs consent. What the refusal ended holds again, with its end: to take a refusal back is
 * no new consent. Where nothing was allowed before, or it would have ended by now, nothing is; where nothing was refused, nothing changes.
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
  // Nothing was refused, so that nothing changes.
  if (!refusal) return { subject: patient, answer: () => undefined };
  if (permit?.revokedAt && permit.revokedAt >= refusal.createdAt)
    return recordAnswer(change, { ...answer, until: permit.until ?? null });
  refusal.revokedAt = raw<Date>('now()');
  return { subject: refusal, details: { clientId: client.id, ended: refusal.id }, answer: () => refusal };
}
