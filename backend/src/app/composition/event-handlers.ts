import type { EventHandler } from '../../platform/events/domain-events.js';
import { eventHandlers as schedulingHandlers } from '../../scheduling/module.js';

/** What the modules do in the transaction of a change in a module below them, in the order of the modules. */
export const eventHandlers: readonly EventHandler[] = [...schedulingHandlers];
