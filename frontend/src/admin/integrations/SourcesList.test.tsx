import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { Hl7SourceRowFragment } from './gql/generated';

const id = '0190a0a0-0000-7000-8000-000000000019';
const source = (changes: Partial<Hl7SourceRowFragment> = {}) => ({
  __typename: 'Hl7Source',
  id,
  name: 'City Hospital',
  application: 'ADT1',
  facility: 'CITY',
  identifierSystem: 'https://city.example/mrn',
  createdAt: '2026-11-01T11:00:00.000Z',
  ...changes,
});

function openPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SmartClients: { data: { smartClients: [] } },
    HospitalReadiness: { data: { hospitalReadiness: [] } },
    WebhookEndpoints: { data: { webhookEndpoints: [] } },
    Hl7Sources: { data: { hl7Sources: [source()] } },
    ...answers,
  });
  renderRoute('/admin/integrations', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const listOfSources = async () => within(await screen.findByRole('region', { name: 'Source list' }));

describe('the list of sources', () => {
  it('says by what each is known, and by which system it names patients', async () => {
    const silent = source({ id: 'b', name: 'Ward', application: 'LAB', facility: '' });
    openPage({ Hl7Sources: { data: { hl7Sources: [source(), silent] } } });
    const list = await listOfSources();
    expect(await list.findByRole('row', { name: /City Hospital/ })).toHaveTextContent(
      /ADT1\s*CITY\s*https:\/\/city\.example\/mrn\s*1 Nov 2026/,
    );
    expect(list.getByRole('row', { name: /Ward/ })).toHaveTextContent(/LAB\s*–/);
    expect(list.getByText('2 sources of HL7 v2')).toBeVisible();
  });

  it('says that there is none, and why it could not be loaded, with another try', async () => {
    openPage({ Hl7Sources: { data: { hl7Sources: [] } } });
    expect(await screen.findByText('No messages of HL7 v2 are taken.')).toBeVisible();
    let isBack = false;
    openPage({ Hl7Sources: () => (isBack ? { data: { hl7Sources: [source()] } } : new TypeError('no')) });
    expect(await screen.findByText(/^Failed to fetch the sources/)).toBeVisible();
    isBack = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('City Hospital')).toBeVisible();
  });
});

describe('a source', () => {
  it('is registered by what its messages say; a refusal stays beside what was typed', async () => {
    let isGood = false;
    const sentence = 'Another live source sends as this application and facility.';
    const refused = {
      errors: [
        {
          message: sentence,
          extensions: { code: 'ALREADY_EXISTS', requestId: 'test', fields: { application: sentence } },
        },
      ],
    };
    const asked = openPage({
      CreateHl7Source: () => (isGood ? { data: { createHl7Source: { __typename: 'Hl7Source', id } } } : refused),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Register a source' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register a source' }));
    await user.click(await dialog.findByRole('button', { name: 'Register' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Sending application is required')).toBeVisible();
    expect(dialog.getByText('System of its identifiers is required')).toBeVisible();
    expect(asked('CreateHl7Source')).toEqual([]);
    await user.type(dialog.getByLabelText('Name'), 'Ward');
    await user.type(dialog.getByLabelText('Sending application (MSH-3)'), 'ADT1');
    await user.type(dialog.getByLabelText('System of its identifiers'), 'urn:ward');
    await user.click(dialog.getByRole('button', { name: 'Register' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('Sending application (MSH-3)')).toHaveValue('ADT1');
    isGood = true;
    const read = asked('Hl7Sources').length;
    await user.click(dialog.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Messages of Ward are taken from now on.')).toBeVisible();
    await dialogsGone();
    expect(asked('CreateHl7Source').at(-1)).toEqual({
      input: { name: 'Ward', application: 'ADT1', facility: '', identifierSystem: 'urn:ward' },
    });
    expect(asked('Hl7Sources').length).toBeGreaterThan(read);
  });

  it('is ended after a question', async () => {
    const asked = openPage({ EndHl7Source: { data: { endHl7Source: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'End City Hospital' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the source' }));
    expect(dialog.getByText('ADT1, CITY', { exact: false })).toBeVisible();
    expect(asked('EndHl7Source')).toEqual([]);
    const read = asked('Hl7Sources').length;
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Messages of City Hospital are refused from now on.')).toBeVisible();
    expect(asked('EndHl7Source')).toEqual([{ id }]);
    await waitFor(() => expect(asked('Hl7Sources').length).toBeGreaterThan(read));
  });
});
