import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import {
  countFiles,
  findLivePrecautions,
  findNewestOutcomes,
  findStandingConsents,
  type TreatmentConsentRow,
  findNotes,
  type OutcomeRow,
  type PrecautionRow,
  type ShownNote,
} from '../../charting/index.js';
import { notifyAdmins } from '../../identity/index.js';
import { countSessionsLeft } from '../../money/index.js';
import {
  type PatientDetails,
  type PatientService,
  type PatientView,
  findReach,
  noRecord,
  type ReachedPatient,
  RecordOpening,
  findNamedPatient,
  requireReach,
  type SeenBy,
} from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { addDays, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import {
  findNewestValues,
  findOpenTasksOf,
  findShownPlan,
  type MeasurementRow,
  type PlanView,
  type TaskView,
} from '../../recovery/index.js';
import { type AppointmentRow, findAppointments, redactAppointment } from '../../scheduling/index.js';
import { noteRecordOpened } from '../notices/team-notices.js';
import { openRecordInput } from './bench.input.js';

/** One patient for whoever treats them, in one look. */
export interface BenchPatient {
  details: PatientDetails;
  reach: SeenBy;
  /** End of COVERS and OPENED. */
  reachUntil: Date | null;
  openTask: TaskView | undefined;
  plan: PlanView | null;
  lastSession: AppointmentRow | undefined;
  nextSession: AppointmentRow | undefined;
  values: MeasurementRow[];
  outcomes: OutcomeRow[];
  consents: TreatmentConsentRow[];
  precautions: PrecautionRow[];
  notes: ShownNote[];
  fileCount: number;
  /** Sessions left in active packages. */
  packageSessionsLeft: number;
}

const NOTES_SHOWN = 3;
/** Records that an account may open in a clinic day. */
const MOST_OPENED = 10;

/** Reads one patient within reach, and opens a record for a reason (bench §2). */
export class BenchPatientService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** Returns a patient within reach. Audits the read with the reach. @throws AppError NOT_FOUND */
  async patient(actor: Actor, reference: string): Promise<BenchPatient> {
    return this.useCases.read(actor, 'patient.readAtBench', z.string(), reference, async (named, look) => {
      const { em, actor: own, seen } = look;
      const reached = await requireReach(em.fork(), own, named);
      const { patient, reach } = reached;
      await seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      return this.describe(em, own, reached);
    });
  }

  /**
   * Opens a record until the end of the clinic's day, and tells every admin of it. Asked again it answers the same.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE (within reach already), LIMIT_REACHED
   */
  async open(actor: Actor, input: z.input<typeof openRecordInput>): Promise<BenchPatient> {
    return this.useCases.write(actor, 'patient.openRecord', openRecordInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const patient = await findNamedPatient(tx, asked.patientId);
      // Of parallel requests of one account each sees what the former ones opened.
      await takeAdvisoryLock(tx, `record openings of ${own.userId}`);
      const { reach } = await findReach(tx, own, patient.id);
      if (reach !== 'NONE' && reach !== 'OPENED') throw new AppError('WRONG_STATE', reasonFor('RECORD_IN_REACH'));
      if (reach === 'NONE') {
        await this.requireUnderLimit(tx, own);
        const openedAt = this.clock.now();
        tx.create(RecordOpening, { accountId: own.userId, patient, day: own.today, reason: asked.reason, openedAt });
        await tx.flush();
        const subject = `${formatRecordNumber(patient.number)}: ${asked.reason}`;
        await notifyAdmins(tx, { kind: 'RECORD_OPENED', subject, actor: own }, openedAt);
        await noteRecordOpened(tx, { accountId: own.userId, patientId: patient.id, now: openedAt });
        change.changed('opening');
      }
      const opened: ReachedPatient = { patient, reach: 'OPENED', reachUntil: own.today };
      return { subject: patient, answer: () => this.describe(tx, own, opened) };
    });
  }

  private async requireUnderLimit(tx: EntityManager, { userId, today }: Account): Promise<void> {
    const opened = await tx.count(RecordOpening, { accountId: userId, day: today });
    if (opened >= MOST_OPENED)
      throw new AppError('LIMIT_REACHED', reasonFor('OPENINGS_USED_UP', { most: MOST_OPENED }));
  }

  private async describe(
    em: EntityManager,
    own: Account,
    { patient, reach, reachUntil }: ReachedPatient,
  ): Promise<BenchPatient> {
    const now = this.clock.now();
    const { id } = patient;
    const details = await this.patients.describe(em, { id });
    if (details.patient.deletedAt) throw noRecord();
    const of = { visibleTo: 'SYSTEM', patient: { id } } as const;
    const [last] = await findAppointments(
      em,
      { ...of, status: 'completed', before: now },
      1,
      undefined,
      'latest first',
    );
    const [next] = await findAppointments(em, { ...of, status: 'scheduled', from: now }, 1);
    const tasks = await findOpenTasksOf(em, [id], now);
    return {
      details: { ...details, patient: benchView(own, details.patient) },
      reach,
      reachUntil: reachUntil === null ? null : startOfDay(addDays(reachUntil, 1)),
      openTask: tasks.get(id),
      plan: await findShownPlan(em, own, id, now),
      lastSession: last && redactAppointment(own, last, now),
      nextSession: next && redactAppointment(own, next, now),
      values: await findNewestValues(em, id),
      outcomes: await findNewestOutcomes(em, id),
      consents: await findStandingConsents(em, id),
      precautions: (await findLivePrecautions(em, [id], own.today)).get(id) ?? [],
      notes: (await findNotes(em, { patientId: id, first: NOTES_SHOWN })).map((row) => ({ row, now, actor: own })),
      fileCount: await countFiles(em, id),
      packageSessionsLeft: await countSessionsLeft(em, id, own.today),
    };
  }
}

/** Redacts a record for clinicians: no account, and no address for doctors. */
export function benchView({ role }: Pick<Account, 'role'>, view: PatientView): PatientView {
  return { ...view, userId: null, lastLoginAt: null, ...(role === 'doctor' && { address: null }) };
}
