import { expect } from 'vitest';
import type { Row } from './call-row.js';
import { insertConsent } from './clinical-rows.js';

/** The calls about clinical records. */
export const chartingRows: Row[] = [
  [
    'GET',
    '/admin/patients/:id/record.pdf',
    'admin',
    async ({ record }) => ({ path: `/admin/patients/${record.id}/record.pdf` }),
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
  [
    'GET',
    '/treatment-consents/:id/pdf',
    'admin',
    async ({ app, record }) => ({
      path: `/treatment-consents/${(await insertConsent(app.sql, record.id)).id}/pdf`,
    }),
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
];
