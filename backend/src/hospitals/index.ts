/** Exports of this module for other modules. */
export { recordFence } from './data-consents/consent-filter.js';
export { type Abha, findAbha } from './abha/abha.queries.js';
export { keyReadings } from './exchanges/key-readings.js';
export { FHIR_PATH } from './fhir/router.js';
export { ReportSigner } from './signed-documents/report-signer.js';
export { requireRoom } from './documents/file-quota.js';
export type { MllpListener } from './hl7v2/listener.js';
export { findEndpointUses } from './webhooks/endpoint-uses.js';
