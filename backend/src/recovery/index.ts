/** Exports of this module for other modules. */
export { hasLivePlan } from './ledger/plan.queries.js';
export { fillPlan } from './ledger/plan-ledger.js';
export { findPlansLeft } from './ledger/plans-left.queries.js';
export { contentHash } from './protocols/content-hash.js';
export { BODY_SIDES, type BodySide, type Measure, type ProtocolContent } from './protocols/protocol-content.js';
export { addSampleProtocols, sampleIds, sampleProtocols } from './protocols/sample-protocols.js';
