import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { inTurn, openClinicPage, read, retype, saved, section, settingsOf } from '../../../test/clinic.fixture';

describe('loading the settings', () => {
  it('says that they could not be loaded, and tries again', async () => {
    openClinicPage({ ClinicSettings: inTurn(refusal('Something went wrong on our side.', 'INTERNAL'), read()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded');
    expect(screen.queryByText('Save')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await section('Name and contact')).getByLabelText('Name of the clinic')).toHaveValue('Asha Physiotherapy');
  });

  it('shows a name in Devanagari, and a long one, as they are', async () => {
    const name = `आशा फ़िज़ियोथेरेपी ${'एवं पुनर्वास केंद्र '.repeat(4).trim()}`;
    openClinicPage({ ClinicSettings: read({ clinic: { name } }) });
    expect((await section('Name and contact')).getByLabelText('Name of the clinic')).toHaveValue(name);
  });

  it('gives no id twice, so that links and labels lead to where they should', async () => {
    openClinicPage();
    await section('Links');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('says of each empty list what will stand there', async () => {
    openClinicPage();
    expect((await section('Special days')).getByText(/^No special days yet/)).toBeVisible();
    expect((await section('Packages')).getByText('No packages yet.')).toBeVisible();
    expect((await section('Links')).getByText('No links yet.')).toBeVisible();
  });
});

/** Presses the button of the card, and waits for the question. */
async function askToOpen() {
  const card = await section('The clinic is not open yet');
  await userEvent.click(card.getByRole('button', { name: 'Open the clinic' }));
  return within(await screen.findByRole('dialog', { name: 'Open the clinic?' }));
}

describe('the clinic that is not open', () => {
  it('says what is missing, each leading to its section, and cannot be opened yet', async () => {
    const { router } = openClinicPage({ ClinicSettings: read({ missing: ['phones', 'offers', 'something new'] }) });
    const card = await section('The clinic is not open yet');
    expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Your own phone number',
      'A kind of session that patients can ask for',
      'something new',
    ]);
    expect(card.getByRole('button', { name: 'Open the clinic' })).toBeDisabled();
    await userEvent.click(card.getByRole('link', { name: /^A kind of session/ }));
    expect((await section('Sessions and prices')).element).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('opens after a question, and then says since when', async () => {
    const openedAt = '2026-11-22T06:00:00.000Z';
    const { asked } = openClinicPage({
      ClinicSettings: inTurn(read(), read({ clinic: { isOpen: true }, openedAt, version: 4 })),
      OpenClinic: { data: { openClinic: settingsOf({ clinic: { isOpen: true }, openedAt, version: 4 }) } },
    });
    const question = await askToOpen();
    await waitFor(() => expect(question.getByText(/does not close again/)).toBeVisible());
    expect(question.queryByText(/not saved yet/)).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }));
    await dialogsGone();
    expect(asked('OpenClinic')).toHaveLength(0);
    expect(asked('PresentClinic')).toHaveLength(0);

    const again = await askToOpen();
    await userEvent.click(again.getByRole('button', { name: 'Open the clinic' }));
    expect(await screen.findByText('Open since 22 Nov 2026, 11:30 am IST')).toBeVisible();
    expect(screen.queryByText('The clinic is not open yet')).not.toBeInTheDocument();
    await dialogsGone();
    expect((await section('The clinic is open')).element).toHaveFocus();
    expect(asked('PresentClinic'), 'the other pages of this tab show it').toHaveLength(1);
  });

  it('says in the question that something typed is not part of it', async () => {
    openClinicPage();
    await retype((await section('Name and contact')).getByLabelText('City'), 'Kanpur');
    await askToOpen();
    expect(await screen.findByText(/^Some of what you typed is not saved yet/)).toBeVisible();
  });

  it('says why it could not be opened, and reads what is missing by now', async () => {
    openClinicPage({
      ClinicSettings: inTurn(read(), read({ missing: ['hours'], version: 4 })),
      OpenClinic: refusal('The clinic cannot open yet: something is missing.', 'WRONG_STATE'),
    });
    const question = await askToOpen();
    await userEvent.click(question.getByRole('button', { name: 'Open the clinic' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'The clinic could not be opened. The clinic cannot open yet: something is missing.',
    );
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }));
    expect(await screen.findByText('Opening hours on at least one day')).toBeInTheDocument();
  });
});

describe('leaving the page', () => {
  it('asks as long as a section is not saved', async () => {
    const { router } = openClinicPage({
      UpdateClinicSettings: { data: { updateClinicSettings: settingsOf({ version: 4, quietFrom: '21:00' }) } },
    });
    const quiet = await section('Messages');
    await retype(quiet.getByLabelText('Quiet from'), '21:00');
    await retype((await section('Name and contact')).getByLabelText('City'), 'Kanpur');
    await quiet.save();
    expect(await screen.findByText('The messages were saved.')).toBeVisible();
    await userEvent.click(screen.getByText('Schedule'));
    await userEvent.click(await screen.findByText('Keep editing'));
    expect(router.state.location.pathname).toBe('/admin/clinic');
    expect((await section('Name and contact')).getByLabelText('City')).toHaveValue('Kanpur');
    await userEvent.click(screen.getByText('Schedule'));
    await userEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/schedule'));
  });

  it('waits for all that is on its way, without a question', async () => {
    const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()] as const;
    const left = [...answers];
    const { router, asked } = openClinicPage({
      UpdateClinicSettings: () => left.shift()?.promise ?? new Error('asked too often'),
    });
    const quiet = await section('Messages');
    const legal = await section('Receipts and payments');
    await retype(quiet.getByLabelText('Quiet from'), '21:00');
    await retype(legal.getByLabelText('UPI address (VPA)'), 'asha@bank');
    await quiet.save();
    await legal.save();
    answers[0].resolve(saved({ quietFrom: '21:00' }));
    await waitFor(() => expect(asked('UpdateClinicSettings')).toHaveLength(2));
    await screen.findByText('The messages were saved.');
    await userEvent.click(screen.getByText('Schedule'));
    expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument();
    answers[1].resolve(saved({ quietFrom: '21:00', vpa: 'asha@bank', version: 5 }));
    expect(await screen.findByText('Receipts and payments were saved.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/clinic');
  });

  it('asks nothing when all is saved', async () => {
    const { router } = openClinicPage({
      UpdateClinicSettings: { data: { updateClinicSettings: settingsOf({ version: 4, quietFrom: '21:00' }) } },
    });
    const quiet = await section('Messages');
    await retype(quiet.getByLabelText('Quiet from'), '21:00');
    await quiet.save();
    await screen.findByText('The messages were saved.');
    await userEvent.click(screen.getByText('Schedule'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/schedule'));
  });
});
