import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visiblePatients } from '../src/patients/index.js';
import { visiblePayments } from '../src/money/payments/payment-scope.js';
import { USER_TYPES, type Actor, type UserType } from '../src/platform/access/actor.js';
import { ALL_ROWS, NO_ROWS, type VisibleTo } from '../src/platform/access/visible-to.js';
import { visiblePlans } from '../src/recovery/ledger/plan-scope.js';
import { visibleAppointments } from '../src/scheduling/appointments/appointment-scope.js';
import { visibleColumns } from '../src/scheduling/calendar/calendar-scope.js';

const request = { door: [], ip: '127.0.0.1', requestId: 'test' };
const account = (role: UserType): Actor => ({
  ...request,
  kind: 'account',
  role,
  userId: randomUUID(),
  sessionId: 'test',
  today: '2026-03-10',
});
const identifierSystem = 'https://city.example/mrn';
const source: Actor = {
  ...request,
  kind: 'source',
  role: 'source',
  sourceId: randomUUID(),
  name: 'C',
  identifierSystem,
};
const client: Actor = {
  ...request,
  kind: 'client',
  role: 'client',
  clientId: randomUUID(),
  grants: [],
  purpose: 'TREATMENT',
  reach: 'CONSENTED',
  identifierSystems: [],
};
const everybody: Actor[] = [
  { ...request, kind: 'visitor', role: 'visitor' },
  client,
  source,
  ...USER_TYPES.map((role) => account(role)),
];

/** Each scope in SQL, and who sees all rows of it and who their own; nobody else may see any. */
const scopes: [what: string, scope: (to: VisibleTo) => unknown, all: string[], own: string[]][] = [
  ['appointments', visibleAppointments, ['admin', 'reception', 'source'], ['patient', 'physiotherapist']],
  ['columns of the calendar', visibleColumns, ['admin', 'reception'], ['physiotherapist']],
  ['plans', visiblePlans, ['admin', 'reception'], ['patient', 'physiotherapist', 'doctor']],
  ['payments', visiblePayments, ['admin', 'reception'], ['patient']],
];

describe.each(scopes)('of %s', (_what, scope, all, own) => {
  it('an actor sees all rows, their own, or none, and none unless named', () => {
    const seen = (actor: Actor) => {
      const condition = scope(actor);
      return condition === ALL_ROWS ? 'all' : condition === NO_ROWS ? 'none' : 'own';
    };
    const expected = everybody.map(({ role }) => [
      role,
      all.includes(role) ? 'all' : own.includes(role) ? 'own' : 'none',
    ]);
    expect(everybody.map((actor) => [actor.role, seen(actor)])).toEqual(expected);
  });
});

it('of records the front desk sees the live ones, a patient their own, and nobody else any', () => {
  const patient = account('patient');
  expect(visiblePatients(patient)).toMatchObject({ user: 'userId' in patient && patient.userId, deletedAt: null });
  for (const role of ['admin', 'reception'] as const)
    expect(visiblePatients(account(role))).toEqual({ deletedAt: null });
  for (const actor of everybody.filter(({ role }) => !['admin', 'reception', 'patient'].includes(role)))
    expect([actor.role, visiblePatients(actor)]).toEqual([actor.role, { id: { $in: [] } }]);
});
