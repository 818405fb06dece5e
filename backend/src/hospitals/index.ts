/** What the other modules may use of this one. */
export type { MllpListener } from './hl7v2/listener.js';
