import { eventHandlers as ofClinic } from '../../clinic/module.js';
import { eventHandlers as ofMessaging } from '../../messaging/module.js';
import { eventHandlers as ofPatients } from '../../patients/module.js';
import { eventHandlers as ofRecovery } from '../../recovery/module.js';
import { eventHandlers as ofScheduling } from '../../scheduling/module.js';
import type { EventHandler } from '../../platform/events/domain-events.js';

/** What the modules do in the transaction of a change in a module below them, in the order of the modules. */
export const eventHandlers: readonly EventHandler[] = [
  ...ofClinic,
  ...ofPatients,
  ...ofScheduling,
  ...ofMessaging,
  ...ofRecovery,
];
