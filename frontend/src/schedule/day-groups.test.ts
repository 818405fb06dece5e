import { expect, it } from 'vitest';
import { dayGroups } from './day-groups';
import { appointmentRow, neha } from '../../test/appointments.fixture';

it('groups by physiotherapist in the order of names, those without one last, each in the order of time', () => {
  const ankit = { id: 't9', name: 'Ankit Sharma' };
  const rachna = { id: 't0', name: 'Rachna Tewari' };
  const sessions = [
    appointmentRow({ id: 'a1' }),
    appointmentRow({ id: 'a2', physiotherapist: neha }),
    appointmentRow({ id: 'a3', physiotherapist: ankit }),
    appointmentRow({ id: 'a4', physiotherapist: neha }),
    appointmentRow({ id: 'a5', physiotherapist: rachna }),
  ];
  expect(dayGroups(sessions).map(({ name, sessions: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Ankit Sharma', ['a3']],
    ['Neha Kapoor', ['a2', 'a4']],
    ['Rachna Tewari', ['a5']],
    ['Not assigned', ['a1']],
  ]);
});

it('has no groups on an empty day', () => expect(dayGroups([])).toEqual([]));
