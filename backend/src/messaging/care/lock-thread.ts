import { noNamedPatient, Patient } from '../../patients/index.js';
import type { WriteContext } from '../../platform/use-cases.js';
import type { ThreadReader } from './care-scope.js';
import { noThread } from './care-errors.js';
import { findThread, type ThreadReference, type ThreadRow } from './care-thread.queries.js';
import { CareThread } from './care-thread.entity.js';

/** A locked conversation, with what the actor sees of it. */
export interface LockedThread {
  thread: CareThread;
  row: ThreadRow;
}

/**
 * Finds a conversation within the actor's reach, begins it if there is none, and locks record and conversation, so that messages, changes
 * and merges of the record follow one another. @throws AppError NOT_FOUND
 */
export async function lockThread(
  { tx, lock, actor }: WriteContext<ThreadReader>,
  reference: ThreadReference,
  now: Date,
): Promise<LockedThread> {
  const isByThread = reference !== 'OWN' && 'thread' in reference;
  const refused = isByThread ? noThread : noNamedPatient;
  const named = await findThread(tx, actor, reference, now);
  const patient = named && (await lock(Patient, { id: named.patientId, deletedAt: null }));
  // Another request may have taken the reach, or begun the conversation, before the lock was granted.
  const row = patient && (await findThread(tx, actor, { patient: patient.id }, now));
  if (!row) throw refused();
  const thread =
    (await lock(CareThread, { patient })) ??
    tx.create(CareThread, {
      id: patient.id,
      patient,
      assignee: null,
      waitingSince: null,
      toldSince: null,
      closedAt: null,
      lastMessageAt: null,
      createdAt: now,
    });
  return { thread, row };
}
