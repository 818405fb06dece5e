import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { benchDay, openBench } from '../../../test/bench.fixture';
import { refusal } from '../../../test/fake-server';
import { ownPatients } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';
import type { OpenFlagFragment } from './gql/generated';

const flag = (changes: Partial<OpenFlagFragment> = {}) => ({
  __typename: 'CareFlag',
  id: 'f1',
  kind: 'PAIN_HIGH' as const,
  patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita Yadav' },
  planId: 'r1',
  sentence: 'Pain 9 of 10 on 10 Mar 2026.',
  raisedAt: '2026-03-10T06:30:00.000Z',
  times: 1,
  ...changes,
});
const flags = (...careFlags: object[]) => ({ data: { careFlags } });
const card = async () => within(await screen.findByRole('region', { name: 'To look at' }));

describe('the flags of those who look after patients (companion §4)', () => {
  it.each([
    ['/physio', accounts.physiotherapist, '/physio/patients/p1'],
    ['/doctor', accounts.doctor, '/doctor/patients/p1'],
  ])('are listed at %s, each with a sentence and the way to the patient', async (path, account, address) => {
    const quiet = flag({
      id: 'f2',
      kind: 'QUIET',
      sentence: 'Nothing entered for 3 days, since 6 Mar 2026.',
      times: 2,
    });
    openBench(path, {
      Me: { data: { me: account } },
      CareFlags: flags(flag(), quiet),
      BenchPatients: ownPatients([]),
      Protocols: { data: { protocols: [] } },
    });
    const [first, second] = (await card()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Sunita Yadav\s*High pain.*Pain 9 of 10 on 10 Mar 2026\..*10 Mar 2026, 12:00 pm/);
    expect(second).toHaveTextContent(/Nothing entered.*since 6 Mar 2026\..*, 2 times/);
    const [link] = (await card()).getAllByRole('link', { name: 'Sunita Yadav' });
    expect(link).toHaveAttribute('href', address);
  });

  it('are not there where there is none, and a failure is said', async () => {
    const { asked } = openBench('/physio');
    await waitFor(() => expect(asked('CareFlags')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull();
    expect(screen.queryByRole('link', { name: /look at$/ })).toBeNull();
    openBench('/physio', { CareFlags: refusal('Please try again later.', 'INTERNAL') });
    expect((await card()).getByText(/^Failed to fetch what there is to look at/)).toBeVisible();
  });

  it.each([
    [1, '1 flag to look at'],
    [2, '2 flags to look at'],
    [100, '100 flags or more to look at'],
  ])('are counted in the first line of /physio, between danger signs and notes: %i', async (count, name) => {
    const open = Array.from({ length: count }, (_, at) => flag({ id: `f${at}` }));
    const { asked } = openBench('/physio', {
      BenchDay: benchDay({ openSigns: 1, notesToSign: 1 }),
      CareFlags: flags(...open),
    });
    const link = await screen.findByRole('link', { name });
    const line = within(link.parentElement ?? document.body).getAllByRole('link');
    expect(line.map(({ textContent }) => textContent)).toEqual(['1 danger sign waits', name, '1 note to sign']);
    expect(link).toHaveAttribute('href', '#flags');
    expect(await screen.findByRole('region', { name: 'To look at' })).toHaveAttribute('id', 'flags');
    expect(asked('CareFlags')).toHaveLength(1);
  });

  it('are seen with a note of 3 characters or more, and are gone then', async () => {
    let there = [flag()];
    const { asked } = openBench('/physio', {
      CareFlags: () => flags(...there),
      SeeCareFlag: () => {
        there = [];
        return { data: { seeCareFlag: { __typename: 'CareFlag', id: 'f1', seenAt: '2026-03-10T07:00:00.000Z' } } };
      },
    });
    await userEvent.click((await card()).getByRole('button', { name: 'Seen: High pain, Sunita Yadav' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Pain 9 of 10 on 10 Mar 2026.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('What was done'), ' ok ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save: seen' }));
    expect(await dialog.findByText('Note must have 3 to 500 characters')).toBeVisible();
    expect(asked('SeeCareFlag')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('What was done'), 'Called, she rests ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save: seen' }));
    await waitFor(() => expect(asked('SeeCareFlag')).toEqual([{ id: 'f1', note: 'ok Called, she rests' }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To look at' })).toBeNull());
  });

  it('keep the note where somebody else was quicker', async () => {
    openBench('/physio', {
      CareFlags: flags(flag()),
      SeeCareFlag: refusal('Somebody has seen this flag already.', 'WRONG_STATE'),
    });
    await userEvent.click((await card()).getByRole('button', { name: /^Seen/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('What was done'), 'Called, she rests');
    await userEvent.click(dialog.getByRole('button', { name: 'Save: seen' }));
    expect(await dialog.findByText(/Somebody has seen this flag already\./)).toBeVisible();
    expect(dialog.getByLabelText('What was done')).toHaveValue('Called, she rests');
  });
});
