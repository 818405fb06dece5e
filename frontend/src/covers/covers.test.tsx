import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const named = (id: string, name: string) => ({ __typename: 'AppointmentPhysiotherapist', id, name });
const cover = {
  __typename: 'Cover',
  id: 'c1',
  absent: named('t1', 'Kavya Rao'),
  by: named('t2', 'Neha Kapoor'),
  from: '2026-11-21',
  until: '2026-11-23',
};
const team = [named('t1', 'Kavya Rao'), named('t2', 'Neha Kapoor')].map((one) => ({
  ...one,
  __typename: 'Physiotherapist',
  specialization: 'Sports',
  scheduledSessions: 0,
  onLeave: false,
}));

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Physiotherapists: { data: { physiotherapists: team } },
    ...answers,
  });
  renderRoute('/admin/covers', server);
  return (operation: string) => server.calls.filter((call) => call.operation === operation);
}
const choose = async (label: string, name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  // The closed list of the other select is in the document, too.
  const option = (await screen.findAllByTitle(name)).at(-1);
  if (option) await userEvent.click(option);
};

it('lists who stands in for whom until when, and ends a cover once that is confirmed', async () => {
  let covers = [cover];
  const asked = open({
    Covers: () => ({ data: { covers } }),
    EndCover: () => {
      covers = [];
      return { data: { endCover: true } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End the cover of Kavya Rao by Neha Kapoor' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(asked('EndCover')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'End the cover of Kavya Rao by Neha Kapoor' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End the cover' }));
  expect(await screen.findByText('Neha Kapoor stands in for Kavya Rao no more.')).toBeVisible();
  expect(asked('EndCover')[0]?.variables).toEqual({ id: 'c1' });
  expect(await screen.findByText('Nobody stands in for anybody.')).toBeVisible();
});

it('enters a cover, and keeps what was chosen when the server refuses it', async () => {
  let isRefused = true;
  const asked = open({
    Covers: { data: { covers: [] } },
    AddCover: () =>
      isRefused
        ? refusal('The same physiotherapist covers on some of these days already.', 'ALREADY_EXISTS')
        : { data: { addCover: cover } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New cover' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Enter the cover' }));
  expect(await dialog.findByText('Choose who is away')).toBeVisible();
  expect(asked('AddCover')).toEqual([]);
  await choose('Who is away', 'Kavya Rao');
  await choose('Who stands in', 'Neha Kapoor');
  await userEvent.click(dialog.getByRole('button', { name: 'Enter the cover' }));
  expect(await screen.findByText(/covers on some of these days already/)).toBeVisible();
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Enter the cover' }));
  await waitFor(() => expect(asked('AddCover')).toHaveLength(2));
  expect(asked('AddCover')[1]?.variables).toEqual({
    input: { absentId: 't1', byId: 't2', from: expect.any(String), until: expect.any(String) },
  });
  expect(await screen.findByText(/Neha Kapoor stands in for Kavya Rao until/)).toBeVisible();
});
