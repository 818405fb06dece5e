import type { PlanKind } from '../ledger/recovery-plan.entity.js';
import type { Role } from '../../platform/access/actor.js';
import type { OpenTaskRow } from './task.queries.js';
import { taskView, type TaskView } from './task-view.js';

/** An open danger sign, redacted for a role. */
export interface OpenSignView {
  task: TaskView;
  questions: string[];
  /** Time of the latest yes. */
  lastYesAt: Date;
  planId: string;
  kind: PlanKind;
  protocolName: string;
  doctorName: string | null;
  patientNotes: string[];
  phone: string | null;
}

/**
 * Redacts an open sign for a role: only admins see the record number, as in plans, and physiotherapists see the patient's phone number only
 * where they answer, in programmes.
 */
export function openSignView(row: OpenTaskRow, role: Role, now: Date): OpenSignView {
  const { planId, protocolName, dangerSigns, lastYesAt, responderName, patientNotes, phone, ...task } = row;
  const told = dangerSigns.filter(({ key }) => row.signs.includes(key));
  const gravestFirst = told.toSorted((a, b) => Number(b.severity === 'EMERGENCY') - Number(a.severity === 'EMERGENCY'));
  return {
    task: taskView({ ...task, patientNumber: role === 'admin' ? task.patientNumber : null }, now),
    questions: gravestFirst.map(({ question }) => question.en),
    lastYesAt: new Date(lastYesAt),
    planId,
    kind: row.planKind,
    protocolName: protocolName.en,
    doctorName: responderName,
    patientNotes,
    phone: role === 'physiotherapist' && row.planKind === 'PROTOCOL' ? null : phone,
  };
}
