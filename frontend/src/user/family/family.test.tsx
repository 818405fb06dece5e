import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answering,
  day,
  entriesOf,
  familyPatient,
  occasion,
  open,
  openDay,
  settled,
} from '../../../test/family.fixture';
import { refusal } from '../../../test/fake-server';
import { accounts } from '../../../test/render-route';

const grant = (changes: object = {}) => ({
  __typename: 'FamilyGrant',
  id: 'g1',
  name: 'Anita',
  relation: 'daughter',
  mobileNumber: '+919812345678',
  rights: ['TICK'],
  status: 'ACTIVE',
  grantedAt: '2026-03-09T06:30:00.000Z',
  acceptedAt: '2026-03-10T06:30:00.000Z',
  endedAt: null,
  endedBy: null,
  lastSeenAt: null,
  ...changes,
});
afterEach(() => sessionStorage.clear());

describe("a patient's family (companion §8)", () => {
  it('is let in after agreeing to the text; what was typed stays when it is refused', async () => {
    let isRefused = true;
    const asked = open('/user/family', accounts.patient, {
      OwnFamily: { data: { familyGrants: [] } },
      FamilyPatients: { data: { familyPatients: [] } },
      InviteFamily: () =>
        isRefused
          ? refusal('You have let in this number already.', 'ALREADY_EXISTS')
          : { data: { inviteFamily: grant() } },
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Anita');
    await userEvent.type(screen.getByLabelText(/^What the person is to you/), 'daughter');
    await userEvent.type(screen.getByLabelText('Mobile number'), '9812345678');
    const send = screen.getByRole('button', { name: 'Let in and send a text message' });
    expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.click(send);
    expect(await screen.findByText(/You have let in this number already/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Anita');
    isRefused = false;
    await userEvent.click(send);
    expect(await screen.findByText(/A text message is on its way/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
    const inputs = asked('InviteFamily');
    expect(inputs.map(({ input, language }) => ({ input, language }))).toEqual(
      inputs.map(() => ({
        input: { name: 'Anita', relation: 'daughter', phoneNumber: '9812345678', rights: ['TICK'] },
        language: 'EN',
      })),
    );
    expect(new Set(inputs.map(({ key }) => key)).size).toBe(1);
  });

  it('is listed with what they may do, which one tap changes; ending asks first', async () => {
    const asked = open('/user/family', accounts.patient, {
      OwnFamily: {
        data: {
          familyGrants: [
            grant(),
            grant({ id: 'g2', name: 'Ravi', status: 'ENDED', endedAt: '2026-03-10T06:30:00.000Z' }),
          ],
        },
      },
      FamilyPatients: { data: { familyPatients: [] } },
      SetFamilyRights: { data: { setFamilyRights: grant({ rights: ['TICK', 'MESSAGE'] }) } },
      EndFamily: { data: { endFamily: grant({ status: 'ENDED', endedAt: '2026-03-10T06:30:00.000Z' }) } },
    });
    const card = within(await screen.findByRole('region', { name: 'Whom you have let in' }));
    expect(await card.findByText('Can see your day since 10 Mar 2026')).toBeVisible();
    expect(card.getByText('Ended on 10 Mar 2026')).toBeVisible();
    await userEvent.click(card.getByRole('checkbox', { name: /messages/ }));
    await waitFor(() => expect(asked('SetFamilyRights')).toEqual([{ id: 'g1', rights: ['TICK', 'MESSAGE'] }]));
    await userEvent.click(card.getByRole('button', { name: 'End access of Anita' }));
    await userEvent.click(card.getByRole('button', { name: 'Keep' }));
    expect(asked('EndFamily')).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'End access of Anita' }));
    await userEvent.click(card.getByRole('button', { name: 'Yes, end it' }));
    expect(await screen.findByText('The access has ended.')).toBeVisible();
    expect(asked('EndFamily')).toEqual([{ id: 'g1' }]);
  });

  it('is listed after the end with who ended it, unless it was the patient or nobody', async () => {
    const by = (endedBy: string | null, name: string) =>
      grant({ id: name, name, status: 'ENDED', endedAt: '2026-03-10T06:30:00.000Z', endedBy });
    open('/user/family', accounts.patient, {
      OwnFamily: {
        data: { familyGrants: [by('CLINIC', 'A'), by('FAMILY', 'B'), by('PATIENT', 'C'), by(null, 'D')] },
      },
      FamilyPatients: { data: { familyPatients: [] } },
    });
    const card = within(await screen.findByRole('region', { name: 'Whom you have let in' }));
    await card.findByText('A, daughter');
    expect(card.getAllByText(/^Ended on/).map(({ textContent }) => textContent)).toEqual([
      'Ended on 10 Mar 2026 by the clinic',
      'Ended on 10 Mar 2026 by B',
      'Ended on 10 Mar 2026',
      'Ended on 10 Mar 2026',
    ]);
  });
});

describe('a family member', () => {
  it('accepts an invitation, and asks for no day of their own', async () => {
    let status = 'INVITED';
    const asked = open('/user/family', accounts.user, {
      FamilyPatients: () => ({ data: { familyPatients: [familyPatient({ status })] } }),
      AcceptFamily: () => {
        status = 'ACTIVE';
        return { data: { acceptFamily: familyPatient() } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation of Ramesh Srivastava' }));
    expect(await screen.findByRole('link', { name: 'See the day of Ramesh Srivastava' })).toBeVisible();
    expect([asked('AcceptFamily'), asked('Today'), asked('OwnFamily')]).toEqual([[{ grantId: 'g1' }], [], []]);
  });

  it('ticks a set, and takes it back', async () => {
    const asked = openDay(day(), {}, { RecordFamilyEntries: answering() });
    await userEvent.click(await screen.findByRole('button', { name: 'Done, one set: Ankle pumps' }));
    await waitFor(() => expect(asked('RecordFamilyEntries')).toHaveLength(1));
    expect(screen.getByText('Done by Anita')).toBeVisible();
    const takeBack = screen.getByRole('button', { name: 'Take back one set: Ankle pumps' });
    await userEvent.click(takeBack);
    expect(entriesOf(asked)).toHaveLength(1);
    await settled(takeBack);
    await userEvent.click(takeBack);
    await waitFor(() => expect(asked('RecordFamilyEntries')).toHaveLength(2));
    expect(entriesOf(asked)).toMatchObject([
      { setDone: { exercise: 'anklePumps', occasion: 1, set: 2, done: true } },
      { setDone: { set: 1, done: false } },
    ]);
  });

  it('is asked when it hurts, and tells that with the pain', async () => {
    const asked = openDay(day(), {}, { RecordFamilyEntries: answering() });
    const card = within(await screen.findByRole('region', { name: 'How much does it hurt?' }));
    await userEvent.click(within(card.getByRole('group', { name: 'When does it hurt?' })).getByLabelText('At night'));
    await userEvent.click(card.getByRole('button', { name: '4' }));
    await waitFor(() => expect(entriesOf(asked)).toMatchObject([{ pain: { value: 4, moment: 'AT_NIGHT' } }]));
  });

  it('is asked how hard it was once nothing is left and something was done', async () => {
    const [one] = day().exercises;
    const before = openDay(day());
    await screen.findByRole('region', { name: 'Your exercises' });
    expect(screen.queryByRole('region', { name: 'How hard was it?' })).toBeNull();
    expect(entriesOf(before)).toEqual([]);
    cleanup();
    const exercises = [{ ...one, timesDone: 1, occasions: [occasion({ setsDone: 3, isDone: true })] }];
    const asked = openDay(day({ exercises, effort: 3 }), {}, { RecordFamilyEntries: answering() });
    const card = within(await screen.findByRole('region', { name: 'How hard was it?' }));
    expect(card.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(card.getByRole('button', { name: '6' }));
    await waitFor(() => expect(entriesOf(asked)).toMatchObject([{ effort: 6 }]));
    cleanup();
    openDay(day({ exercises, effort: 3 }), { rights: [] });
    await screen.findByText('You can see this day, but not change it.');
    expect(screen.queryByRole('region', { name: 'How hard was it?' })).toBeNull();
  });

  it('reads how an exercise of the clinic is done, the word of the physiotherapist and what to take care of', async () => {
    const [one] = day().exercises;
    const ofClinic = {
      ...one?.exercise,
      key: 'own1',
      name: 'Towel slides',
      instructions: 'Slide the towel along the table.',
      hint: 'Slowly, please.',
      guide: null,
    };
    const guided = { ...one?.exercise.guide, caution: 'Stop at a sharp pain.' };
    openDay(
      day({
        exercises: [
          { ...one, exercise: { ...one?.exercise, guide: guided } },
          { ...one, exercise: ofClinic },
        ],
      }),
    );
    expect(await screen.findByText('Slide the towel along the table.')).toBeVisible();
    expect(screen.getByText(/Your physiotherapist says:/)).toHaveTextContent('Slowly, please.');
    expect(screen.getByText('Take care:').closest('p')).toHaveTextContent('Take care: Stop at a sharp pain.');
    expect(screen.getByText('Sample, not signed off by a clinician')).toBeInTheDocument();
  });

  it('reads why a tick was not stored, where it was pressed', async () => {
    openDay(day(), {}, { RecordFamilyEntries: answering('REFUSED', 'That set is done.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Done, one set: Ankle pumps' }));
    const card = within(screen.getByRole('region', { name: 'Your exercises' }));
    expect(await card.findByRole('alert')).toHaveTextContent('This could not be saved. That set is done.');
  });

  it('answers the questions first, and only looks without the right to tick', async () => {
    openDay(day({ needsDangerCheck: true }), { rights: ['TICK'] });
    expect(await screen.findByRole('button', { name: 'None of these' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Done, one set/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Messages with the clinic' })).toBeNull();
  });

  it('sees without the right that nothing can be changed', async () => {
    openDay(day(), { rights: [] });
    expect(await screen.findByText('You can see this day, but not change it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Done|9|Yes/ })).toBeNull();
  });

  it('keeps what is typed when access ends meanwhile, and reads why', async () => {
    const asked = openDay(
      day(),
      {},
      {
        SendFamilyMessage: refusal('You can no longer see this day.', 'NOT_FOUND'),
      },
    );
    const field = await screen.findByLabelText('Your message');
    await userEvent.type(field, 'May she climb stairs?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/You can no longer see this day/)).toBeVisible();
    expect(field).toHaveValue('May she climb stairs?');
    expect(asked('SendFamilyMessage')).toMatchObject([{ grantId: 'g1', input: { text: 'May she climb stairs?' } }]);
    expect(asked('ReadCareMessages')).toEqual([]);
  });
});
