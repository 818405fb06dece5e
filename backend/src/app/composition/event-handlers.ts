import { eventHandlers as ofMessaging } from '../../messaging/module.js';
import type { EventHandler } from '../../platform/events/domain-events.js';
import { eventHandlers as ofRecovery } from '../../recovery/module.js';

/** What the modules do in the transaction of a change in a module below them, in the order of the modules. */
export const eventHandlers: readonly EventHandler[] = [...ofMessaging, ...ofRecovery];
