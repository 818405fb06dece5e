import { expect, it } from 'vitest';
import { roleOf, userInState } from './role';

it.each([
  [{ userType: 'ADMIN' }, 'admin'],
  [{ userType: 'patient' }, 'patient'],
  [{ role: 'user' }, 'user'],
  [{ userType: 'RECEPTION' }, 'reception'],
  [{ userType: 'PATIENT', role: 'admin' }, 'patient'],
  [{ userType: 'OWNER' }, undefined],
  [{}, undefined],
])('reads the role of %o from userType or role: %s', (user, role) => {
  expect(roleOf(user)).toBe(role);
});

it.each([null, undefined, 'user', { user: null }, { user: 'admin' }, {}])('finds no user in the state %o', (state) => {
  expect(userInState(state)).toBeNull();
});
