import { eventHandlers as ofClinic } from '../../clinic/module.js';
import { eventHandlers as ofMessaging } from '../../messaging/module.js';
import { eventHandlers as ofPatients } from '../../patients/module.js';
import { eventHandlers as ofRecovery } from '../../recovery/module.js';
import { eventHandlers as ofScheduling } from '../../scheduling/module.js';
import type { EventHandler } from '../../platform/events/domain-events.js';

/** Event handlers of all modules, in module order. They run in the transaction that publishes the event. */
export const eventHandlers: readonly EventHandler[] = [
  ...ofClinic,
  ...ofPatients,
  ...ofScheduling,
  ...ofMessaging,
  ...ofRecovery,
];
