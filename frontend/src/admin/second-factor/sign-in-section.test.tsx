import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openClinicPage, part } from '../../../test/clinic.fixture';
import { refusal } from '../../../test/fake-server';

const rule = (...secondFactorRoles: string[]) => ({ data: { secondFactorRoles } });

it('requires a second factor of the chosen roles, after it said whom that signs out', async () => {
  const states = [rule('DOCTOR'), rule('ADMIN')];
  const { asked } = openClinicPage(
    {
      SecondFactorRoles: () => states.shift() ?? rule('ADMIN'),
      RequireSecondFactor: { data: { requireSecondFactor: ['ADMIN'] } },
    },
    'signIn',
  );
  const card = await part('Second factor');
  expect(await card.findByLabelText('Doctors')).toBeChecked();
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(card.getByLabelText('Doctors'));
  expect(screen.queryByText(/signed out at once/)).toBeNull();
  await userEvent.click(card.getByLabelText('Admins'));
  expect(card.getByText(/signed out at once.*This applies to you, too/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('RequireSecondFactor')).toEqual([{ roles: ['ADMIN'] }]));
  expect(await screen.findByText('The rule was saved. All admins are told.')).toBeVisible();
  await waitFor(() => expect(card.getByLabelText('Admins')).toBeChecked());
});

it('says that the rule was not saved', async () => {
  openClinicPage({ SecondFactorRoles: rule(), RequireSecondFactor: refusal('No.', 'FORBIDDEN') }, 'signIn');
  const card = await part('Second factor');
  await userEvent.click(await card.findByLabelText('Front desk'));
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByRole('alert')).toHaveTextContent('The rule was not saved');
});
