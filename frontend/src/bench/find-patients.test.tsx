import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openBench } from '../../test/bench.fixture';
import { openPatient, ownPatients, recordIs } from '../../test/patient-care.fixture';
import { accounts } from '../../test/render-route';
import { isFindable } from './find-source';

const stub = (name: string, reach: string) => ({
  __typename: 'PatientStub',
  id: `id of ${name}`,
  number: 'PT-000007',
  name,
  age: 62,
  reach,
});
const found = { data: { findPatients: [stub('Sunita Devi', 'TREATS'), stub('Sunita Yadav', 'NONE')] } };
const opened = { data: { openRecord: { __typename: 'BenchPatient', reach: 'OPENED', reachUntil: null } } };

it.each([
  ['Su', false],
  ['Sun', true],
  ['सुनीता', true],
  ['PT-7', true],
  ['98123', false],
  ['98123 45678', true],
  ['+91 98123 45678', true],
  ['', false],
])('"%s" is enough to find somebody: %s (bench §2)', (text, isEnough) => {
  expect(isFindable(text)).toBe(isEnough);
});

describe('the search of a physiotherapist (bench §2)', () => {
  it('opens by "/", finds anybody by three letters, and leads to whom one sees', async () => {
    const { router, asked } = openBench('/physio', { FindPatients: found });
    await screen.findByText('No sessions.');
    await userEvent.keyboard('/');
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'Su{Enter}');
    expect(await screen.findByText(/^Type: three letters/)).toBeVisible();
    expect(asked('FindPatients')).toEqual([]);
    await userEvent.type(input, 'n');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Sunita Devi62 years, PT-000007, You treat',
      'Sunita Yadav62 years, PT-000007, Not your patient',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/physio/patients/PT-000007'));
  });

  it('asks for a reason before it opens a record beyond reach', async () => {
    const { router, asked } = openBench('/physio', { FindPatients: found, OpenRecord: opened });
    await screen.findByText('No sessions.');
    await userEvent.keyboard('/');
    await userEvent.type(await screen.findByRole('combobox'), 'Sunita');
    await userEvent.click(await screen.findByRole('option', { name: /^Sunita Yadav/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open with a reason' }));
    expect(router.state.location.pathname).toBe('/physio');
    expect(dialog.getByText('Sunita Yadav')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Fell in the waiting room');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the record' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/physio/patients/id of Sunita Yadav'));
    expect(asked('OpenRecord')).toEqual([{ patientId: 'id of Sunita Yadav', reason: 'Fell in the waiting room' }]);
  });
});

describe('finding another patient (bench §2)', () => {
  it('asks once, on request, and opens who is beyond reach with a reason', async () => {
    const { router, asked } = openPatient(
      { FindPatients: found, OpenRecord: opened, BenchPatient: recordIs({ reach: 'OPENED' }) },
      '/physio/patients',
    );
    const card = within(await screen.findByRole('region', { name: 'Find another patient' }));
    const input = card.getByLabelText('Name, PT number or phone');
    await userEvent.type(input, 'Su');
    await userEvent.click(card.getByRole('button', { name: 'Find' }));
    expect(await card.findByRole('alert')).toHaveTextContent(/^Type: three letters of a name/);
    await userEvent.type(input, 'nita{Enter}');
    expect(await card.findByRole('link', { name: 'Open Sunita Devi' })).toHaveAttribute(
      'href',
      '/physio/patients/PT-000007',
    );
    expect(asked('FindPatients')).toEqual([{ text: 'Sunita' }]);
    await userEvent.click(card.getByRole('button', { name: 'Open with a reason: Sunita Yadav' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'Fell in the waiting room');
    await userEvent.click(screen.getByRole('button', { name: 'Open the record' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/physio/patients/PT-000007'));
  });

  it('says when nobody is found', async () => {
    openPatient({ FindPatients: { data: { findPatients: [] } } }, '/physio/patients');
    await userEvent.type(await screen.findByLabelText('Name, PT number or phone'), 'Nobody{Enter}');
    expect(await screen.findByText(/^Nobody was found/)).toBeVisible();
  });
});

it('the search of a doctor finds their own patients alone', async () => {
  const line = {
    __typename: 'BenchPatientLine',
    patient: { __typename: 'Patient', id: 'p1', patientId: 'PT-000001', name: 'Asha', age: 40 },
    reach: 'DOCTOR',
  };
  const { router, asked } = openPatient(
    {
      Me: { data: { me: accounts.doctor } },
      Protocols: { data: { protocols: [] } },
      FindOwnPatients: ownPatients([line]),
    },
    '/doctor',
  );
  await screen.findByRole('heading', { level: 1, name: 'Patients' });
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name or PT number' }), 'As{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctor/patients/PT-000001'));
  expect(asked('FindOwnPatients')).toEqual([{ text: 'As' }]);
});
