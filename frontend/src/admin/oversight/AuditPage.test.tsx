import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import { own } from '../../../test/team.fixture';
import { permissionLabels } from './audit-labels';
import { subjectLabels } from './subject-labels';
import type { AuditRowFragment } from './gql/generated';

const line = (changes: Partial<AuditRowFragment> = {}) => ({
  __typename: 'AuditEvent',
  id: '1',
  at: '2026-11-18T11:00:00.000Z',
  actorId: accounts.admin.id,
  actorName: 'Anita Verma',
  actorRole: 'admin',
  apiKeyId: null,
  verb: 'patient.update',
  subjectType: 'patient',
  subjectId: 'patient-1',
  patientNumber: 'PT-000012',
  outcome: 'DONE' as const,
  changedFields: ['name', 'address'],
  details: null,
  ...changes,
});

/** A trail of so many lines, to which nothing is added. */
function openAudit(rows: AuditRowFragment[], search = '', state: unknown = null) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Team: { data: { staff: [own] } },
    AuditEvents: ({ first, after }) => {
      const from = Number(after ?? 0);
      const edges = rows.slice(from, from + Number(first)).map((node) => ({ __typename: 'AuditEventEdge', node }));
      const end = from + edges.length;
      const pageInfo = { __typename: 'PageInfo', hasNextPage: end < rows.length, endCursor: String(end) };
      return { data: { auditEvents: { __typename: 'AuditEventConnection', edges, pageInfo } } };
    },
  });
  const router = renderRoute(`/admin/audit${search}`, server, state);
  const asked = () =>
    server.calls.filter(({ operation }) => operation === 'AuditEvents').map(({ variables }) => variables);
  return { router, asked };
}
const many = Array.from({ length: 45 }, (_, at) => line({ id: `${at}`, changedFields: [`field${at}`] }));

