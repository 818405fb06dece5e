import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { numberTakenInKind, TYPES_BEHIND, User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { MERGE_RULES } from './merge-rules.js';
import { fillIn } from './patient-form.js';
import { lockPatient } from './patient-lookup.js';
import { redactPatient } from './patient-scope.js';
import { revivedView, viewNow, type PatientView } from './patient-view.js';
import { DEFAULT_PLANNED_SESSIONS, Patient } from './patient.entity.js';
import {
  completePatientInput,
  registerCallerInput,
  registerPatientInput,
  requireAge,
  requireDiagnosis,
} from './patient.input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

type DeskForm = Omit<z.output<typeof registerPatientInput>, 'idempotencyKey'>;
type Caller = Omit<z.output<typeof registerCallerInput>, 'idempotencyKey'>;

/** Registers patients and completes records at the front desk. */
export class PatientDeskService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a patient by phone number: completes the bare record of the number's account, or creates both. A further
   * person with the number gets a record without an account. Idempotent by key.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS (a complete record has this number), IDEMPOTENCY_KEY_REUSED
   */
  async register(actor: Actor, input: z.input<typeof registerPatientInput>): Promise<PatientView> {
    const work = (
      asked: z.output<typeof registerPatientInput>,
      change: WriteContext<AllowedActor<'patient.register'>>,
    ) => once(asked, change, (body) => this.add(body, change));
    return this.useCases.write(actor, 'patient.register', registerPatientInput, input, work, numberTakenInKind);
  }

  /**
   * Creates an incomplete record from name and number, with the number's account. A further person with the number gets a record without
   * an account. Idempotent by key.
   * @throws AppError BAD_INPUT, ALREADY_EXISTS (a record has this number), IDEMPOTENCY_KEY_REUSED
   */
  async registerCaller(actor: Actor, input: z.input<typeof registerCallerInput>): Promise<PatientView> {
    const work = (
      asked: z.output<typeof registerCallerInput>,
      change: WriteContext<AllowedActor<'patient.registerCaller'>>,
    ) => once(asked, change, (body) => this.addCaller(body, change));
    return this.useCases.write(actor, 'patient.registerCaller', registerCallerInput, input, work, numberTakenInKind);
  }

  private async addCaller(
    { name, contactNumber: phone, withoutAccount }: Caller,
    { tx, lock }: WriteContext<Actor>,
  ): Promise<PatientView> {
    const createdAt = this.clock.now();
    await takeAdvisoryLock(tx, `patient with ${phone}`);
    const patient = tx.create(Patient, { name, contactPhone: phone, createdAt });
    if (!withoutAccount) {
      const known = await lockPatientAccount(lock, phone);
      await refuseTakenNumber(tx, phone, 'ANY_RECORD');
      const user = known ?? tx.create(User, { userType: 'patient', phone, fullName: name, createdAt });
      patient.user = ref(user);
      patient.takePerson(user);
    }
    await tx.flush();
    return viewNow(tx, patient.id, this.today());
  }

  private async add(
    { withoutAccount, ...form }: DeskForm,
    change: WriteContext<AllowedActor<'patient.register'>>,
  ): Promise<PatientView> {
    const { tx } = change;
    // Of two desks that register one person at once, the second finds the first's record.
    await takeAdvisoryLock(tx, `patient with ${form.contactNumber}`);
    const patient = withoutAccount
      ? tx.create(Patient, { createdAt: this.clock.now() })
      : await this.recordBehind(form, change);
    fillIn(tx, patient, form, this.today());
    await tx.flush();
    return viewNow(tx, patient.id, this.today());
  }

  /** Finds the bare record of the account with this number; creates record and account if missing. */
  private async recordBehind(
    { contactNumber: phone, name }: Pick<DeskForm, 'contactNumber' | 'name'>,
    { tx, lock }: WriteContext<Actor>,
  ) {
    const createdAt = this.clock.now();
    const known = await lockPatientAccount(lock, phone);
    await refuseTakenNumber(tx, phone, 'COMPLETE_RECORD');
    const user = known ?? tx.create(User, { userType: 'patient', phone, fullName: name, createdAt });
    const bare = known && (await lock(Patient, { user: known.id, deletedAt: null }));
    const patient = bare ?? tx.create(Patient, { user, createdAt });
    patient.takePerson(user);
    // The desk has collected the data of the profile form.
    user.profileCompleted = true;
    return patient;
  }

  /**
   * Completes an incomplete record, under a row lock. A record without an account, from a hospital or an import, gets
   * the account of its number, unless that is another person's.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async complete(actor: Actor, input: z.input<typeof completePatientInput>): Promise<PatientView> {
    return this.useCases.write(
      actor,
      'patient.complete',
      completePatientInput,
      input,
      async (asked, change) => {
        const { id, version, ...form } = asked;
        const patient = await lockPatient(change, id, { deletedAt: null });
        if (patient.isComplete) throw new AppError('WRONG_STATE', reasonFor('RECORD_COMPLETE'));
        requireVersion(version, patient.version);
        requireAge(form.age, patient.age(this.today()));
        requireDiagnosis(form.diagnosedWith, patient.diagnosis);
        if (!patient.user) await this.openAccount(patient, form, change);
        const user = patient.user && (await change.lock(User, { id: patient.user.id }));
        if (user) user.profileCompleted = true;
        fillIn(change.tx, patient, form, this.today());
        return { subject: patient, answer: () => this.shown(change, patient) };
      },
      numberTakenInKind,
    );
  }

  /**
   * Links the account of the number to the record. Deletes the bare record from a sign-up with the number, if
   * untouched.
   */
  private async openAccount(
    patient: Patient,
    { contactNumber: phone, name }: Pick<DeskForm, 'contactNumber' | 'name'>,
    { tx, lock }: WriteContext<Actor>,
  ): Promise<void> {
    const known = await lock(User, { phone, userType: { $in: TYPES_BEHIND.user }, deletedAt: null });
    const other = known && (await lock(Patient, { user: known.id, deletedAt: null }));
    const isOthers = known && known.userType !== 'patient';
    if (isOthers || (other && !(await isUntouched(tx, other)))) return;
    if (other) {
      // Keep the exact birth date from the sign-up; `fillIn` overwrites it if the form's age contradicts it.
      if (other.birthDateExact && !patient.birthDateExact)
        tx.assign(patient, { birthDate: other.birthDate, birthDateExact: true });
      other.deletedAt = this.clock.now();
      await tx.flush();
    }
    const createdAt = this.clock.now();
    patient.user = ref(known ?? tx.create(User, { userType: 'patient', phone, fullName: name, createdAt }));
  }

  private async shown({ actor, tx }: WriteContext<Actor>, { id }: Patient): Promise<PatientView> {
    return redactPatient(actor, await viewNow(tx, id, this.today()));
  }

  private today(): string {
    return clinicDay(this.clock.now());
  }
}

