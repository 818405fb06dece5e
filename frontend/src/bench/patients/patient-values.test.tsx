import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, recordIs, value } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const ofValues = '/physio/patients/p1?part=values';
const saved = { data: { recordValues: [value()] } };

async function open(answers: Parameters<typeof openPatient>[0] = {}, changes: object = {}) {
  const { asked } = openPatient({ BenchPatient: recordIs({ values: [value()], ...changes }), ...answers }, ofValues);
  await card('What was measured');
  return { asked };
}
async function enter() {
  await userEvent.click(await screen.findByRole('button', { name: 'Enter values' }));
  return within(await screen.findByRole('dialog', { name: 'Enter values' }));
}

describe('the values of a patient without a plan (bench §4)', () => {
  it('are listed with what was taken back, and entered in one request beside the last ones', async () => {
    const { asked } = await open({ RecordValues: saved }, { plan: null });
    const dialog = await enter();
    await userEvent.click(dialog.getByRole('button', { name: /^Last: 75°.*Take over: Knee bend, right/ }));
    await userEvent.clear(dialog.getByLabelText(/^Knee bend/));
    await userEvent.type(dialog.getByLabelText(/^Knee bend/), '82.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save values' }));
    expect(await screen.findByText('The value was saved.')).toBeVisible();
    expect(asked('RecordValues')).toEqual([
      {
        patientId: 'p1',
        values: [{ measure: 'KNEE_FLEXION', value: 82.5, side: 'RIGHT', mode: 'ACTIVE', method: 'TYPED' }],
        key: expect.any(String),
      },
    ]);
    await waitFor(() => expect(asked('PatientValues')).toHaveLength(2));
  });

  it('are sent with the same key after a failure, and with another one when they were changed', async () => {
    let isRefused = true;
    const { asked } = await open({
      RecordValues: () => (isRefused ? refusal('Something went wrong.', 'INTERNAL') : saved),
    });
    const dialog = await enter();
    const field = dialog.getByLabelText(/^Knee bend/);
    const save = async () => userEvent.click(dialog.getByRole('button', { name: 'Save values' }));
    await userEvent.type(field, '82');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The values could not be saved');
    await save();
    await waitFor(() => expect(asked('RecordValues')).toHaveLength(2));
    isRefused = false;
    await userEvent.type(field, '.5');
    await save();
    await waitFor(() => expect(asked('RecordValues')).toHaveLength(3));
    const [first, second, third] = asked('RecordValues').map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('are read, and neither entered nor taken back, by who may not', async () => {
    await open({}, { reach: 'DOCTOR' });
    expect(await screen.findByText('Knee bend, right, by the patient alone: 75°')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter values' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  it('are entered by the doctor of the plan, too', async () => {
    openPatient(
      { Me: { data: { me: accounts.doctor } }, BenchPatient: recordIs({ reach: 'DOCTOR', values: [] }) },
      '/doctor/patients/p1?part=values',
    );
    const dialog = await enter();
    expect(dialog.getByRole('combobox', { name: 'Add a value' })).toBeEnabled();
  });
});
