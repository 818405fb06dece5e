import { expect, it } from 'vitest';
import { taskView } from './task-view.js';

const due = new Date('2026-03-10T08:30:00Z');
const row = {
  id: '01970000-0000-7000-8000-000000000000',
  severity: 'URGENT' as const,
  signs: ['calf'],
  patientId: '01970000-0000-7000-8000-000000000001',
  patientNumber: null,
  patientName: 'Asha',
  createdAt: '2026-03-10T06:30:00Z',
  dueAt: due.toJSON(),
  note: null,
  advice: null,
  acknowledgedAt: null,
  answeredAt: null,
  doctorName: null,
  planKind: 'PROTOCOL' as const,
  planEnded: false,
};

it.each(['PROTOCOL', 'PROGRAMME'] as const)(
  'an answer without words of its own asks for exercises only while the plan, a %s, is live',
  (planKind) => {
    const resolved = { ...row, planKind, status: 'RESOLVED' as const };
    expect(taskView(resolved, due).advice).toMatch(/do your exercises/);
    const ended = taskView({ ...resolved, planEnded: true }, due).advice;
    expect(ended).toMatch(/has looked at your danger sign\. If it comes back or gets worse, tell us at once\.$/);
  },
);

it.each([
  ['OPEN', 0, false],
  ['OPEN', 1, true],
  ['ACKNOWLEDGED', 0, false],
  ['ACKNOWLEDGED', 1, true],
  ['RESOLVED', 1, false],
] as const)('a task that is %s, %i ms after it was due: overdue %s', (status, after, overdue) => {
  expect(taskView({ ...row, status }, new Date(due.getTime() + after))).toMatchObject({ overdue, dueAt: due });
});
