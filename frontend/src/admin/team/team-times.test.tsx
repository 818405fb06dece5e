import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { dialogOf, member, openMember, openTeam, own, press, times } from '../../../test/team.fixture';

const leave = (changes: object = {}) => ({
  __typename: 'Leave',
  id: 'l1',
  from: '2026-11-24T18:30:00.000Z',
  until: '2026-11-25T18:30:00.000Z',
  note: null,
  ...changes,
});
const waiting = (id: string, status: string) => ({ __typename: 'Appointment', id, status });
const fill = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

describe('hours', () => {
  it('are the clinic’s, or own ones by weekday, of the version that was read', async () => {
    const { data } = times();
    const asked = openMember({
      PhysiotherapistTimes: times(),
      SetWorkingHours: { data: { setWorkingHours: data.physiotherapistTimes } },
    });
    await press('Change hours');
    const dialog = await dialogOf('Hours of Neha Kapoor');
    await userEvent.click(await dialog.findByLabelText('Hours of their own'));
    // They begin with the week of the clinic.
    expect(dialog.getByLabelText('Tuesday, hours 1: opens')).toHaveValue('08:00');
    fill(dialog, 'Tuesday, hours 1: opens', '16:00');
    fill(dialog, 'Tuesday, hours 1: closes', '00:00');
    await press('Save hours', dialog);
    await dialogsGone();
    const hours = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday) => ({
      weekday,
      hours:
        weekday === 'SUNDAY'
          ? []
          : [weekday === 'TUESDAY' ? { opens: '16:00', closes: '24:00' } : { opens: '08:00', closes: '18:00' }],
    }));
    expect(asked('SetWorkingHours')).toEqual([{ physiotherapistId: 't-neha', hours, version: 4 }]);
  });

  it('on no day are asked about before they are saved', async () => {
    const { data } = times();
    const asked = openMember({
      PhysiotherapistTimes: times({ workingHours: [] }),
      SetWorkingHours: { data: { setWorkingHours: data.physiotherapistTimes } },
    });
    await press('Change hours');
    const dialog = await dialogOf('Hours of Neha Kapoor');
    await dialog.findByLabelText(/^They work on no day of the week/);
    await press('Save hours', dialog);
    expect(await dialog.findByText('Add hours, or tick that they work on no day')).toBeVisible();
    expect(asked('SetWorkingHours')).toEqual([]);
    await press('Add hours', within(dialog.getByRole('region', { name: 'Monday' })));
    await waitFor(() => expect(dialog.queryByLabelText(/^They work on no day/)).toBeNull());
    await press('Remove Monday, hours 1', dialog);
    await userEvent.click(await dialog.findByLabelText(/^They work on no day of the week/));
    await press('Save hours', dialog);
    await dialogsGone();
    expect(asked('SetWorkingHours')).toMatchObject([{ hours: Array.from({ length: 7 }, () => ({ hours: [] })) }]);
  });

  it('go back to the clinic’s', async () => {
    const { data } = times();
    const asked = openMember({
      PhysiotherapistTimes: times({ workingHours: [] }),
      SetWorkingHours: { data: { setWorkingHours: data.physiotherapistTimes } },
    });
    await press('Change hours');
    const dialog = await dialogOf('Hours of Neha Kapoor');
    await userEvent.click(await dialog.findByLabelText("The clinic's hours"));
    await press('Save hours', dialog);
    await dialogsGone();
    expect(asked('SetWorkingHours')).toEqual([{ physiotherapistId: 't-neha', hours: null, version: 4 }]);
  });

  it('that a button gave to other days are asked about before they are thrown away, and so is a choice taken back', async () => {
    openMember({ PhysiotherapistTimes: times({ workingHours: [] }) });
    await press('Change hours');
    const dialog = await dialogOf('Hours of Neha Kapoor');
    await press('Copy Monday until Saturday', dialog);
    await press('Cancel', dialog);
    await press('Keep editing');
    await userEvent.click(await dialog.findByLabelText("The clinic's hours"));
    await press('Cancel', dialog);
    await press('Discard');
    await dialogsGone();
  });

  it('are of those who treat alone', async () => {
    const asked = openMember({}, [own], own.id);
    expect(await screen.findByRole('region', { name: 'Access' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Hours and leave' })).toBeNull();
    expect(asked('PhysiotherapistTimes')).toEqual([]);
  });

  it('that somebody else changed meanwhile are shown, what was typed stays, and is saved on that', async () => {
    let theirs = {};
    const asked = openMember({
      PhysiotherapistTimes: () => times({ version: 4, ...theirs }),
      SetWorkingHours: () => {
        const workingHours = [{ weekday: 'MONDAY', hours: [{ opens: '10:00', closes: '12:00' }] }];
        theirs = { version: 5, workingHours };
        return refusal('Somebody has changed this meanwhile.', 'CHANGED_MEANWHILE');
      },
    });
    await press('Change hours');
    const dialog = await dialogOf('Hours of Neha Kapoor');
    await userEvent.click(await dialog.findByLabelText('Hours of their own'));
    fill(dialog, 'Monday, hours 1: closes', '18:30');
    await press('Save hours', dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    const changes = dialog.getByRole('region', { name: 'Changed meanwhile' });
    expect(changes).toHaveTextContent("They work in: was the clinic's hours, is now hours of their own");
    expect(changes).toHaveTextContent('Monday: was nothing, is now 10:00 to 12:00');
    expect(dialog.getByLabelText('Monday, hours 1: closes')).toHaveValue('18:30');
    await press('Save hours', dialog);
    await waitFor(() => expect(asked('SetWorkingHours')).toHaveLength(2));
    expect(asked('SetWorkingHours').map((sent) => sent.version)).toEqual([4, 5]);
    expect(JSON.stringify(asked('SetWorkingHours').at(-1)?.['hours'])).toContain('18:30');
  });
});

describe('leave', () => {
  it('is entered, and what becomes of the sessions in it is told', async () => {
    const asked = openMember({
      PhysiotherapistTimes: times({ leave: [leave({ note: 'Diwali' })] }),
      AddLeave: {
        data: {
          addLeave: { __typename: 'EnteredLeave', affected: [waiting('a1', 'SCHEDULED'), waiting('a2', 'PENDING')] },
        },
      },
    });
    expect(await screen.findByText(/25 Nov 2026, 12:00 am.* until 26 Nov 2026, 12:00 am/)).toHaveTextContent('Diwali');
    await press('Add leave');
    const dialog = await dialogOf('Leave of Neha Kapoor');
    fill(dialog, 'Away from', '2026-12-01T00:00');
    fill(dialog, 'Until', '2026-12-05T00:00');
    await press('Add leave', dialog);
    expect(
      await screen.findByText(
        'The leave of Neha Kapoor was entered. 1 session in it waits for another physiotherapist. 1 pending session in it has nobody to treat now.',
      ),
    ).toBeVisible();
    const input = {
      physiotherapistId: 't-neha',
      from: '2026-12-01T00:00',
      until: '2026-12-05T00:00',
      affected: 'UNASSIGN',
    };
    expect(asked('AddLeave')).toEqual([{ input }]);
  });

  it('that overlaps another is refused beside the input, and nothing typed is lost', async () => {
    openMember({
      PhysiotherapistTimes: times(),
      AddLeave: refusal('Another leave lies in this time already.', 'ALREADY_EXISTS'),
    });
    await press('Add leave');
    const dialog = await dialogOf('Leave of Neha Kapoor');
    fill(dialog, 'Away from', '2026-12-01T00:00');
    fill(dialog, 'Until', '2026-12-05T00:00');
    await press('Add leave', dialog);
    expect(await dialog.findByText(/Another leave lies in this time already/)).toBeVisible();
    expect(dialog.getByLabelText('Away from')).toHaveValue('2026-12-01T00:00');
  });

  it('is taken back', async () => {
    const asked = openMember({
      PhysiotherapistTimes: times({ leave: [leave()] }),
      CancelLeave: { data: { cancelLeave: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Take back 25 Nov 2026/ }));
    expect(await screen.findByText('The leave was taken back. Sessions stay as they are.')).toBeVisible();
    expect(asked('CancelLeave')).toEqual([{ id: 'l1' }]);
  });
});

describe('leaving', () => {
  it('takes a last day, and says in a sentence what became of the sessions', async () => {
    const asked = openMember({
      Physiotherapists: { data: { physiotherapists: [] } },
      LeaveTeam: { data: { leaveTeam: { __typename: 'Departure', handedOver: 2, unassigned: 1, plans: [] } } },
    });
    await press('Enter last day');
    const dialog = await dialogOf('Neha Kapoor leaves');
    fill(dialog, 'Last day', '2099-11-30');
    await press('Enter last day', dialog);
    expect(
      await screen.findByText(
        'The last day of Neha Kapoor is 30 Nov 2099. 2 sessions went to the successor, 1 session waits for another physiotherapist.',
      ),
    ).toBeVisible();
    expect(asked('LeaveTeam')).toEqual([{ id: 'u-neha', lastDay: '2099-11-30', successorId: null }]);
  });

  it('is not entered twice; it can be taken back', async () => {
    const asked = openMember({}, [own, member({ lastDay: '2099-11-30' })]);
    expect(await screen.findByText('Leaves after 30 Nov 2099')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter last day' })).toBeNull();
    await press('Take the last day back');
    await press('They stay', await dialogOf('Take the last day back'));
    await dialogsGone();
    expect(asked('SetMemberDisabled')).toEqual([{ userId: 'u-neha', disabled: false }]);
  });

  it('those who left are shown when asked for', async () => {
    const left = member({ id: 'u-old', userId: 'u-old', fullName: 'Old Hand', lastDay: '2025-01-31', disabled: true });
    const asked = openTeam({
      Team: ({ includeLeft }) => ({ data: { staff: includeLeft ? [own, left] : [own] } }),
    });
    await screen.findByRole('row', { name: /Anita Verma/ });
    await press('Show those who left');
    expect(await screen.findByRole('row', { name: /Old Hand/ })).toHaveTextContent('Left after 31 Jan 2025');
    expect(asked('Team')).toEqual([{ includeLeft: false }, { includeLeft: true }]);
  });
});

describe('role', () => {
  it('becomes another one, and nobody is signed out for the one that they have', async () => {
    const asked = openMember({ SetMemberType: { data: { setUserType: { __typename: 'User', id: 'u-neha' } } } });
    await press('Change role');
    const dialog = await dialogOf('Role of Neha Kapoor');
    await press('Change role', dialog);
    expect(await dialog.findByText('Choose another role')).toBeVisible();
    expect(asked('SetMemberType')).toEqual([]);
    await userEvent.click(dialog.getByLabelText('Doctor'));
    await press('Change role', dialog);
    expect(await screen.findByText('Neha Kapoor is in the team as doctor now.')).toBeVisible();
    expect(asked('SetMemberType')).toEqual([{ userId: 'u-neha', userType: 'DOCTOR' }]);
  });

  it('of the last admin stays, which is said in the dialog', async () => {
    openMember({ SetMemberType: refusal('This is the last admin who can sign in.', 'WRONG_STATE') }, [
      own,
      member({ userType: 'ADMIN' }),
    ]);
    await press('Change role');
    const dialog = await dialogOf('Role of Neha Kapoor');
    await userEvent.click(dialog.getByLabelText('Doctor'));
    await press('Change role', dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last admin who can sign in.');
  });
});