/** Registers once per idempotency key; a repeat gets the stored response. */
async function once<Asked extends { idempotencyKey: string }>(
  { idempotencyKey: key, ...body }: Asked,
  { tx, actor }: WriteContext<AllowedActor<'patient.register'>>,
  make: (body: Omit<Asked, 'idempotencyKey'>) => Promise<PatientView>,
) {
  const view = await withIdempotency(tx, { actorId: actor.userId, key, body }, () => make(body), revivedView);
  return { subject: tx.getReference(Patient, view.id), answer: () => redactPatient(actor, view) };
}

/** Columns of tables that only log exchanges and reads; losing these rows does not affect a patient. */
const LOGS: ReadonlySet<string> = new Set([
  'exchange.patient_id',
  'hl7_message.patient_id',
  'message.patient_id',
  'record_reading.patient_id',
]);
const KEPT_REFERENCES = Object.keys(MERGE_RULES).filter((column) => !LOGS.has(column));

/** Whether a record is as sign-up created it: never edited, and referenced only by logs. */
async function isUntouched(
  tx: EntityManager,
  { id, diagnosis, address, contactPhone, plannedSessions }: Patient,
): Promise<boolean> {
  if (diagnosis ?? address ?? contactPhone ?? undefined) return false;
  if (plannedSessions !== DEFAULT_PLANNED_SESSIONS) return false;
  const isReferred = KEPT_REFERENCES.map((column) => {
    const [table = '', name = ''] = column.split('.');
    return sql`exists (select from ${sql.table(table)} where ${sql.ref(name)} = ${id}::uuid)`;
  });
  const { rows } = await sql<{
    isReferred: boolean;
  }>`select ${sql.join(isReferred, sql` or `)} as "isReferred"`.execute(tx.getKysely());
  return rows[0]?.isReferred === false;
}

/**
 * Locks the account of patients with this number, if there is one.
 * @throws AppError ALREADY_EXISTS for an account that is no patient's
 */
async function lockPatientAccount(lock: WriteContext<Actor>['lock'], phone: string): Promise<User | null> {
  const known = await lock(User, { phone, userType: { $in: TYPES_BEHIND.user }, deletedAt: null });
  if (known && known.userType !== 'patient') throw new AppError('ALREADY_EXISTS', reasonFor('NUMBER_OF_NO_PATIENT'));
  return known;
}

/**
 * Checks the number against records, complete ones or all, and their accounts.
 * @throws AppError ALREADY_EXISTS if such a record or its account has it
 */
async function refuseTakenNumber(
  tx: EntityManager,
  phone: string,
  by: 'COMPLETE_RECORD' | 'ANY_RECORD',
): Promise<void> {
  const isCounted = by === 'ANY_RECORD' ? sql`true` : sql`p.is_complete`;
  // Raw SQL: the comparison needs the collation of the phone indexes.
  const { rows } = await sql<{ number: number }>`
    select p.number from patient p where p.contact_phone collate "C" = ${phone} and p.deleted_at is null and ${isCounted}
    union
    select p.number from app_user u join patient p on p.user_id = u.id
    where u.phone collate "C" = ${phone} and u.user_type = 'patient' and p.deleted_at is null and ${isCounted}
    order by number limit 1`.execute(tx.getKysely());
  const [taken] = rows;
  if (!taken) return;
  const who = { patientId: formatRecordNumber(taken.number) };
  const fields = { contactNumber: reasonFor('NUMBER_OF_RECORD', who) };
  throw new AppError('ALREADY_EXISTS', reasonFor('NUMBER_HAS_RECORD', who), { fields });
}
