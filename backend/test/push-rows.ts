import type { Row } from './call-row.js';

/** What the service worker calls (companion §6). */
export const pushRows: Row[] = [['GET', '/push/next', 'patient', undefined, 200, { data: null }]];
