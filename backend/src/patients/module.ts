import { PatientSignedUp } from '../identity/users/patient-signed-up.js';
import { UserTypeSet } from '../identity/users/user-type-set.js';
import { on, type EventHandler } from '../platform/events/domain-events.js';
import { createBareRecord, ensureRecord } from './profiles/bare-record.js';

/** What changes of accounts mean for records. */
export const eventHandlers: readonly EventHandler[] = [
  on(PatientSignedUp, createBareRecord),
  on(UserTypeSet, ensureRecord),
];
