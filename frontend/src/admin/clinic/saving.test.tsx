import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { inTurn, openClinicPage, read, retype, saved, section } from '../../../test/clinic.fixture';

const overtaken = refusal('Somebody else changed this meanwhile. Please load it again.', 'CHANGED_MEANWHILE');

function refusedFields(fields: Record<string, string>): Answer {
  const message = Object.values(fields).join('. ');
  return { errors: [{ message, extensions: { code: 'BAD_INPUT', fields, requestId: 'test' } }] };
}

describe('saving a section', () => {
  it('sends what the section holds with the version, and then shows it as the server has it', async () => {
    const { asked } = openClinicPage({ UpdateClinicSettings: saved({ clinic: { city: 'Kanpur', whatsapp: null } }) });
    const contact = await section('Name and contact');
    await retype(contact.getByLabelText('City'), '  Kanpur ');
    expect(contact.getByText('Not saved yet')).toBeVisible();
    await contact.save();
    expect(await screen.findByText('Name and contact were saved.')).toBeVisible();
    expect(asked('UpdateClinicSettings')).toEqual([
      {
        version: 3,
        input: {
          name: 'Asha Physiotherapy',
          phones: ['+91 98765 43210'],
          whatsapp: null,
          email: 'desk@asha.example',
          street: '12 Hazratganj',
          city: 'Kanpur',
          region: 'Uttar Pradesh',
          postalCode: null,
          mapUrl: null,
        },
      },
    ]);
    await waitFor(() => expect(contact.getByLabelText('City')).toHaveValue('Kanpur'));
    expect(contact.queryByText('Not saved yet')).not.toBeInTheDocument();
    expect(contact.getByRole('button', { name: /^Save/ })).toHaveFocus();
    expect(asked('PresentClinic'), 'the other pages of this tab show it').toHaveLength(1);
  });

  it('keeps what is typed while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    openClinicPage({ UpdateClinicSettings: () => promise });
    const contact = await section('Name and contact');
    await retype(contact.getByLabelText('City'), 'Kanpur');
    await contact.save();
    await retype(contact.getByLabelText('Street'), '9 Mall Road');
    resolve(saved({ clinic: { city: 'Kanpur' } }));
    expect(await screen.findByText('Name and contact were saved.')).toBeVisible();
    expect(contact.getByLabelText('Street')).toHaveValue('9 Mall Road');
    expect(contact.getByText('Not saved yet')).toBeVisible();
    expect(contact.queryByText(/Somebody else/)).not.toBeInTheDocument();
  });
});

describe('a section that is refused', () => {
  it('says it at the inputs, also inside lists, and at the list for what has no input; nothing is lost', async () => {
    openClinicPage({
      UpdateClinicSettings: inTurn(
        refusedFields({
          'hours.0.hours.0.closes': 'It must close after it opens, on the same day',
          'hours.1.hours': 'The hours of a day must stand in order and must not overlap',
        }),
        saved(),
      ),
    });
    const hours = await section('Opening hours');
    await retype(hours.getByLabelText('Monday, hours 1: closes'), '07:00');
    await hours.save();
    expect(await hours.findByText('It must close after it opens, on the same day')).toBeVisible();
    expect(hours.getByText('The hours of a day must stand in order and must not overlap')).toBeVisible();
    expect(hours.getByLabelText('Monday, hours 1: closes')).toHaveValue('07:00');
    expect(hours.getByLabelText('Monday, hours 1: closes')).toBeInvalid();
    expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();

    await retype(hours.getByLabelText('Monday, hours 1: closes'), '19:00');
    await hours.save();
    expect(await screen.findByText('The opening hours were saved.')).toBeVisible();
    await waitFor(() => expect(hours.queryByText(/must not overlap/)).not.toBeInTheDocument());
  });

  it('leads to the list that is at fault as a whole', async () => {
    openClinicPage({ UpdateClinicSettings: refusedFields({ specialDays: 'Please name each special day once' }) });
    const days = await section('Special days');
    await days.save();
    expect(await days.findByText('Please name each special day once')).toBeVisible();
    expect(days.getByText(/^No special days yet/).parentElement).toHaveFocus();
  });

  it('says in the section what no input has, and what is not about inputs', async () => {
    openClinicPage({
      UpdateClinicSettings: inTurn(
        refusedFields({ offers: 'Offers must be a list' }),
        new TypeError('Failed to fetch'),
      ),
    });
    const offers = await section('Sessions and prices');
    await offers.save();
    expect(await offers.findByRole('alert')).toHaveTextContent(
      'The settings could not be saved. Offers must be a list',
    );
    await offers.save();
    await waitFor(() => expect(offers.getByRole('alert')).toHaveTextContent(/^The settings could not be saved$/));
  });
});

