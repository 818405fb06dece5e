import { Mutation, Query, Resolver } from 'type-graphql';
import { toNote, toTreatmentConsent } from '../../charting/index.js';
import { toLeave } from '../../clinic/index.js';
import { toPatient, toPatientDetails } from '../../patients/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { type TaskView, toCareTask, toPatientUnderCare, toPlan } from '../../recovery/index.js';
import { type AppointmentRow, toAppointment } from '../../scheduling/index.js';
import { encodeBenchPosition } from './bench-cursor.js';
import type { BenchDayService, BenchSession } from './bench-day.service.js';
import type { BenchLine, BenchListService } from './bench-list.service.js';
import type { BenchPatient, BenchPatientService } from './bench-patient.service.js';

const taskOf = (task: TaskView | undefined) => (task ? toCareTask(task) : null);
const sessionOf = (row: AppointmentRow | undefined) => (row ? toAppointment(row) : null);

function toBenchPatient({ details, ...found }: BenchPatient): Contract.BenchPatient {
  const { patient, medicalHistory, progressReports } = toPatientDetails(details);
  return {
    patient,
    alert: details.patient.alert,
    reach: found.reach,
    reachUntil: found.reachUntil,
    openTask: taskOf(found.openTask),
    plan: found.plan && toPlan(found.plan),
    sessionsDone: details.completedSessions,
    packageSessionsLeft: found.packageSessionsLeft,
    lastSession: sessionOf(found.lastSession),
    nextSession: sessionOf(found.nextSession),
    values: found.values,
    outcomes: found.outcomes,
    consents: found.consents.map((consent) => toTreatmentConsent(consent)),
    precautions: found.precautions,
    notes: found.notes.map((note) => toNote(note)),
    medicalHistory,
    progressReports,
    fileCount: found.fileCount,
  };
}

function toBenchSession({
  appointment,
  patient,
  openTask,
  number,
  phase,
  lastPlan,
  note,
  ...same
}: BenchSession): Contract.BenchSession {
  return {
    ...same,
    appointment: toAppointment(appointment),
    patient: toPatient(patient),
    openTask: taskOf(openTask),
    isFirst: number === 1,
    number,
    phase: phase ?? null,
    lastPlan: lastPlan ?? null,
    note: note ? toNote(note) : null,
  };
}

function toEdge(line: BenchLine): Contract.BenchPatientEdge {
  const { patient, reach, lastSession, nextSession, hasPlan, planState, openTask } = line;
  return {
    node: {
      patient: toPatient(patient),
      reach,
      lastSession,
      nextSession,
      hasPlan,
      planState: planState ? toPatientUnderCare(planState) : null,
      openTask: taskOf(openTask),
    },
    cursor: encodeBenchPosition(line),
  };
}

/** GraphQL resolvers of a physiotherapist's or doctor's own patients and day. */
@Resolver()
export class BenchResolver {
  constructor(
    private readonly days: BenchDayService,
    private readonly lists: BenchListService,
    private readonly patients: BenchPatientService,
  ) {}

  @Query(() => Contract.BenchDay)
  @RequiresPermission('bench.readDay')
  async benchDay({ day }: Contract.BenchDayArgs, { actor }: GraphQLContext) {
    const { sessions, leave, ...same } = await this.days.day(actor, { day });
    return { ...same, sessions: sessions.map(toBenchSession), leave: leave.map((one) => toLeave(one)) };
  }

  @Query(() => Contract.BenchPatientConnection)
  @RequiresPermission('patient.listAtBench')
  async benchPatients({ first, after, search }: Contract.BenchPatientsArgs, { actor }: GraphQLContext) {
    const { lines, hasNextPage, total } = await this.lists.list(actor, { first, after, search });
    const edges = lines.map(toEdge);
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
  }

  @Query(() => Contract.BenchPatient)
  @RequiresPermission('patient.readAtBench')
  async benchPatient({ id }: Contract.BenchPatientArgs, { actor }: GraphQLContext) {
    return toBenchPatient(await this.patients.patient(actor, id));
  }

  @Mutation(() => Contract.BenchPatient)
  @RequiresPermission('patient.openRecord')
  async openRecord({ patientId, reason }: Contract.OpenRecordArgs, { actor }: GraphQLContext) {
    return toBenchPatient(await this.patients.open(actor, { patientId, reason }));
  }
}
