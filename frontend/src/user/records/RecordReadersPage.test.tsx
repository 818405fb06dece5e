import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { openAs, profileOf } from '../../../test/user.fixture';
import type { RecordReaderFragment } from './gql/generated';

const readerOf = (changes: Partial<RecordReaderFragment> = {}) => ({
  __typename: 'RecordReader',
  clientId: 'c1',
  name: 'City Hospital',
  purpose: 'TREATMENT',
  mayRead: true,
  since: '2026-11-19T04:30:00.000Z',
  decision: 'PERMIT',
  saidAt: '2026-11-19T04:30:00.000Z',
  lastReadAt: '2026-11-20T11:00:00.000Z',
  referredUntil: null,
  ...changes,
});
const refused = readerOf({ mayRead: false, since: null, decision: 'DENY', saidAt: '2026-11-21T04:30:00.000Z' });

const me = profileOf();
const listOf = (...readers: readonly object[]): Answer => ({ data: { me, myRecordReaders: readers } });
const open = (answers: Parameters<typeof openAs>[2]) => openAs(profileOf(), '/user/records', answers);
const items = async () => {
  const list = within(await screen.findByRole('region', { name: 'Hospitals and their systems' }));
  return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
};

describe('/user/records', () => {
  it('is found from /user/settings', async () => {
    const { router } = openAs(profileOf(), '/user/settings', { RecordReaders: listOf() });
    await userEvent.click(await screen.findByRole('link', { name: 'Who reads your record, and how to refuse it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who reads your record' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/user/records');
    expect(await screen.findByText('No hospital reads your record')).toBeVisible();
  });

  it('says of each hospital whether it reads the record, what for, since when, what was said and when it last did', async () => {
    open({
      RecordReaders: listOf(
        readerOf(),
        readerOf({
          clientId: 'c2',
          name: 'Archive',
          purpose: 'OPERATIONS',
          decision: null,
          saidAt: null,
          lastReadAt: null,
        }),
        readerOf({
          clientId: 'c4',
          name: 'Lake',
          decision: null,
          saidAt: null,
          referredUntil: '2027-02-17T04:30:00.000Z',
        }),
        { ...refused, clientId: 'c3', name: 'Insurance', purpose: 'PAYMENT' },
      ),
    });
    expect(await items()).toEqual([
      'City Hospital Can read itFor your treatmentSince 19 Nov 2026, 10:00 am ISTAllowed on 19 Nov 2026, 10:00 am ISTLast read on 20 Nov 2026, 4:30 pm ISTRefuse',
      'Archive Can read itFor running the hospital or the clinicSince 19 Nov 2026, 10:00 am ISTNothing was said about it yet.Not read so farRefuse',
      'Lake Can read itFor your treatmentSince 19 Nov 2026, 10:00 am ISTIt sent you here, and may read until 17 Feb 2027, 10:00 am IST for that. You can refuse it.Last read on 20 Nov 2026, 4:30 pm ISTRefuse',
      'Insurance Cannot read itFor settling what your treatment costsRefused on 21 Nov 2026, 10:00 am ISTLast read on 20 Nov 2026, 4:30 pm ISTAllow again',
    ]);
  });

  it('refuses a hospital once asked whether it is meant, and allows it again, by the keyboard alone', async () => {
    const answers = [listOf(readerOf()), listOf(refused), listOf(readerOf())];
    const { server } = open({
      RecordReaders: () => answers.shift() ?? new Error('asked too often'),
      RefuseRecordReader: { data: { refuseRecordReader: refused } },
      AllowRecordReader: { data: { allowRecordReader: readerOf() } },
    });
    const said = () =>
      server.calls.filter(({ operation }) => /^(Refuse|Allow)/.test(operation)).map(({ variables }) => variables);
    (await screen.findByRole('button', { name: 'Refuse City Hospital' })).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Refuse this hospital' }));
    expect(question.getByText(/^City Hospital will not see your record any more\./)).toBeVisible();
    expect(said()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Refuse City Hospital' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Cannot read it')).toBeVisible();
    expect(screen.getByText('City Hospital cannot read your record any more.')).toBeVisible();
    expect(said()).toEqual([{ clientId: 'c1' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Allow again City Hospital' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Allow again' }));
    expect(await screen.findByText('Can read it')).toBeVisible();
    expect(said()).toEqual([{ clientId: 'c1' }, { clientId: 'c1' }]);
  });

  it('stays true where a refusal fails, says so, and can be tried again', async () => {
    open({
      RecordReaders: listOf(readerOf()),
      RefuseRecordReader: refusal('Something went wrong.', 'INTERNAL'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse City Hospital' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Refuse' }));
    expect(await question.findByRole('alert')).toHaveTextContent('This could not be saved');
    expect(question.getByRole('button', { name: 'Refuse' })).toBeEnabled();
    expect(screen.getByText('Can read it')).toBeInTheDocument();
  });

  it('that could not be loaded says so, and can be tried again', async () => {
    const answers: Answer[] = [refusal('Something went wrong.', 'INTERNAL'), listOf(readerOf())];
    open({ RecordReaders: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByText('Failed to fetch who reads your record')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await items()).toHaveLength(1);
  });
});
