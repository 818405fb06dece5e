import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import { own } from '../../../test/team.fixture';

const person = {
  __typename: 'BreachPerson',
  id: 'p1',
  patientId: 'PT-000007',
  name: 'Sunita Yadav',
  phone: '+919812345678',
  language: 'HI',
  accesses: ['READ', 'EXPORTED'],
  firstAt: '2026-03-10T05:00:00.000Z',
  lastAt: '2026-03-10T06:00:00.000Z',
};
const count = {
  __typename: 'BreachCount',
  verb: 'patient.list',
  events: 2,
  records: 40,
  firstAt: '2026-03-10T05:00:00.000Z',
  lastAt: '2026-03-10T06:00:00.000Z',
};
const report = (people: object[], unnamed: object[] = []) => ({
  data: {
    breachReport: {
      __typename: 'BreachReportPage',
      people,
      total: people.length,
      page: 1,
      limit: 20,
      events: 3,
      unnamed,
    },
  },
});

function openPage(search: string, answer = report([person], [count])) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    BreachSubjects: {
      data: {
        staff: [own],
        apiKeys: [{ __typename: 'ApiKey', id: 'AbCd1234', name: 'Billing', owner: 'Anita Verma' }],
        smartClients: [{ __typename: 'SmartClient', id: 'c1', name: 'City Hospital' }],
        hl7Sources: [{ __typename: 'Hl7Source', id: 's1', name: 'City HIS' }],
      },
    },
    BreachReport: answer,
  });
  renderRoute(`/admin/breach${search}`, server);
  return () => server.calls.filter(({ operation }) => operation === 'BreachReport').map(({ variables }) => variables);
}
const days = 'from=2026-03-01&until=2026-03-10';

it('asks nothing before it knows of whom and of which span', async () => {
  const asked = openPage(`?${days}`);
  expect(await screen.findByRole('heading', { name: 'Breach report' })).toBeVisible();
  expect(asked()).toEqual([]);
});

it.each([
  ['whose=account:a1', { accountId: 'a1' }],
  ['whose=key:AbCd1234', { apiKeyId: 'AbCd1234' }],
  ['id=AbCd1234', { apiKeyId: 'AbCd1234' }],
  ['whose=client:c1', { clientId: 'c1' }],
  ['whose=source:s1', { sourceId: 's1' }],
  ['id=source:s2', { sourceId: 's2' }],
])('asks whole days of the clinic, of one subject: %s', async (search, subject) => {
  const asked = openPage(`?${days}&${search}`);
  await screen.findByText('Sunita Yadav');
  expect(asked()[0]).toMatchObject({
    question: { from: '2026-02-28T18:30:00.000Z', until: '2026-03-10T18:30:00.000Z', ...subject },
  });
});

it('lists whom to notify, says what is only counted, and offers the key among the choices', async () => {
  openPage(`?${days}&whose=account:a1`);
  const row = (await screen.findByText('Sunita Yadav')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/PT-000007.*98123 45678.*Hindi.*Read, Exported/);
  const counts = within(screen.getByRole('table', { name: 'Counted without names' }));
  expect(counts.getByRole('row', { name: /List patients 2 40/ })).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Who' }));
  expect(await screen.findByText('Key Billing (Anita Verma)')).toBeInTheDocument();
  expect(screen.getByText('HL7 source City HIS')).toBeInTheDocument();
});

it('says when nobody is named', async () => {
  openPage(`?${days}&whose=account:a1`, report([]));
  expect(await screen.findByText('The audit trail names no patient.')).toBeVisible();
});
