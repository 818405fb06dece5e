import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const { admin } = accounts;

function open() {
  return renderRoute(
    '/admin/profile',
    fakeServer({ Me: { data: { me: admin } }, AdminProfile: { data: { me: { ...admin, pendingNumber: null } } } }),
  );
}
const fullName = () => screen.findByLabelText('Full name');
const leave = async () => userEvent.click(screen.getByRole('link', { name: 'Payment' }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('who leaves by a link is asked before what was typed is thrown away', async () => {
  const router = open();
  await userEvent.type(await fullName(), ' B');
  await leave();
  await answer('Keep editing');
  await dialogsGone();
  expect(router.state.location.pathname).toBe('/admin/profile');
  expect(await fullName()).toHaveValue('Anita Verma B');
  await leave();
  await answer('Discard');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/payment'));
});

it('who has typed nothing is not asked', async () => {
  const router = open();
  await fullName();
  await leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/payment'));
});
