import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { dialogOf, member, openMember, openTeam, own, press, times, withoutAccount } from '../../../test/team.fixture';

const type = async (dialog: ReturnType<typeof within>, label: string, text: string) => {
  await userEvent.clear(dialog.getByLabelText(label));
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
};

describe('the team', () => {
  it('is a table with role, number, training, sessions ahead, last sign-in, and whether one can sign in', async () => {
    openTeam();
    const neha = await screen.findByRole('row', { name: /Neha Kapoor/ });
    expect(neha).toHaveTextContent(/Neha Kapoor\+91 98765 43211PhysiotherapistSports318 Nov 2026 ?Can sign in/);
    expect(screen.getByRole('row', { name: /Farah Khan/ })).toHaveTextContent(
      /Farah KhanNo numberPhysiotherapistSports0Never ?No account/,
    );
    expect(screen.getByText('3 members')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: /Pages/ })).toBeNull();
  });

  it('says who is switched off', async () => {
    openTeam({}, [own, member({ disabled: true })]);
    const neha = await screen.findByRole('row', { name: /Neha Kapoor/ });
    expect(neha).toHaveTextContent('Switched off');
  });

  it('has one Manage a row, which leads to the page of the member', async () => {
    openTeam();
    const row = within(await screen.findByRole('row', { name: /Neha Kapoor/ }));
    expect(row.queryAllByRole('button')).toEqual([]);
    expect(row.getByRole('link', { name: 'Manage Neha Kapoor' })).toHaveAttribute('href', '/admin/team/u-neha');
    expect(screen.getByRole('link', { name: 'Manage Farah Khan' })).toHaveAttribute('href', '/admin/team/t-farah');
  });

  it('that cannot be read says so and is asked for again', async () => {
    const answers = [new TypeError('Failed to fetch'), { data: { staff: [own] } }];
    openTeam({ Team: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the team');
    await press('Try again');
    expect(await screen.findByRole('row', { name: /Anita Verma/ })).toBeVisible();
  });
});

