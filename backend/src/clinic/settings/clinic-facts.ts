import { addDays } from '../../platform/time/clinic-time.js';
import type { BookingMode, ClinicSettings, PackageOffer, SessionOffer, SocialLink } from './clinic-settings.entity.js';
import { CLOSED_CLINIC } from './closed-clinic.js';
import { languages } from '../../platform/generated-messages/languages.js';
import type { SiteFacts } from '../../platform/http/built-site.js';
import { hoursText, type SpecialDay, type WeekdayHours } from './opening-hours.js';
import type { SessionType } from './session-type.js';

/** Public facts of the clinic, as the contract's type Clinic, in JSON values. */
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
  packages: Required<PackageOffer>[];
  noticeHours: number;
  bookingMode: BookingMode;
  sessionTypes: PublishedOffer['sessionType'][];
  horizonDays: number;
  choosePhysiotherapist: boolean;
}

/** Offer with its kind of session under the contract's name. */
export type PublishedOffer = Omit<SessionOffer, 'sessionType'> & { sessionType: Uppercase<SessionType> };

/** Number of days for which special days are published. */
const AHEAD = 60;

/** Days in which a package can be used, unless its offer says otherwise. */
const USUAL_DAYS = 365;

/** Returns the public facts on a clinic day; until the clinic is open, the specification's. */
export function publicFacts(settings: ClinicSettings, day: string): ClinicFacts {
  return settings.openedAt ? factsOf(settings, day) : CLOSED_FACTS;
}

/** Returns the facts that the settings contain. */
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
    packages: packages.map((offer) => ({ validDays: USUAL_DAYS, sessionTypes: null, ...offer })),
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

/** Returns the facts for rendering pages: common ones, and translated ones by language. Each page carries them, so packages omit what is usual. */
export function siteFacts(facts: ClinicFacts): SiteFacts {
  const packages = facts.packages.map(({ validDays, sessionTypes, ...offer }) => ({
    ...offer,
    ...(validDays !== USUAL_DAYS && { validDays }),
    ...(sessionTypes && { sessionTypes: sessionTypes.map((type) => published(type)) }),
  }));
  const words = languages.map(({ code }) => [code, { hoursText: hoursText(facts.hours, code) }]);
  const common = { ...facts, packages };
  return { ...common, inLanguage: Object.fromEntries(words) as SiteFacts['inLanguage'] };
}

/** Facts of a closed clinic, independent of the settings. */
export const CLOSED_FACTS: ClinicFacts = {
  ...CLOSED_CLINIC,
  isOpen: false,
  hoursText: hoursText(CLOSED_CLINIC.hours),
  specialDays: [],
  offers: [],
  packages: [],
};
