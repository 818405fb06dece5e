import { z } from 'zod';
import { CRITERION_STATES } from '../gate/evaluate-gate.js';
import { METHODS } from '../measurements/measurement.input.js';
import { day, moment } from '../../platform/http/response-schemas.js';
import {
  BODY_SIDES,
  COMPARISONS,
  CRITERION_KINDS,
  MEASURES,
  MODES,
  SEVERITIES,
} from '../protocols/protocol-content.js';
import { PLAN_SESSION_STATES } from '../ledger/plan.queries.js';
import { PLAN_STATUSES, TASK_STATUSES } from '../ledger/recovery-plan.entity.js';
import { ENTERED_AS, SESSION_EVENT_KINDS } from '../ledger/session-event.queries.js';

const text = z.string();
const count = z.int();
const criterion = z.object({
  key: text,
  kind: z.enum(CRITERION_KINDS),
  measure: z.enum(MEASURES).nullable(),
  mode: z.enum(MODES).nullable(),
  comparison: z.enum(COMPARISONS),
  value: z.number(),
  maxAgeDays: count.nullable(),
  staffOnly: z.boolean(),
});
const exercise = z.object({
  key: text,
  name: text,
  instructions: text,
  sets: count,
  reps: count,
  holdSeconds: count,
  timesPerDay: count,
});
const phase = z.object({
  number: count,
  name: text,
  goal: text,
  sessions: count,
  fromDay: count,
  toDay: count,
  criteria: z.array(criterion),
  targets: z.array(z.object({ measure: z.enum(MEASURES), low: z.number(), high: z.number() })),
  exercises: z.array(exercise),
});
const ledger = z.object({
  planned: count,
  done: count,
  missed: count,
  cancelled: count,
  ahead: count,
  booked: count,
  missedInAll: count,
  settled: count,
});
const passage = z.object({
  fromPhase: count,
  toPhase: count.nullable(),
  confirmedAt: moment,
  confirmedBy: text,
  deviations: z.array(z.object({ criterion: text, reason: text })),
  reportId: z.uuid().nullable(),
});
const patient = z.object({ id: z.uuid(), patientId: text.nullable(), name: text });
const task = z.object({
  id: z.uuid(),
  severity: z.enum(SEVERITIES),
  status: z.enum(TASK_STATUSES),
  signs: z.array(text),
  patient,
  createdAt: moment,
  dueAt: moment,
  overdue: z.boolean(),
  note: text.nullable(),
});
const session = z.object({
  number: count,
  phase: count,
  state: z.enum(PLAN_SESSION_STATES),
  appointmentId: z.uuid().nullable(),
});

/** A plan in the REST API. */
export const planAnswer = z.object({
  id: z.uuid(),
  patient,
  protocolName: text,
  protocolVersion: count,
  isSample: z.boolean(),
  surgeryDate: day,
  side: z.enum(BODY_SIDES),
  status: z.enum(PLAN_STATUSES),
  phase: count,
  phases: z.array(phase),
  ledger,
  recoveryPercent: count,
  sessions: z.array(session),
  passages: z.array(passage),
  openTask: task.nullable(),
  physiotherapistName: text.nullable(),
  physiotherapistId: text.nullable(),
  doctorName: text.nullable(),
  referral: text.nullable(),
  version: count,
});

/** An event of a plan's ledger. */
export const eventAnswer = z.object({
  id: text,
  number: count,
  kind: z.enum(SESSION_EVENT_KINDS),
  at: moment,
  appointmentId: z.uuid().nullable(),
  reason: text.nullable(),
  enteredAs: z.enum(ENTERED_AS),
  state: z.enum(PLAN_SESSION_STATES),
});

/** A measurement. */
export const measurementAnswer = z.object({
  id: z.uuid(),
  measure: z.enum(MEASURES),
  value: z.number(),
  side: z.enum(BODY_SIDES).nullable(),
  mode: z.enum(MODES).nullable(),
  method: z.enum(METHODS),
  takenAt: moment,
  recordedAt: moment,
  enteredAs: z.enum(ENTERED_AS),
  enteredBy: text,
  retractedReason: text.nullable(),
});

/** Whether a phase may be left. */
export const gateAnswer = z.object({
  phase: count,
  ready: z.boolean(),
  results: z.array(
    z.object({
      criterion,
      state: z.enum(CRITERION_STATES),
      actual: z.number().nullable(),
      takenAt: moment.nullable(),
      sentence: text,
    }),
  ),
  sentence: text,
});
