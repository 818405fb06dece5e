import type { Role } from '../../identity/auth/actor.js';
import type { OpenTaskRow } from './task.queries.js';
import { taskView, type TaskView } from './task-view.js';

/** An open danger sign as it is shown to somebody. */
export interface OpenSignView {
  task: TaskView;
  questions: string[];
  /** When the latest yes came. */
  lastYesAt: Date;
  planId: string;
  protocolName: string;
  doctorName: string | null;
  patientNotes: string[];
  phone: string | null;
}

/**
 * What somebody may know of an open sign: those who treat no number of the record, as of the plan, and whoever answers the number to
 * call, which a physiotherapist has no use of here (recovery §3).
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
    protocolName: protocolName.en,
    doctorName: responderName,
    patientNotes,
    phone: role === 'physiotherapist' ? null : phone,
  };
}
