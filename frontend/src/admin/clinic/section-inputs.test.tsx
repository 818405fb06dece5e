import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openClinicPage, part, read, retype, saved, section } from '../../../test/clinic.fixture';

/** Opens the page with a server that takes everything; tells what the only save has sent. */
function open(answers: Parameters<typeof openClinicPage>[0] = {}) {
  const { asked } = openClinicPage({ UpdateClinicSettings: saved(), ...answers });
  return async (announced: string) => {
    await screen.findByText(announced);
    expect(asked('UpdateClinicSettings')).toHaveLength(1);
    return asked('UpdateClinicSettings')[0]?.input;
  };
}

describe('the opening hours', () => {
  it('have each weekday once; a day without hours is closed, midnight ends a day', async () => {
    const sent = open();
    const hours = await section('Opening hours');
    expect(hours.getByLabelText('Tuesday, hours 1: closes')).toHaveValue('00:00');
    expect(hours.getAllByText('Closed')).toHaveLength(5);
    await hours.save();
    expect(await sent('The opening hours were saved.')).toEqual({
      hours: [
        { weekday: 'MONDAY', hours: [{ opens: '08:00', closes: '18:00' }] },
        { weekday: 'TUESDAY', hours: [{ opens: '09:00', closes: '24:00' }] },
        ...['WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday) => ({ weekday, hours: [] })),
      ],
    });
  });

  it('grow and shrink, and the keyboard stays in them', async () => {
    const sent = open();
    const hours = await section('Opening hours');
    const monday = await part('Monday');
    await userEvent.click(monday.getByRole('button', { name: 'Add hours' }));
    expect(hours.getByLabelText('Monday, hours 2: opens')).toHaveFocus();
    await hours.save();
    expect(await hours.findByText('Enter when it opens')).toBeVisible();
    await retype(hours.getByLabelText('Monday, hours 2: opens'), '19:00');
    await retype(hours.getByLabelText('Monday, hours 2: closes'), '00:00');
    await userEvent.click(monday.getByRole('button', { name: 'Remove Monday, hours 1' }));
    expect(hours.getByLabelText('Monday, hours 1: opens')).toHaveValue('19:00');
    expect(document.activeElement).not.toBe(document.body);
    await hours.save();
    expect(await sent('The opening hours were saved.')).toMatchObject({
      hours: [{ weekday: 'MONDAY', hours: [{ opens: '19:00', closes: '24:00' }] }, {}, {}, {}, {}, {}, {}],
    });
  });

  it('of a day are copied to the days after it until Saturday, those of Saturday to Sunday', async () => {
    const sent = open();
    const hours = await section('Opening hours');
    await userEvent.click(hours.getByRole('button', { name: 'Copy Monday until Saturday' }));
    expect(hours.getByText('Not saved yet')).toBeVisible();
    expect(await screen.findByText(/^Monday's hours now stand for Tuesday, .*Saturday, too/)).toBeVisible();
    expect(hours.getAllByText('Closed')).toHaveLength(1);
    await userEvent.click(hours.getByRole('button', { name: 'Copy Saturday to Sunday' }));
    await hours.save();
    const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    expect(await sent('The opening hours were saved.')).toEqual({
      hours: week.map((weekday) => ({ weekday, hours: [{ opens: '08:00', closes: '18:00' }] })),
    });
  });
});

it('special days are holidays, or have hours of their own', async () => {
  const sent = open({
    ClinicSettings: read({ specialDays: [{ day: '2027-01-26', name: 'Republic Day', hours: [] }] }),
  });
  const days = await section('Special days');
  await userEvent.click(days.getByRole('button', { name: 'Add a special day' }));
  const [, day] = days.getAllByLabelText('Day');
  const [, name] = days.getAllByLabelText('Name');
  if (!day || !name) throw new Error('The new day has no inputs.');
  expect(day).toHaveFocus();
  await days.save();
  expect(await days.findByText('Day is required')).toBeVisible();
  await retype(day, '2027-11-07');
  await retype(name, ' दीपावली ');
  const [, addHours] = days.getAllByRole('button', { name: 'Add hours' });
  if (addHours) await userEvent.click(addHours);
  await retype(days.getByLabelText('special day 2, hours 1: opens'), '10:00');
  await retype(days.getByLabelText('special day 2, hours 1: closes'), '12:30');
  await days.save();
  expect(await sent('The special days were saved.')).toEqual({
    specialDays: [
      { day: '2027-01-26', name: 'Republic Day', hours: [] },
      { day: '2027-11-07', name: 'दीपावली', hours: [{ opens: '10:00', closes: '12:30' }] },
    ],
  });
});

it('prices are shown and typed in rupees and sent in paise; none is null', async () => {
  const sent = open();
  const offers = await section('Sessions and prices');
  const clinic = await part('At the clinic');
  const home = await part("At the patient's home");
  expect(clinic.getByLabelText('Price in rupees (optional)')).toHaveValue('1,500');
  expect(home.getByLabelText('Patients can ask for it')).not.toBeChecked();
  await retype(clinic.getByLabelText('Price in rupees (optional)'), '12.345');
  await userEvent.tab();
  expect(await clinic.findByText(/^Enter the price in rupees/)).toBeVisible();
  await retype(clinic.getByLabelText('Price in rupees (optional)'), '₹1,234.50');
  await userEvent.click(home.getByLabelText('Patients can ask for it'));
  await retype(home.getByLabelText('Duration in minutes'), '60');
  await offers.save();
  expect(await sent('The sessions and prices were saved.')).toEqual({
    offers: [
      { sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 123_450 },
      { sessionType: 'HOME', enabled: true, durationMinutes: 60, price: null },
      { sessionType: 'TELE', enabled: false, durationMinutes: 45, price: null },
    ],
  });
});

it('packages have a name, a number of sessions, a price and days, and keep their kinds of sessions', async () => {
  const KNEE = { name: 'Knee', sessions: 10, price: 1_200_050, validDays: 180, sessionTypes: ['CLINIC' as const] };
  const sent = open({
    ClinicSettings: read({ clinic: { packages: [KNEE] } }),
  });
  const packages = await section('Packages');
  expect(packages.getByLabelText('Price in rupees')).toHaveValue('12,000.50');
  await retype(packages.getByLabelText('Sessions'), '0');
  await packages.save();
  expect(await packages.findByText('Enter a whole number from 1 to 200')).toBeVisible();
  await retype(packages.getByLabelText('Sessions'), '12');
  await packages.save();
  expect(await sent('The packages were saved.')).toEqual({
    packages: [{ ...KNEE, sessions: 12 }],
  });
});

it('the rules for booking go as numbers', async () => {
  const sent = open();
  const booking = await section('Booking');
  await userEvent.click(booking.getByRole('radio', { name: /booked at once$/ }));
  await userEvent.click(booking.getByLabelText('Patients can choose who treats them'));
  await retype(booking.getByLabelText('Notice in hours'), '48');
  await booking.save();
  expect(await sent('The rules for booking were saved.')).toEqual({
    booking: {
      mode: 'INSTANT',
      slotMinutes: 30,
      leadMinutes: 120,
      horizonDays: 90,
      noticeHours: 48,
      maxOpenRequests: 5,
      maxPerDay: 1,
      travelMinutes: 30,
      choosePhysiotherapist: true,
    },
  });
});

it('there are one to three phone numbers', async () => {
  const sent = open();
  const contact = await section('Name and contact');
  const add = contact.getByRole('button', { name: 'Add a phone number' });
  await userEvent.click(add);
  await userEvent.type(contact.getByLabelText('Phone number 2'), '0522 400 0000');
  await userEvent.click(add);
  expect(add).not.toBeInTheDocument();
  await userEvent.click(contact.getByRole('button', { name: 'Remove phone number 3' }));
  await contact.save();
  expect(await sent('Name and contact were saved.')).toMatchObject({ phones: ['+91 98765 43210', '0522 400 0000'] });
});

it('links have a name and an address', async () => {
  const sent = open();
  const links = await section('Links');
  await userEvent.click(links.getByRole('button', { name: 'Add a link' }));
  await userEvent.type(links.getByLabelText('Name'), 'Instagram');
  await userEvent.type(links.getByLabelText('Address'), ' https://instagram.com/asha ');
  await links.save();
  expect(await sent('The links were saved.')).toEqual({
    social: [{ label: 'Instagram', url: 'https://instagram.com/asha' }],
  });
});

it('what stands on receipts may be emptied', async () => {
  const sent = open({ ClinicSettings: read({ legalName: 'Asha Care LLP', gstin: '09AAACH7409R1ZZ' }) });
  const legal = await section('Receipts and payments');
  await retype(legal.getByLabelText('GSTIN'), '');
  await retype(legal.getByLabelText('Head of receipts'), 'Reg. 12/2026');
  await legal.save();
  expect(await sent('Receipts and payments were saved.')).toEqual({
    legalName: 'Asha Care LLP',
    gstin: null,
    vpa: null,
    receiptHeader: 'Reg. 12/2026',
    registrationNumber: null,
  });
});
