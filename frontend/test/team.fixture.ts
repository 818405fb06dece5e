import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberRowFragment } from '../src/admin/team/gql/generated';
import { fakeServer } from './fake-server';
import { accounts, renderRoute } from './render-route';

/** Somebody of the team: a physiotherapist with an account, unless it says otherwise. */
export const member = (changes: Partial<MemberRowFragment> = {}) => ({
  __typename: 'StaffMember',
  id: 'u-neha',
  userId: 'u-neha',
  userType: 'PHYSIOTHERAPIST' as const,
  fullName: 'Neha Kapoor',
  mobileNumber: '+919876543211',
  specialization: 'Sports',
  registrationNumber: null,
  physiotherapistId: 't-neha',
  disabled: false,
  lastDay: null,
  lastLogin: '2026-11-18T11:00:00.000Z',
  hasAuthenticator: false,
  hasPasskey: false,
  sessionsAhead: 3,
  version: 2,
  ...changes,
});
/** The admin whose console it is. */
export const own = member({
  id: accounts.admin.id,
  userId: accounts.admin.id,
  userType: 'ADMIN',
  fullName: 'Anita Verma',
  mobileNumber: '+919876543210',
  specialization: null,
  physiotherapistId: null,
  sessionsAhead: 0,
});
export const withoutAccount = member({
  id: 't-farah',
  userId: null,
  physiotherapistId: 't-farah',
  fullName: 'Farah Khan',
  mobileNumber: null,
  lastLogin: null,
  sessionsAhead: 0,
});

/** The list of a team that stays as it is; or another page of the team. */
export function openTeam(
  answers: Parameters<typeof fakeServer>[0] = {},
  rows = [own, withoutAccount, member()],
  path = '/admin/team',
) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Team: { data: { staff: rows } },
    PlansLeft: { data: { plansLeft: [] } },
    RegisterStaff: { data: { registerStaff: member({ id: 'u-new', fullName: 'Ravi Kumar' }) } },
    UpdateStaff: { data: { updateStaff: member({ fullName: 'Neha Singh', version: 3 }) } },
    SetMemberDisabled: { data: { setAccountDisabled: { __typename: 'User', id: 'u-neha' } } },
    EndSessionsOfMember: { data: { endSessionsOf: 2 } },
    ...answers,
  });
  renderRoute(path, server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

/** The page of a member, Neha Kapoor unless it says otherwise. */
export const openMember = (answers: Parameters<typeof fakeServer>[0] = {}, rows?: Rows, id = 'u-neha') =>
  openTeam(
    { PhysiotherapistTimes: times(), Physiotherapists: { data: { physiotherapists: [] } }, ...answers },
    rows,
    `/admin/team/${id}`,
  );

type Rows = Parameters<typeof openTeam>[1];

/** Hours and leave of Neha Kapoor: the clinic's, and none. */
export const times = (changes: object = {}) => ({
  data: {
    physiotherapistTimes: {
      __typename: 'PhysiotherapistTimes',
      physiotherapistId: 't-neha',
      workingHours: null,
      leave: [],
      version: 4,
      ...changes,
    },
  },
});

export const press = async (name: string, inside: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await inside.findByRole('button', { name }));
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
