import { on } from '../platform/events/domain-events.js';
import { PatientDeleted, PatientRestored, PatientRestoring } from '../patients/records/patient-events.js';
import { deleteSessions, restoreSessions } from './appointments/deleted-sessions.js';
import { lockFormerPhysiotherapists } from './appointments/slot-holders.js';

/** What scheduling does in the transaction of a change in a module below it. */
export const eventHandlers = [
  on(PatientDeleted, deleteSessions),
  on(PatientRestoring, lockFormerPhysiotherapists),
  on(PatientRestored, restoreSessions),
];
