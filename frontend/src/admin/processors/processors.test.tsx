import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const row = (name: string, rest: object = {}): object => ({
  __typename: 'DataProcessor',
  id: null,
  part: 'sms:exotel:api.in.exotel.com',
  isInUse: true,
  name,
  purposes: 'Sends text messages',
  categories: 'Mobile number',
  storagePlace: 'api.exotel.com',
  retention: '',
  contractOn: null,
  endsOn: null,
  version: null,
  ...rest,
});
const configured = row('Exotel (text messages)');
const entry = row('Laundry', { id: 'e1', part: null, isInUse: null, version: 3, contractOn: '2026-01-01' });

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, ...answers });
  renderRoute('/admin/processors', server);
  return () => server.calls.filter(({ operation }) => operation === 'SaveDataProcessor').map((call) => call.variables);
}
const dialogOf = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

it('says what is configured and not entered yet, and enters it in place of its row', async () => {
  let dataProcessors = [configured, entry];
  const saved = open({
    DataProcessors: () => ({ data: { dataProcessors } }),
    SaveDataProcessor: () => {
      dataProcessors = [row('Exotel (text messages)', { id: 'e2', version: 1, retention: '90 days' }), entry];
      return { data: { saveDataProcessor: dataProcessors[0] } };
    },
  });
  const known = (await screen.findByText('Exotel (text messages)')).closest('tr') as HTMLElement;
  expect(known).toHaveTextContent(/Not entered.*Retention: not entered.*In use, not entered yet/);
  expect(screen.getByText('Laundry').closest('tr')).toHaveTextContent(/Since 1 Jan 2026.*Entered by the clinic/);
  const dialog = await dialogOf('Enter Exotel (text messages)');
  expect(dialog.getByRole('textbox', { name: 'Place of storage' })).toHaveValue('api.exotel.com');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Retention (optional)' }), '90 days');
  await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText('Retention: 90 days')).toBeVisible();
  expect(saved()).toEqual([
    {
      input: {
        part: 'sms:exotel:api.in.exotel.com',
        name: 'Exotel (text messages)',
        purposes: 'Sends text messages',
        categories: 'Mobile number',
        storagePlace: 'api.exotel.com',
        retention: '90 days',
        contractOn: null,
        endsOn: null,
      },
    },
  ]);
});

it('shows what another admin changed meanwhile beside what was typed, and sends their version next', async () => {
  let present = entry;
  const saved = open({
    DataProcessors: () => ({ data: { dataProcessors: [present] } }),
    SaveDataProcessor: (variables) =>
      variables['version'] === 3
        ? refusal('This was changed meanwhile.', 'CHANGED_MEANWHILE')
        : { data: { saveDataProcessor: present } },
  });
  const dialog = await dialogOf('Edit Laundry');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Retention (optional)' }), 'A week');
  present = { ...entry, version: 4, storagePlace: 'Pune' };
  await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Place of storage' })).toHaveValue('Pune'));
  expect(dialog.getByRole('textbox', { name: 'Retention (optional)' })).toHaveValue('A week');
  await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ version: 4, input: { id: 'e1', retention: 'A week', storagePlace: 'Pune' } });
});

it('keeps what was typed of a new entry when it is refused', async () => {
  const saved = open({
    DataProcessors: { data: { dataProcessors: [] } },
    SaveDataProcessor: refusal('The register has an entry with this name already', 'ALREADY_EXISTS'),
  });
  const dialog = await dialogOf('New entry');
  await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
  expect(await dialog.findByText('Purposes is required')).toBeVisible();
  for (const name of ['Name', 'Purposes', 'Categories of data', 'Place of storage'])
    await userEvent.type(dialog.getByRole('textbox', { name }), 'Laundry');
  await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
  expect((await dialog.findAllByText(/has an entry with this name/)).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Laundry');
  expect(saved()).toMatchObject([{ input: { name: 'Laundry', retention: '' } }]);
  expect(saved()[0]).not.toHaveProperty('version');
});