describe('somebody else who was faster', () => {
  it('in the same section: it is said, what was typed stays, and saving again puts it in the place of theirs', async () => {
    const theirs = read({ clinic: { city: 'Agra', street: '9 Mall Road' }, version: 7 });
    const { asked } = openClinicPage(
      {
        ClinicSettings: inTurn(read(), theirs),
        UpdateClinicSettings: inTurn(overtaken, saved({ clinic: { city: 'Kanpur' }, version: 8 })),
      },
      'contact',
    );
    const contact = await section('Name and contact');
    await retype(contact.getByLabelText('City'), 'Kanpur');
    await contact.save();
    expect(await contact.findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    expect(await contact.findByRole('button', { name: 'Show what is saved now' })).toBeVisible();
    expect(contact.getByText('City: was Lucknow, is now Agra')).toBeVisible();
    expect(contact.getByLabelText('City')).toHaveValue('Kanpur');
    expect(contact.getByLabelText('Street'), 'nothing was typed here').toHaveValue('9 Mall Road');
    await contact.save();
    expect(await screen.findByText('Name and contact were saved.')).toBeVisible();
    expect(asked('UpdateClinicSettings').map(({ version }) => version)).toEqual([3, 7]);
    expect(contact.queryByRole('button', { name: 'Show what is saved now' })).not.toBeInTheDocument();
  });

  it('can be given way to', async () => {
    openClinicPage(
      {
        ClinicSettings: inTurn(read(), read({ clinic: { city: 'Agra' }, version: 7 })),
        UpdateClinicSettings: overtaken,
      },
      'contact',
    );
    const contact = await section('Name and contact');
    await retype(contact.getByLabelText('City'), 'Kanpur');
    await contact.save();
    await userEvent.click(await contact.findByRole('button', { name: 'Show what is saved now' }));
    expect(contact.getByLabelText('City')).toHaveValue('Agra');
    expect(contact.getByRole('button', { name: /^Save/ })).toHaveFocus();
    expect(contact.queryByRole('alert')).not.toBeInTheDocument();
    expect(contact.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  it('in another section: this one has nothing to give way to, and is saved on theirs', async () => {
    const { asked } = openClinicPage(
      {
        ClinicSettings: inTurn(read(), read({ quietFrom: '19:00', version: 7 })),
        UpdateClinicSettings: inTurn(overtaken, saved({ clinic: { city: 'Kanpur' }, version: 8 })),
      },
      'contact',
    );
    const contact = await section('Name and contact');
    await retype(contact.getByLabelText('City'), 'Kanpur');
    await contact.save();
    await waitFor(() => expect(asked('ClinicSettings')).toHaveLength(2));
    expect(contact.getByLabelText('City')).toHaveValue('Kanpur');
    expect(contact.queryByRole('button', { name: 'Show what is saved now' })).not.toBeInTheDocument();
    await contact.save();
    expect(await screen.findByText('Name and contact were saved.')).toBeVisible();
    expect(asked('UpdateClinicSettings').map(({ version }) => version)).toEqual([3, 7]);
  });
});

it('what waits for a second admin is said, and the rest stands as it was saved', async () => {
  const { asked } = openClinicPage(
    {
      ClinicSettings: inTurn(read(), read({ legalName: 'Asha Ltd', version: 4 })),
      UpdateClinicSettings: inTurn(
        refusal('This waits for a second admin.', 'APPROVAL_PENDING'),
        saved({ legalName: 'Asha Ltd', version: 5 }),
      ),
    },
    'legal',
  );
  const legal = await section('Receipts and payments');
  await retype(legal.getByLabelText('Legal name'), 'Asha Ltd');
  await retype(legal.getByLabelText('UPI address (VPA)'), 'asha@bank');
  await legal.save();
  expect(await screen.findByText('The rest was saved; the UPI address waits for a second admin.')).toBeVisible();
  expect(legal.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(legal.getByLabelText('UPI address (VPA)')).toHaveValue(''));
  expect(legal.getByLabelText('Legal name')).toHaveValue('Asha Ltd');
  expect(legal.queryByText(/Not saved yet|Somebody else/)).not.toBeInTheDocument();
  await waitFor(() => expect(asked('ClinicSettings')).toHaveLength(2));
  await legal.save();
  await waitFor(() => expect(asked('UpdateClinicSettings').map(({ version }) => version)).toEqual([3, 4]));
});

it('the session that ends while it is saved loses nothing', async () => {
  const server: Parameters<typeof fakeServer>[0] = {
    UpdateClinicSettings: refusal('Please sign in first.', 'UNAUTHENTICATED'),
  };
  openClinicPage(server);
  const contact = await section('Name and contact');
  await retype(contact.getByLabelText('City'), 'Kanpur');
  await contact.save();
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
  expect(contact.getByLabelText('City')).toHaveValue('Kanpur');
});
