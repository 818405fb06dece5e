import { expect } from 'vitest';
import type { Call, Row, World } from './call-row.js';
import { insertPlan } from './recovery-builders.js';
import { insertPhaseReport } from './report-calls.js';
import { anyMoment, anyText } from './rest-shapes.js';

const ofPlan =
  (name: string) =>
  async ({ app, record }: World): Promise<Call> => ({
    path: `/recovery/plans/${(await insertPlan(app, record.id)).id}/${name}`,
  });

/** The calls by which programs read how a recovery goes (recovery §3). */
export const recoveryRows: Row[] = [
  [
    'GET',
    '/recovery/patients/:id/plan',
    'admin',
    async ({ app, record }) => {
      await insertPlan(app, record.id);
      return { path: `/recovery/patients/${record.id}/plan?language=HI` };
    },
    200,
    {
      data: expect.objectContaining({
        patient: { id: anyText, patientId: expect.stringMatching(/^PT-/), name: 'Sunita Yadav' },
        protocolName: 'घुटना बदलने का ऑपरेशन',
        surgeryDate: '2026-02-28',
        status: 'ACTIVE',
        phase: 1,
        ledger: { planned: 25, done: 0, missed: 0, cancelled: 0, ahead: 25, booked: 0, missedInAll: 0, settled: 0 },
      }),
    },
  ],
  [
    'GET',
    '/recovery/plans/:id/events',
    'admin',
    ofPlan('events?first=1'),
    200,
    {
      data: [
        {
          id: anyText,
          number: 1,
          kind: 'PLANNED',
          at: anyMoment,
          appointmentId: null,
          reason: null,
          enteredAs: 'ADMIN',
          state: 'AHEAD',
        },
      ],
    },
  ],
  [
    'GET',
    '/recovery/plans/:id/measurements',
    'admin',
    async ({ app, record, user }) => {
      const { id } = await insertPlan(app, record.id);
      await app.sql(
        `insert into measurement (id, plan_id, measure, value, method, taken_at, recorded_at, entered_by, entered_as)
         values (gen_random_uuid(), $1, 'PAIN', 3, 'TYPED', now(), now(), $2, 'PATIENT')`,
        [id, user.id],
      );
      return { path: `/recovery/plans/${id}/measurements?measure=PAIN` };
    },
    200,
    {
      data: [
        {
          id: anyText,
          measure: 'PAIN',
          value: 3,
          side: null,
          mode: null,
          method: 'TYPED',
          takenAt: anyMoment,
          recordedAt: anyMoment,
          enteredAs: 'PATIENT',
          enteredBy: 'Sunita Yadav',
          retractedReason: null,
        },
      ],
    },
  ],
  [
    'GET',
    '/recovery/plans/:id/gate',
    'admin',
    ofPlan('gate'),
    200,
    {
      data: expect.objectContaining({
        phase: 1,
        ready: false,
        sentence: 'Phase 1 cannot be left yet: 5 criteria are not met.',
      }),
    },
  ],
  [
    'GET',
    '/recovery/reports/:id/pdf',
    'patient',
    async ({ app, record }) => ({
      path: `/recovery/reports/${await insertPhaseReport(app, (await insertPlan(app, record.id)).id)}/pdf`,
    }),
    200,
    expect.stringMatching(/^%PDF-1\./),
  ],
  ['GET', '/recovery/plans/:id/sheet.pdf', 'patient', ofPlan('sheet.pdf'), 200, expect.stringMatching(/^%PDF-1\./)],
];
