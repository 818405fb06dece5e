/** Exports of this module for other modules. */
export { requireRoom } from './documents/file-quota.js';
export type { MllpListener } from './hl7v2/listener.js';