describe('the audit trail', () => {
  it('says in words who did what to which thing, and how it ended', async () => {
    openAudit([
      line(),
      line({ id: '2', actorRole: 'program', apiKeyId: 'AbCd1234', verb: 'payment.export', subjectType: null }),
      line({
        id: '3',
        actorId: null,
        actorName: null,
        actorRole: 'visitor',
        verb: 'auth.verifyOtp',
        outcome: 'FAILED',
      }),
      line({
        id: '4',
        subjectType: 'payment',
        subjectId: '01a1fc09-f3dc-c28e2e1e2d5d',
        patientNumber: null,
        verb: 'later.verb',
        outcome: 'REFUSED',
      }),
      line({
        id: '5',
        actorId: null,
        actorName: 'City Hospital',
        actorRole: 'client',
        verb: 'fhir.Patient.read',
      }),
    ]);
    await screen.findByText('Change a record');
    const [, first, second, third, fourth, fifth] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/18 Nov 2026, 4:30 pm IST.*Anita VermaAdmin.*Patient record.*name, address.*Done/);
    const links = within(first as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/audit?actor=${accounts.admin.id}`,
      '/admin/patients/PT-000012',
    ]);
    expect(second).toHaveTextContent(/Program, key AbCd1234Export payments–/);
    expect(third).toHaveTextContent(/VisitorSign in.*Failed/);
    expect(fourth).toHaveTextContent(/later\.verbPayment2e1e2d5d.*Refused/);
    expect(within(fourth as HTMLElement).getByRole('link', { name: 'Payment' })).toHaveAttribute(
      'href',
      '/admin/audit?about=01a1fc09-f3dc-c28e2e1e2d5d',
    );
    expect(fifth).toHaveTextContent(/City HospitalHospital's system/);
  });

  it('is narrowed by all that the address says, days being those of the clinic', async () => {
    const search = '?actor=p1&verb=patient.delete&outcome=REFUSED&about=pt-000123&from=2026-11-01&until=2026-11-30';
    const { router, asked } = openAudit([line({ actorId: 'p1', actorName: 'Ramesh Srivastava' })], search);
    await screen.findByRole('link', { name: 'Ramesh Srivastava' });
    expect(asked()).toEqual([
      {
        first: 20,
        filter: {
          actorId: 'p1',
          verb: 'patient.delete',
          outcome: 'REFUSED',
          patientId: 'pt-000123',
          from: '2026-10-31T18:30:00.000Z',
          before: '2026-11-30T18:30:00.000Z',
        },
      },
    ]);
    expect(screen.getByTitle('Ramesh Srivastava')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ first: 20 }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'About' }), '01a1fc09{Enter}');
    await waitFor(() => expect(asked().at(-1)).toEqual({ first: 20, filter: { subjectId: '01a1fc09' } }));
    expect(router.state.location.search).toBe('?about=01a1fc09');
  });

  it('turns its pages by cursors that stand in the address, and knows no last page before it is there', async () => {
    const { router, asked } = openAudit(many, '?verb=patient.update');
    expect(await screen.findByText('Lines 1 to 20, the newest first')).toBeVisible();
    expect(screen.getByText('Page 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('field20')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('field40')).toBeVisible();
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(router.state.location.search).toBe('?verb=patient.update&page=3&after=40');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('field20')).toBeVisible();
    expect(router.state.location.search).toBe('?verb=patient.update&page=2&after=20');
    expect(asked().map(({ after }) => after)).toContain('40');
  });

  it('opens at the page of a link, whose way back is the first page', async () => {
    const { router } = openAudit(many, '?page=3&after=40');
    expect(await screen.findByText('field40')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('field0')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('is at its first page where the address names a page alone', async () => {
    const { asked } = openAudit(many, '?page=3');
    expect(await screen.findByText('field0')).toBeVisible();
    expect(asked()).toEqual([{ first: 20 }]);
  });

  it('says when nothing is like that', async () => {
    openAudit([], '?about=PT-999999');
    expect(await screen.findByText('No line is like that.')).toBeVisible();
  });
});

it('has a sentence for every verb and every kind of thing of the server, and for no other', () => {
  const namesIn = (file: string, list: RegExp, name: RegExp) =>
    Array.from((list.exec(readFileSync(file, 'utf8'))?.[0] ?? '').matchAll(name), ([, found = '']) => found);
  const verb = /^ {2}'([\w.]+)':/gm;
  const named = [
    ...namesIn('backend/src/platform/access/access-policy.ts', /export const accessPolicy = \{[^]*?\n\}/, verb),
    ...[
      'authenticator',
      'channel',
      'charting',
      'care',
      'family',
      'fhir',
      'library',
      'money',
      'oversight',
      'report',
      'rights',
    ].flatMap((part) =>
      namesIn(`backend/src/platform/access/${part}-permissions.ts`, /export const \w+Permissions = \{[^]*?\n\}/, verb),
    ),
  ];
  const types = namesIn(
    'backend/src/platform/access/fhir-permissions.ts',
    /export const FHIR_TYPES = \[[^]*?\]/,
    /'(\w+)'/g,
  );
  expect(types).not.toEqual([]);
  const written = namesIn(
    'backend/src/platform/access/fhir-permissions.ts',
    /export const WRITTEN_TYPES = \[[^]*?\]/,
    /'(\w+)'/g,
  );
  const changed = namesIn(
    'backend/src/platform/access/fhir-permissions.ts',
    /const CHANGED_TYPES = \[[^]*?\]/,
    /'(\w+)'/g,
  );
  expect([written, changed]).not.toContainEqual([]);
  const verbs = [
    ...named,
    ...types.flatMap((type) => [`fhir.${type}.read`, `fhir.${type}.search`]),
    ...written.map((type) => `fhir.${type}.create`),
    ...changed.map((type) => `fhir.${type}.update`),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(Object.keys(permissionLabels).toSorted()).toEqual(verbs.toSorted());
  const things = namesIn(
    'backend/src/app/audit-list/audit-list.queries.ts',
    /const SUBJECT_TYPES = Object\.keys\(\{[^]*?\}/,
    /(\w+): true/g,
  );
  expect(Object.keys(subjectLabels).toSorted()).toEqual(things.toSorted());
});