describe('the page of a member', () => {
  const buttons = async (card: string) =>
    within(await screen.findByRole('region', { name: card }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('has details, hours and leave, and access, each with what can be done there', async () => {
    openMember({
      PhysiotherapistTimes: times({
        workingHours: [{ weekday: 'MONDAY', hours: [{ opens: '09:00', closes: '13:00' }] }],
      }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Neha Kapoor' })).toBeVisible();
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(details).toHaveTextContent('+91 98765 43211RolePhysiotherapistSpecializationSportsRegistration numberNone');
    expect(await screen.findByText('09:00 to 13:00')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Hours and leave' })).toHaveTextContent('Sessions ahead3');
    expect(screen.getByText('No leave is entered.')).toBeVisible();
    const access = screen.getByRole('region', { name: 'Access' });
    expect(access).toHaveTextContent('Signs in as physiotherapistLast sign-in18 Nov 2026Last dayNone entered');
    expect(await buttons('Details')).toEqual(['Edit']);
    expect(await buttons('Hours and leave')).toEqual(['Change hours', 'Add leave']);
    expect(await buttons('Access')).toEqual([
      'Change role',
      'Send invitation again',
      'Sign out everywhere',
      'Enter last day',
      'Switch off',
    ]);
  });

  it.each([
    ['has no account', 't-farah', withoutAccount, ['Give account', 'Enter last day']],
    ['is switched off', 'u-neha', member({ disabled: true }), ['Change role', 'Enter last day', 'Switch on']],
    [
      'leaves',
      'u-neha',
      member({ lastDay: '2099-11-30' }),
      ['Change role', 'Send invitation again', 'Sign out everywhere', 'Take the last day back', 'Switch off'],
    ],
  ])('offers what fits a member who %s', async (_, id, one, expected) => {
    openMember({}, [own, one], id);
    expect(await buttons('Access')).toEqual(expected);
  });

  it('offers nobody to end their own access', async () => {
    openMember({}, undefined, own.id);
    const access = within(await screen.findByRole('region', { name: 'Access' }));
    expect(access.queryAllByRole('button')).toEqual([]);
    expect(access.getByText(/^This is you/)).toBeVisible();
  });

  it('says that nobody has this address, and leads to the team', async () => {
    openMember({}, undefined, 'somebody-else');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody of the team has this address.');
    expect(screen.getByRole('link', { name: 'the team' })).toHaveAttribute('href', '/admin/team');
  });

  it('stays open where a physiotherapist is given an account, whose id is the member’s from then on', async () => {
    openMember(
      {},
      [own, member({ id: 'u-new', userId: 'u-new', physiotherapistId: 't-farah', fullName: 'Farah Khan' })],
      't-farah',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Farah Khan' })).toBeVisible();
  });
});

describe('adding', () => {
  it('needs what the role needs', async () => {
    const asked = openTeam();
    await press('Add to the team');
    const dialog = await dialogOf('Add to the team');
    await press('Add', dialog);
    expect(await dialog.findByText('Specialization is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Admin' }));
    await waitFor(() => expect(dialog.queryByLabelText('Specialization')).toBeNull());
    await type(dialog, 'Full name', 'Ravi Kumar');
    await type(dialog, 'Mobile number', '098765-43212');
    await press('Add', dialog);
    expect(await screen.findByText('Ravi Kumar can sign in now.')).toBeVisible();
    await dialogsGone();
    expect(asked('RegisterStaff')).toEqual([
      { input: { userType: 'ADMIN', fullName: 'Ravi Kumar', phoneNumber: '9876543212' } },
    ]);
    await waitFor(() => expect(asked('Team')).toHaveLength(2));
  });

  it('says beside the number that it is taken, and keeps what was typed', async () => {
    const taken = 'This phone number already has an account of that kind.';
    openTeam({
      RegisterStaff: {
        errors: [{ message: taken, extensions: { code: 'ALREADY_EXISTS', fields: { phoneNumber: taken } } }],
      },
    });
    await press('Add to the team');
    const dialog = await dialogOf('Add to the team');
    await type(dialog, 'Full name', 'Ravi Kumar');
    await type(dialog, 'Mobile number', '9876543211');
    await type(dialog, 'Specialization', 'Spine');
    await press('Add', dialog);
    expect(await dialog.findByText(taken)).toBeVisible();
    expect(dialog.getByLabelText('Full name')).toHaveValue('Ravi Kumar');
  });

  it('gives a physiotherapist of the list an account', async () => {
    const asked = openMember({}, undefined, 't-farah');
    await press('Give account');
    const dialog = await dialogOf('Give Farah Khan an account');
    await type(dialog, 'Mobile number', '9876543213');
    await press('Give account', dialog);
    await dialogsGone();
    expect(asked('RegisterStaff')).toEqual([
      {
        input: {
          userType: 'PHYSIOTHERAPIST',
          fullName: 'Farah Khan',
          phoneNumber: '9876543213',
          specialization: 'Sports',
          physiotherapistId: 't-farah',
        },
      },
    ]);
  });
});

describe('changing', () => {
  it('sends what was changed and nothing else, of the version that was read', async () => {
    const asked = openMember();
    await press('Edit');
    const dialog = await dialogOf('Edit Neha Kapoor');
    await type(dialog, 'Full name', 'Neha Singh');
    await type(dialog, 'Mobile number', '+91 98765-43211');
    await type(dialog, 'Registration number (optional)', 'UP 77');
    await press('Save changes', dialog);
    expect(await screen.findByText('Neha Singh was saved.')).toBeVisible();
    await dialogsGone();
    expect(asked('UpdateStaff')).toEqual([
      { id: 'u-neha', version: 2, input: { fullName: 'Neha Singh', registrationNumber: 'UP 77' } },
    ]);
  });

  it('sends a new number', async () => {
    const asked = openMember();
    await press('Edit');
    const dialog = await dialogOf('Edit Neha Kapoor');
    await type(dialog, 'Mobile number', '9876543219');
    await press('Save changes', dialog);
    await dialogsGone();
    expect(asked('UpdateStaff')).toEqual([{ id: 'u-neha', version: 2, input: { phoneNumber: '9876543219' } }]);
  });

  it('leaves one’s own number to the profile', async () => {
    openMember({}, undefined, own.id);
    await press('Edit');
    const other = await dialogOf('Edit Anita Verma');
    expect(other.queryByLabelText('Mobile number')).toBeNull();
    expect(other.queryByLabelText('Specialization')).toBeNull();
  });
});

describe('switching off', () => {
  it('asks first, and reads the team again', async () => {
    const asked = openMember();
    await press('Switch off');
    const dialog = await dialogOf('Switch off');
    expect(dialog.getByText(/signed out everywhere at once.*booked stay as they are/)).toBeInTheDocument();
    await press('Switch off', dialog);
    expect(await screen.findByText('Neha Kapoor was switched off.')).toBeVisible();
    await dialogsGone();
    expect(asked('SetMemberDisabled')).toEqual([{ userId: 'u-neha', disabled: true }]);
    await waitFor(() => expect(asked('Team')).toHaveLength(2));
  });

  it('keeps the last admin and says why', async () => {
    openMember(
      {
        SetMemberDisabled: refusal(
          'This is the last admin who can sign in. Please make another admin first.',
          'WRONG_STATE',
        ),
      },
      [own, member({ userType: 'ADMIN' })],
    );
    await press('Switch off');
    const dialog = await dialogOf('Switch off');
    await press('Switch off', dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Failed to switch off. This is the last admin/);
  });

  it('switches on again', async () => {
    const asked = openMember({}, [own, member({ disabled: true })]);
    await press('Switch on');
    await press('Switch on', await dialogOf('Switch on'));
    await dialogsGone();
    expect(asked('SetMemberDisabled')).toEqual([{ userId: 'u-neha', disabled: false }]);
  });

  it.each([
    ['authenticator', { hasAuthenticator: true }, 'Authenticator app'],
    ['passkey', { hasPasskey: true }, 'Passkey'],
  ])('resets the second factors of who has a lost %s', async (_what, factors, shown) => {
    const asked = openMember({ ResetFactors: { data: { resetFactors: true } } }, [own, member(factors)]);
    await press('Reset second factors');
    expect(screen.getByText(shown)).toBeVisible();
    await press('Reset', await dialogOf('Reset second factors'));
    await waitFor(() => expect(asked('ResetFactors')).toEqual([{ userId: 'u-neha' }]));
    expect(await screen.findByText('The second factors of Neha Kapoor were reset.')).toBeVisible();
  });

  it('sends the invitation again, and says to which number and when, or why not', async () => {
    const invitation = { __typename: 'Message', id: 'm', to: '+919876543210', createdAt: '2026-11-18T16:00:00.000Z' };
    const answers = [
      { data: { inviteMember: { ...invitation, sendAfter: '2026-11-19T02:30:00.000Z' } } },
      refusal('At most 3 invitations can be sent to a person in a day.', 'LIMIT_REACHED'),
    ];
    const asked = openMember({ InviteMember: () => answers.shift() ?? new Error('asked too often') });
    await press('Send invitation again');
    const sent = 'The invitation goes to +91 98765 43210 at the end of the quiet time, 19 Nov 2026, 8:00 am IST.';
    expect(await screen.findByText(sent)).toBeVisible();
    await press('Send invitation again');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'At most 3 invitations can be sent to a person in a day.',
    );
    expect(asked('InviteMember')).toEqual([{ id: 'u-neha' }, { id: 'u-neha' }]);
  });

  it('signs somebody out everywhere', async () => {
    const asked = openMember();
    await press('Sign out everywhere');
    await press('Sign out', await dialogOf('Sign out everywhere'));
    expect(await screen.findByText('Neha Kapoor was signed out everywhere.')).toBeVisible();
    await dialogsGone();
    expect(asked('EndSessionsOfMember')).toEqual([{ userId: 'u-neha' }]);
  });
});
