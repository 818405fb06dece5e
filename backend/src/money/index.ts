/** Public exports of the money module. */
export { type Balance, balanceIsAtLeast, balanceOf } from './charges/charge.queries.js';
export { PAYMENT_COUNTERS } from './counters/payment-counters.js';
export { importOpenings } from './openings/import-openings.js';
export { countSessionsLeft } from './packages/package.queries.js';
export type { LinkMessage } from './payment-links/make-link.js';
export { findLinkUses } from './payment-links/link-uses.js';
export { fillPayUrl, PayTokens } from './payment-links/pay-tokens.js';
export { isOpenLink } from './payment-links/payment-link.queries.js';
export { PaymentReceived } from './payments/payment-events.js';
export { PAYMENT_METHODS } from './payments/payment.entity.js';
export type { Payment, PAYMENT_STATUSES, PaymentMethod, PaymentStatus } from './payments/payment.entity.js';
export { printSentPaper, requireSentPaper, type SentPaper } from './sent-papers/sent-papers.js';
export { statementDaysInput } from './statements/statement.input.js';
