import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Answer } from './fake-server';
import { accounts, renderRoute } from './render-route';
import { pathOfSection, type SectionId } from '../src/admin/clinic/clinic-sections';
import type { ClinicReadinessQuery, ClinicSettingsFieldsFragment } from '../src/admin/clinic/gql/generated';

type Settings = ClinicSettingsFieldsFragment & { readonly __typename: 'ClinicSettings' };
type Variables = Readonly<Record<string, unknown>>;
type Changes = Partial<Omit<Settings, 'clinic'>> & { readonly clinic?: Partial<Settings['clinic']> };

const workday = { hours: [{ opens: '08:00', closes: '18:00' }] };

/** The settings of a clinic that is not open and lacks nothing, unless it says otherwise. */
export function settingsOf({ clinic, ...changes }: Changes = {}): Settings {
  return {
    __typename: 'ClinicSettings',
    clinic: {
      isOpen: false,
      name: 'Asha Physiotherapy',
      phones: ['+91 98765 43210'],
      whatsapp: null,
      email: 'desk@asha.example',
      street: '12 Hazratganj',
      city: 'Lucknow',
      region: 'Uttar Pradesh',
      postalCode: null,
      mapUrl: null,
      hours: [
        { weekday: 'MONDAY', ...workday },
        { weekday: 'TUESDAY', hours: [{ opens: '09:00', closes: '24:00' }] },
      ],
      social: [],
      packages: [],
      ...clinic,
    },
    specialDays: [],
    offers: [{ sessionType: 'CLINIC', enabled: true, durationMinutes: 45, price: 150_000 }],
    booking: {
      mode: 'REQUEST',
      slotMinutes: 30,
      leadMinutes: 120,
      horizonDays: 90,
      noticeHours: 24,
      maxOpenRequests: 5,
      maxPerDay: 1,
      travelMinutes: 30,
      choosePhysiotherapist: false,
    },
    prices: [],
    items: [],
    fees: {
      lateCancel: { basis: 'NONE', amount: null, percent: null },
      noShow: { basis: 'NONE', amount: null, percent: null },
      firstFree: 1,
    },
    legalName: null,
    gstin: null,
    vpa: null,
    receiptHeader: null,
    registrationNumber: null,
    templates: [],
    messagePrices: [],
    creditWarning: null,
    ledgerNames: [
      { account: 'CASH', name: 'Cash' },
      { account: 'PATIENTS', name: 'Patients' },
    ],
    quietFrom: '20:00',
    quietUntil: '08:00',
    missing: [],
    openedAt: null,
    version: 3,
    ...changes,
  };
}

/** The settings, as each of the operations answers them. */
export const read = (changes?: Changes): Answer => ({ data: { clinicSettings: settingsOf(changes) } });
export const saved = (changes?: Changes): Answer => ({
  data: { updateClinicSettings: settingsOf({ version: 4, ...changes }) },
});

const member = (userType: ClinicReadinessQuery['staff'][number]['userType']) =>
  ({ __typename: 'StaffMember', id: userType, userType, disabled: false }) as const;
/** Who is on the team, and whether there is a form of consent. */
export const readiness = (...team: readonly ClinicReadinessQuery['staff'][number]['userType'][]): Answer => ({
  data: { staff: team.map(member), consentForms: [] },
});

/** Gives these answers one after the other. */
export function inTurn(...answers: readonly Answer[]) {
  const left = [...answers];
  return () => left.shift() ?? new Error('asked too often');
}

/** Opens the settings as an admin over a server with these answers, at the page of a section if it is named. */
export function openClinicPage(answers: Parameters<typeof fakeServer>[0] = {}, at?: SectionId) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    ClinicSettings: read(),
    ClinicReadiness: readiness(),
    PricedPhysiotherapists: { data: { physiotherapists: [] } },
    ...answers,
  });
  const router = renderRoute(at ? pathOfSection(at) : '/admin/clinic', server);
  const asked = (operation: string): Variables[] =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

/** A section of the settings, to whose page its link leads from another, and its Save. */
export async function section(name: string) {
  await screen.findByText('Opening', { selector: 'nav *' });
  const link = screen.queryByText(name, { selector: 'nav[aria-label="Clinic settings"] a:not([aria-current])' });
  if (link) await userEvent.click(link);
  return waitFor(() => partOf(document.querySelector<HTMLElement>(`main section[aria-label="${name}"]`), name));
}

/** A part of the page under a heading of its own. */
export async function part(name: string) {
  // By its text, since asking for a role looks at each element of a page that has hundreds of them.
  return partOf((await screen.findByText(name, { selector: 'h2, h3' })).closest('section'), name);
}

function partOf(element: HTMLElement | null, name: string) {
  if (!element) throw new Error(`There is no section ${name}.`);
  const inside = within(element);
  return { ...inside, element, save: async () => userEvent.click(inside.getByText('Save', { selector: 'button *' })) };
}

/** Puts another text into an input. */
export async function retype(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
}
