import type { ClinicFacts, Weekday } from '../src/brand/clinic-facts';

const week =
  (...days: readonly Weekday[]) =>
  (opens: string, closes: string) =>
    days.map((weekday) => ({ weekday, hours: [{ opens, closes }] }));

/** The facts of a clinic that is open and has filled in everything. */
export const openClinic: ClinicFacts = {
  isOpen: true,
  name: 'Asha Physiotherapy',
  phones: ['+91 522 400 1234', '9812345670'],
  whatsapp: '+91 98123 45670',
  email: 'care@asha.test',
  street: '12 Mall Road',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  mapUrl: 'https://maps.test/asha',
  hoursText: 'Mon-Tue 9AM-5PM; Sat 9AM-12AM',
  hours: [...week('MONDAY', 'TUESDAY')('09:00', '17:00'), ...week('SATURDAY')('09:00', '24:00')],
  specialDays: [
    { day: '2026-12-25', name: 'Christmas', hours: [] },
    { day: '2026-12-31', name: 'Last day of the year', hours: [{ opens: '08:30', closes: '12:00' }] },
  ],
  social: [{ label: 'Instagram', url: 'https://instagram.test/asha' }],
  offers: [
    { sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 80_000 },
    { sessionType: 'HOME', enabled: false, durationMinutes: 60, price: 150_000 },
    { sessionType: 'TELE', enabled: true, durationMinutes: 30, price: 0 },
  ],
  packages: [{ name: 'Knee plan', sessions: 25, price: 12_345_600 }],
  noticeHours: 24,
  bookingMode: 'REQUEST',
  sessionTypes: ['CLINIC', 'TELE'],
  horizonDays: 30,
  choosePhysiotherapist: true,
};
