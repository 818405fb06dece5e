import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import {
  inTurn,
  openClinicPage,
  part,
  read,
  readiness,
  retype,
  saved,
  section,
  settingsOf,
} from '../../../test/clinic.fixture';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import { sectionIds, sectionTitles } from './clinic-sections';

describe('the pages of the settings', () => {
  it('are linked from each of them, and have one section and one Save each', async () => {
    openClinicPage();
    const tabs = within(await screen.findByRole('navigation', { name: 'Clinic settings' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Opening', '/admin/clinic'],
      ['Name and contact', '/admin/clinic/contact'],
      ['Opening hours', '/admin/clinic/hours'],
      ['Special days', '/admin/clinic/special-days'],
      ['Sessions and prices', '/admin/clinic/offers'],
      ['Packages', '/admin/clinic/packages'],
      ['Prices by physiotherapist', '/admin/clinic/prices'],
      ['Price list', '/admin/clinic/items'],
      ['Fees', '/admin/clinic/fees'],
      ['Booking', '/admin/clinic/booking'],
      ['Links', '/admin/clinic/links'],
      ['Receipts and payments', '/admin/clinic/legal'],
      ['Messages', '/admin/clinic/messages'],
      ['Accounts of the journal', '/admin/clinic/accounts'],
      ['Sign-in', '/admin/clinic/sign-in'],
    ]);
    await section('Booking');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking');
    expect(screen.getByRole('link', { name: 'Booking' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1);
  });

  it('that do not exist lead to those that do', async () => {
    renderRoute('/admin/clinic/nothing', fakeServer({ Me: { data: { me: accounts.admin } } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The settings have no page at this address.');
    expect(screen.getByRole('link', { name: 'Look at the clinic settings' })).toHaveAttribute('href', '/admin/clinic');
  });
});

describe('loading the settings', () => {
  it('says that they could not be loaded, and tries again', async () => {
    openClinicPage(
      { ClinicSettings: inTurn(refusal('Something went wrong on our side.', 'INTERNAL'), read()) },
      'contact',
    );
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

  it.each(sectionIds)('gives no id twice on the page of %s, so that labels lead to where they should', async (id) => {
    openClinicPage({ SecondFactorRoles: { data: { secondFactorRoles: ['ADMIN'] } } }, id);
    await (id === 'signIn' ? part('Second factor') : section(sectionTitles[id]));
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

describe('what the clinic needs before its first patient', () => {
  it('says what is there, what is not, and what does not work without it', async () => {
    openClinicPage({
      ClinicReadiness: readiness('PHYSIOTHERAPIST', 'RECEPTION', 'ADMIN'),
      ClinicSettings: read({
        offers: [
          { sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 150_000 },
          { sessionType: 'HOME', enabled: true, durationMinutes: 60, price: null },
        ],
      }),
    });
    const card = await part('Before the first patient');
    const rows = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toBe(' DoneAdd the physiotherapists to the team');
    expect(rows[1]).toMatch(/^ To doSet the price .*not charged: Home\.$/);
    expect(rows[5]).toMatch(/^ To doAdd the front desk, and a second admin/);
    expect(card.getByRole('link', { name: 'Enter the UPI address' })).toHaveAttribute('href', '/admin/clinic/legal');
    expect(card.getByText(/no payment links.* unless payments go by Razorpay\.$/)).toBeInTheDocument();
  });

  it.each([
    ['each text that is sent has an id', { enabled: false }, 'Done'],
    ['one that is sent has none', { enabled: true }, 'To do'],
    ['there is none', null, 'To do'],
  ])('says of the ids of texts, where %s', async (_what, second, expected) => {
    const whatsApp = { whatsappName: null, whatsappText: '' } as const;
    const text = { kind: 'STAFF_REGISTERED', tagged: '', registeredText: null, isStale: false, ...whatsApp } as const;
    const first = { ...text, language: 'EN', dltTemplateId: null, providerTemplateId: 'mine', enabled: true } as const;
    const none = { ...first, language: 'HI', providerTemplateId: null } as const;
    openClinicPage({
      ClinicReadiness: readiness('ADMIN'),
      ClinicSettings: read({ templates: second ? [first, { ...none, ...second }] : [] }),
    });
    const card = await part('Before the first patient');
    const rows = await card.findAllByRole('listitem');
    expect(rows[2]?.textContent.trim().startsWith(expected)).toBe(true);
  });

  it('is one sentence once everything is there', async () => {
    openClinicPage({
      ClinicReadiness: {
        data: {
          ...(readiness('PHYSIOTHERAPIST', 'DOCTOR', 'RECEPTION', 'ADMIN', 'ADMIN') as { data: object }).data,
          consentForms: [{ __typename: 'ConsentForm', id: 'f1' }],
        },
      },
      ClinicSettings: read({
        vpa: 'asha@upi',
        templates: [
          {
            kind: 'STAFF_REGISTERED',
            language: 'EN',
            tagged: '',
            registeredText: null,
            isStale: false,
            dltTemplateId: '1107160000000000001',
            providerTemplateId: null,
            whatsappName: null,
            whatsappText: '',
            enabled: true,
          },
        ],
      }),
    });
    const card = await part('Before the first patient');
    expect(await card.findByText('Everything is there.')).toBeVisible();
  });
});

/** Presses the button of the card, and waits for the question. */
async function askToOpen() {
  const card = await part('The clinic is not open yet');
  await userEvent.click(card.getByRole('button', { name: 'Open the clinic' }));
  return within(await screen.findByRole('dialog', { name: 'Open the clinic?' }));
}

describe('the clinic that is not open', () => {
  it('says what is missing, each leading to its page, and cannot be opened yet', async () => {
    const { router } = openClinicPage({ ClinicSettings: read({ missing: ['phones', 'offers', 'something new'] }) });
    const card = await part('The clinic is not open yet');
    expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Your own phone number',
      'A kind of session that patients can ask for',
      'something new',
    ]);
    expect(card.getByRole('button', { name: 'Open the clinic' })).toBeDisabled();
    await userEvent.click(card.getByRole('link', { name: /^A kind of session/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/clinic/offers'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sessions and prices' })).toBeVisible();
  });

  it('opens after a question, and then says since when', async () => {
    const openedAt = '2026-11-22T06:00:00.000Z';
    const { asked } = openClinicPage({
      ClinicSettings: inTurn(read(), read({ clinic: { isOpen: true }, openedAt, version: 4 })),
      OpenClinic: { data: { openClinic: settingsOf({ clinic: { isOpen: true }, openedAt, version: 4 }) } },
    });
    const question = await askToOpen();
    await waitFor(() => expect(question.getByText(/does not close again/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }));
    await dialogsGone();
    expect(asked('OpenClinic')).toHaveLength(0);
    expect(asked('PresentClinic')).toHaveLength(0);

    const again = await askToOpen();
    await userEvent.click(again.getByRole('button', { name: 'Open the clinic' }));
    expect(await screen.findByText('Open since 22 Nov 2026, 11:30 am IST')).toBeVisible();
    expect(screen.queryByText('The clinic is not open yet')).not.toBeInTheDocument();
    await dialogsGone();
    expect((await part('The clinic is open')).element).toHaveFocus();
    expect(asked('PresentClinic'), 'the other pages of this tab show it').toHaveLength(1);
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

describe('leaving the page of a section', () => {
  it('asks as long as it is not saved', async () => {
    const { router } = openClinicPage({}, 'contact');
    await retype((await section('Name and contact')).getByLabelText('City'), 'Kanpur');
    await userEvent.click(screen.getByText('Schedule'));
    await userEvent.click(await screen.findByText('Keep editing'));
    expect(router.state.location.pathname).toBe('/admin/clinic/contact');
    expect((await section('Name and contact')).getByLabelText('City')).toHaveValue('Kanpur');
    await userEvent.click(screen.getByText('Schedule'));
    await userEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/schedule'));
  });

  it('asks on the way to another section, too, which then begins with what is saved', async () => {
    const { router } = openClinicPage({}, 'contact');
    await retype((await section('Name and contact')).getByLabelText('City'), 'Kanpur');
    await userEvent.click(screen.getByRole('link', { name: 'Links' }));
    await userEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/clinic/links'));
    expect((await section('Name and contact')).getByLabelText('City')).toHaveValue('Lucknow');
  });

  it('waits for what is on its way, without a question', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { router, asked } = openClinicPage({ UpdateClinicSettings: () => promise }, 'messages');
    const quiet = await section('Messages');
    await retype(quiet.getByLabelText('Quiet from'), '21:00');
    await quiet.save();
    await waitFor(() => expect(asked('UpdateClinicSettings')).toHaveLength(1));
    await userEvent.click(screen.getByText('Schedule'));
    expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument();
    resolve(saved({ quietFrom: '21:00' }));
    expect(await screen.findByText('The messages were saved.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/clinic/messages');
  });

  it('asks nothing when all is saved', async () => {
    const { router } = openClinicPage({ UpdateClinicSettings: saved({ quietFrom: '21:00' }) }, 'messages');
    const quiet = await section('Messages');
    await retype(quiet.getByLabelText('Quiet from'), '21:00');
    await quiet.save();
    await screen.findByText('The messages were saved.');
    await userEvent.click(screen.getByText('Schedule'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/schedule'));
  });
});
