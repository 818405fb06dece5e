import { sessionTypeLabels } from '#src/appointments/session-types';
import { staffPaths } from '#src/paths';
import { pathOfSection } from './clinic-sections';
import type { ClinicReadinessQuery, ClinicSettingsFieldsFragment } from './gql/generated';

/** Something that a clinic needs before its first patient, besides what it needs to open. */
export interface ReadinessItem {
  readonly text: string;
  /** What does not work without it. */
  readonly without: string;
  readonly page: string;
  readonly isDone: boolean;
}

/** Returns what the clinic needs before its first patient, each with whether it is there. */
export function readinessOf(
  { offers, vpa, templates }: ClinicSettingsFieldsFragment,
  { staff, consentForms }: ClinicReadinessQuery,
): readonly ReadinessItem[] {
  const has = (userType: ClinicReadinessQuery['staff'][number]['userType'], least = 1) =>
    staff.filter((member) => member.userType === userType && !member.disabled).length >= least;
  const sent = templates.filter(({ enabled }) => enabled);
  const unpriced = offers.filter(({ enabled, price }) => enabled && price === null);
  return [
    {
      text: 'Add the physiotherapists to the team',
      without: 'Without one, no time can be booked.',
      page: staffPaths.adminTeam,
      isDone: has('PHYSIOTHERAPIST'),
    },
    {
      text: 'Set the price of each kind of session',
      without: `Completed sessions of these kinds are not charged: ${unpriced.map(({ sessionType }) => sessionTypeLabels[sessionType]).join(', ')}.`,
      page: pathOfSection('offers'),
      isDone: unpriced.length === 0,
    },
    {
      text: 'Enter the ids of the registered text messages',
      without: 'Indian operators drop texts that are not registered with them.',
      page: pathOfSection('messages'),
      isDone: sent.length > 0 && sent.every((one) => one.dltTemplateId || one.providerTemplateId),
    },
    {
      text: 'Enter the UPI address',
      without:
        'Without it, there are no payment links, and nobody is reminded of what is due, unless payments go by Razorpay.',
      page: pathOfSection('legal'),
      isDone: vpa !== null,
    },
    {
      text: 'Add a doctor to the team',
      without: 'Without one, no protocol can be signed and no recovery plan started.',
      page: staffPaths.adminTeam,
      isDone: has('DOCTOR'),
    },
    {
      text: 'Add the front desk, and a second admin',
      without: 'A second admin lets you in again when your phone is lost.',
      page: staffPaths.adminTeam,
      isDone: has('RECEPTION') && has('ADMIN', 2),
    },
    {
      text: 'Write the form of consent to treatment',
      without: 'Without it, patients cannot sign their consent here.',
      page: staffPaths.adminConsentForms,
      isDone: consentForms.length > 0,
    },
  ];
}
