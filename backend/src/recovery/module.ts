import { on, type EventHandler } from '../platform/events/domain-events.js';
import { AppointmentRequested } from '../scheduling/appointments/appointment-events.js';
import { requireNoEmergency } from './danger-signs/require-no-emergency.js';

export const eventHandlers: readonly EventHandler[] = [
  on(AppointmentRequested, (tx, { accountId }) => requireNoEmergency(tx, accountId)),
];
