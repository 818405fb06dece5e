import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findNamedPatient, noNamedPatient, Patient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { possibleDuplicatesInput, requireCheckDigit, setAbhaInput } from './abha.input.js';
import {
  type Abha,
  type AbhaPart,
  findAbha,
  findPossibleDuplicates,
  findVerified,
  type PossibleDuplicate,
  replaceClaims,
} from './abha.queries.js';

/** Writes down the ABHA of patients, and lists records that may be of one person. */
export class AbhaService {
  constructor(private readonly useCases: UseCases) {}

  /**
   * Writes down an ABHA as claimed, in place of what anybody claimed before. Other records may claim the same one.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (verified for another record), WRONG_STATE (verified)
   */
  async set(actor: Actor, input: z.input<typeof setAbhaInput>): Promise<Abha | null> {
    return this.useCases.write(actor, 'patient.setAbha', setAbhaInput, input, async (asked, { tx, lock, changed }) => {
      const { id } = await findNamedPatient(tx.fork(), asked.patientId);
      const patient = await lock(Patient, { id, deletedAt: null });
      if (!patient) throw noNamedPatient();
      const present = await findAbha(tx, id);
      if (asked.number !== present?.number) requireCheckDigit(asked);
      for (const part of ['number', 'address'] as const) {
        const value = asked[part];
        if (value === undefined) continue;
        const verified = await this.verifiedOf(tx, id, present, part);
        if (verified && present?.[part] === value) continue;
        await requireFree(tx, id, { part, value, verified });
        if (await replaceClaims(tx, id, part, value)) changed('identifiers');
      }
      return { subject: patient, answer: () => findAbha(tx, id) };
    });
  }

  /** Lists pairs of records that may be of one person, oldest first: those of one record, or of all. @throws AppError NOT_FOUND */
  async possibleDuplicates(
    actor: Actor,
    input: z.input<typeof possibleDuplicatesInput> = {},
  ): Promise<PossibleDuplicate[]> {
    return this.useCases.read(actor, 'duplicate.list', possibleDuplicatesInput, input, async (asked, look) => {
      const { em, listed } = look;
      const of = asked.patientId ? await findNamedPatient(em.fork(), asked.patientId) : undefined;
      const pairs = await findPossibleDuplicates(em, of?.id);
      await listed(pairs.flatMap(({ first, second }) => [first, second]));
      return pairs;
    });
  }

  /** Whether the record's own part is verified. */
  private async verifiedOf(tx: EntityManager, id: string, present: Abha | null, part: AbhaPart): Promise<boolean> {
    const value = present?.[part];
    return value ? (await findVerified(tx, value)) === id : false;
  }
}

/** Requires that a part may be written: its own is not verified, nor the value for another record. @throws AppError */
async function requireFree(
  tx: EntityManager,
  id: string,
  { part, value, verified }: { part: AbhaPart; value: string | null; verified: boolean },
): Promise<void> {
  if (verified) throw new AppError('WRONG_STATE', reasonFor('ABHA_VERIFIED'));
  const other = value && (await findVerified(tx, value));
  if (!other || other === id) return;
  const reason = reasonFor('ABHA_OF_ANOTHER');
  throw new AppError('ALREADY_EXISTS', reason, { fields: { [part]: reason } });
}
