import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import type { MemberRowFragment } from './gql/generated';
import type { Column } from '#src/ui/lists/DataTable';
import { Stack } from '#src/ui/layout/Stack';
import { numberText } from '#src/values/number-text';
import { formatPhone } from '#src/values/phone-number';
import { MemberStatusWord } from './MemberStatusWord';
import { typeLabels } from './team-labels';

type Doing = (member: MemberRowFragment) => void;

interface Actions {
  /** The signed-in admin, who cannot switch off their own account. */
  readonly ownId: string | undefined;
  readonly onEdit: Doing;
  readonly onGiveAccount: Doing;
  readonly onSwitch: Doing;
  readonly onSignOut: Doing;
  /** Opens the dialog of a member's hours, leave, role or departure. */
  readonly onPlace: (member: MemberRowFragment, what: 'hours' | 'leave' | 'role' | 'departure' | 'stay') => void;
}

interface ButtonsProps {
  readonly member: MemberRowFragment;
  readonly actions: Actions;
}

function Buttons({ member, actions }: ButtonsProps) {
  const { ownId, onEdit, onGiveAccount, onSwitch, onSignOut } = actions;
  const { fullName, userId, disabled } = member;
  return (
    <Stack row gap={2}>
      <Button aria-label={`Edit ${fullName}`} onClick={() => onEdit(member)}>
        Edit
      </Button>
      <PlaceButtons member={member} actions={actions} />
      {!userId && (
        <Button aria-label={`Give account to ${fullName}`} onClick={() => onGiveAccount(member)}>
          Give account
        </Button>
      )}
      {userId && userId !== ownId && (
        <>
          {!disabled && (
            <Button aria-label={`Sign out ${fullName} everywhere`} onClick={() => onSignOut(member)}>
              Sign out
            </Button>
          )}
          <Button
            aria-label={`Switch ${disabled ? 'on' : 'off'} ${fullName}`}
            danger={!disabled}
            onClick={() => onSwitch(member)}
          >
            {disabled ? 'Switch on' : 'Switch off'}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Hours and leave of a physiotherapist; role and last day of all except the signed-in admin. */
function PlaceButtons({ member, actions: { ownId, onPlace } }: ButtonsProps) {
  const { fullName, userId, physiotherapistId, lastDay, disabled } = member;
  const isOwn = userId !== null && userId === ownId;
  return (
    <>
      {physiotherapistId && (
        <>
          <Button aria-label={`Hours of ${fullName}`} onClick={() => onPlace(member, 'hours')}>
            Hours
          </Button>
          <Button aria-label={`Leave of ${fullName}`} onClick={() => onPlace(member, 'leave')}>
            Leave
          </Button>
        </>
      )}
      {userId && !isOwn && (
        <Button aria-label={`Role of ${fullName}`} onClick={() => onPlace(member, 'role')}>
          Role
        </Button>
      )}
      {!isOwn && !lastDay && (
        <Button aria-label={`Departure of ${fullName}`} onClick={() => onPlace(member, 'departure')}>
          Departure
        </Button>
      )}
      {userId && lastDay && !disabled && (
        <Button aria-label={`${fullName} stays`} onClick={() => onPlace(member, 'stay')}>
          Stays
        </Button>
      )}
    </>
  );
}

/** Columns of the team. Related values share a column, to leave room for the buttons. */
export const teamColumns: readonly Column<MemberRowFragment, Actions>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ fullName, mobileNumber }) => (
      <>
        <strong>{fullName || 'N/A'}</strong>
        <br />
        <small>{mobileNumber ? formatPhone(mobileNumber) : 'No number'}</small>
      </>
    ),
  },
  {
    title: 'Role',
    kind: 'text',
    cell: ({ userType, specialization }) => (
      <>
        {typeLabels[userType]}
        <br />
        {userType !== 'ADMIN' && <small>{specialization ?? 'No specialization'}</small>}
      </>
    ),
  },
  {
    title: 'Sessions ahead',
    kind: 'number',
    cell: ({ physiotherapistId, sessionsAhead }) => (physiotherapistId ? numberText(sessionsAhead) : '–'),
  },
  {
    title: 'Last sign-in',
    kind: 'line',
    cell: ({ lastLogin }) => (lastLogin ? <time dateTime={lastLogin}>{dayText(lastLogin)}</time> : 'Never'),
  },
  { title: 'Status', kind: 'line', cell: (member) => <MemberStatusWord member={member} /> },
  { title: 'Actions', kind: 'actions', cell: (member, actions) => <Buttons member={member} actions={actions} /> },
];
