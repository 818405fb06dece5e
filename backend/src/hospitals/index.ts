/** Exports of this module for other modules. */
export type { MllpListener } from './hl7v2/listener.js';
export { findEndpointUses } from './webhooks/endpoint-uses.js';
