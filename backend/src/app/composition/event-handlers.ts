import type { EventHandler } from '../../platform/events/domain-events.js';
import { eventHandlers as clinicHandlers } from '../../clinic/module.js';
import { eventHandlers as messagingHandlers } from '../../messaging/module.js';
import { eventHandlers as patientHandlers } from '../../patients/module.js';

/** What the modules do in the transaction of a change in a module below them, in the order of the modules. */
export const eventHandlers: readonly EventHandler[] = [...clinicHandlers, ...patientHandlers, ...messagingHandlers];
