import { PAYMENT_COUNTERS } from '../../money/index.js';
import { PATIENT_COUNTERS } from '../../patients/index.js';
import type { Counter } from '../../platform/counters/counter.js';

/** The counters of all modules. */
export const COUNTERS: readonly Counter[] = [...PATIENT_COUNTERS, ...PAYMENT_COUNTERS];
