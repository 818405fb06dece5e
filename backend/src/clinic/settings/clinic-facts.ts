import type { SessionType } from '../../scheduling/appointments/appointment.entity.js';
import { addDays } from '../../platform/clinic-time.js';
import type { BookingMode, ClinicSettings, PackageOffer, SessionOffer, SocialLink } from './clinic-settings.entity.js';
import { CLOSED_CLINIC } from './closed-clinic.js';
import { languages } from '../../platform/generated-messages/languages.js';
import type { SiteFacts } from '../../platform/http/built-site.js';
import { hoursText, type SpecialDay, type WeekdayHours } from './opening-hours.js';

/** What everybody may know, as the type Clinic of the contract has it, in values that JSON has. */
export interface ClinicFacts {
  isOpen: boolean;
  name: string;
  phones: string[];
  whatsapp: string | null;
  email: string;
  street: string;
  city: string;
  region: string;
  postalCode: string | null;
  mapUrl: string | null;
  hoursText: string;
  hours: WeekdayHours[];
  specialDays: SpecialDay[];
  social: SocialLink[];
  offers: PublishedOffer[];
  packages: PackageOffer[];
  noticeHours: number;
  bookingMode: BookingMode;
  sessionTypes: PublishedOffer['sessionType'][];
  horizonDays: number;
  choosePhysiotherapist: boolean;
}

/** An offer under the contract's name of its kind of session. */
export type PublishedOffer = Omit<SessionOffer, 'sessionType'> & { sessionType: Uppercase<SessionType> };

/** For how many days ahead special days are told. */
const AHEAD = 60;

/** The facts of the public pages on a clinic day: the specification's until the clinic is open (clinic §3). */
export function publicFacts(settings: ClinicSettings, day: string): ClinicFacts {
  return settings.openedAt ? factsOf(settings, day) : CLOSED_FACTS;
}

/** The facts as they are entered. */
export function factsOf(settings: ClinicSettings, day: string): ClinicFacts {
  const { name, phones, email, street, city, region, hours, specialDays, social, packages, noticeHours } = settings;
  const isOpen = Boolean(settings.openedAt);
  const last = addDays(day, AHEAD);
  return {
    isOpen,
    name,
    phones,
    whatsapp: settings.whatsapp ?? null,
    email,
    street,
    city,
    region,
    postalCode: settings.postalCode ?? null,
    mapUrl: settings.mapUrl ?? null,
    hoursText: hoursText(hours),
    hours,
    specialDays: specialDays.filter((special) => special.day >= day && special.day <= last),
    social,
    offers: isOpen ? settings.offers.flatMap(publishedOffer) : [],
    packages,
    noticeHours,
    bookingMode: settings.mode,
    sessionTypes: settings.offers.filter(({ enabled }) => enabled).map(({ sessionType }) => published(sessionType)),
    horizonDays: settings.horizonDays,
    choosePhysiotherapist: settings.choosePhysiotherapist,
  };
}

function publishedOffer({ sessionType, price, ...offer }: SessionOffer): PublishedOffer[] {
  return price === null ? [] : [{ ...offer, sessionType: published(sessionType), price }];
}

const published = (sessionType: SessionType) => sessionType.toUpperCase() as Uppercase<SessionType>;

/** What the pages are rendered with: the facts, and in each language those that are words of ours. */
export function siteFacts(facts: ClinicFacts): SiteFacts {
  const words = languages.map(({ code }) => [code, { hoursText: hoursText(facts.hours, code) }]);
  return { ...facts, inLanguage: Object.fromEntries(words) as SiteFacts['inLanguage'] };
}

/** The facts of a clinic that is not open, whatever was entered. */
export const CLOSED_FACTS: ClinicFacts = {
  ...CLOSED_CLINIC,
  isOpen: false,
  hoursText: hoursText(CLOSED_CLINIC.hours),
  specialDays: [],
  offers: [],
  packages: [],
};
