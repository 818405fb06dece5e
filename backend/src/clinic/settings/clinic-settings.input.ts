import { z } from 'zod';
import { textKinds, messageLanguages } from '../../identity/index.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import type { InputName } from '../../platform/errors/inputs.js';
import { isAlwaysSent } from '../message-templates/message-template.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, lines, oneLine } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { BOOKING_MODES } from './clinic-settings.entity.js';
import { isGstin } from './gstin.js';
import { specialDays, timeOfDay, weekHours } from './opening-hours.input.js';
import { SESSION_TYPES } from './session-type.js';
import { feePolicy, priceItems, priceRules } from './prices.input.js';
import { creditWarning, messagePrices } from './message-prices.js';
import { ledgerNames } from './ledger-names.js';
import { email } from '../../platform/inputs/email.js';

/** Converts a text without visible characters to null, which empties the field. */
const emptied = (value: unknown) =>
  value === null || (typeof value === 'string' && oneLine(value) === '') ? null : value;
const mayBeEmpty = <T extends z.ZodType>(schema: T) => z.preprocess(emptied, schema.nullable()).optional();

const PHONE = validationMessage('CLINIC_PHONE', { least: 10, most: 13 });
/** Returns whether a text is a phone number for display; landlines and short codes are allowed. */
const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d ()-]+$/.test(text) && digits >= 10 && digits <= 13;
};
const phone = line.required('CLINIC_PHONE', 24, { missing: PHONE, tooLong: PHONE }).refine(isPhone, PHONE);
const phones = z
  .array(phone, PHONE)
  .min(1, PHONE)
  .max(3, validationMessage('TOO_MANY', { input: 'CLINIC_PHONES', most: 3 }));

/** Extracts the number from a chat link, with its country code. */
const withoutLink = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^\s*https:\/\/wa\.me\/(?=\d)/i, '+') : value;

const LINK = validationMessage('HTTPS_LINK');
const isLink = (text: string) => {
  if (!/^https:\/\/[^\s"'<>\\`]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};
const link = line.required('LINK', 500, { missing: LINK, tooLong: LINK }).refine(isLink, LINK);

const SOCIAL = validationMessage('SOCIAL_LIST');
const social = z
  .array(z.object({ label: line.required('LINK_LABEL', 40), url: link }, SOCIAL), SOCIAL)
  .max(10, validationMessage('TOO_MANY', { input: 'SOCIAL', most: 10 }));

const MOST_PAISE = 100_000_000;
const PRICE = validationMessage('PRICE', { rupees: MOST_PAISE / 100 });
const price = z.int(PRICE).min(0, PRICE).max(MOST_PAISE, PRICE);

const yesOrNo = (input: InputName) => z.boolean(validationMessage('YES_OR_NO', { input }));

const OFFERS = validationMessage('OFFERS_LIST');
const DURATION = validationMessage('DURATION', { least: 5, most: 480 });
const offer = z.object(
  {
    sessionType: z.enum(
      SESSION_TYPES,
      validationMessage('EITHER', { input: 'SESSION_TYPE', choices: SESSION_TYPES.join(', ') }),
    ),
    enabled: yesOrNo('OFFER_ENABLED'),
    durationMinutes: z.int(DURATION).min(5, DURATION).max(480, DURATION),
    price: price.nullish().transform((paise) => paise ?? null),
  },
  OFFERS,
);
const offers = z
  .array(offer, OFFERS)
  .refine(
    (list) => new Set(list.map(({ sessionType }) => sessionType)).size === list.length,
    validationMessage('OFFER_TWICE'),
  );

const PACKAGES = validationMessage('PACKAGES_LIST');
const PACKAGE_TYPES = validationMessage('PACKAGE_TYPES');
const packages = z
  .array(
    z.object(
      {
        name: line.required('PACKAGE_NAME', 80),
        sessions: wholeNumber('PACKAGE_SESSIONS', 1, 200),
        price,
        validDays: wholeNumber('PACKAGE_DAYS', 1, 1_096)
          .nullish()
          .transform((days) => days ?? 365),
        sessionTypes: z
          .array(z.enum(SESSION_TYPES, PACKAGE_TYPES), PACKAGE_TYPES)
          .min(1, PACKAGE_TYPES)
          .refine((types) => new Set(types).size === types.length, PACKAGE_TYPES)
          .nullish()
          .transform((types) => types ?? null),
      },
      PACKAGES,
    ),
    PACKAGES,
  )
  .max(20, validationMessage('TOO_MANY', { input: 'PACKAGES', most: 20 }));

const bookingRules = z.object(
  {
    mode: z
      .enum(BOOKING_MODES, validationMessage('EITHER', { input: 'BOOKING_MODE', choices: BOOKING_MODES.join(', ') }))
      .optional(),
    slotMinutes: wholeNumber('SLOT_MINUTES', 5, 120).optional(),
    leadMinutes: wholeNumber('LEAD_MINUTES', 0, 10_080).optional(),
    horizonDays: wholeNumber('HORIZON_DAYS', 1, 365).optional(),
    noticeHours: wholeNumber('NOTICE_HOURS', 0, 168).optional(),
    maxOpenRequests: wholeNumber('MAX_OPEN_REQUESTS', 1, 50).optional(),
    maxPerDay: wholeNumber('MAX_PER_DAY', 1, 10).optional(),
    travelMinutes: wholeNumber('TRAVEL_MINUTES', 0, 240).optional(),
    choosePhysiotherapist: yesOrNo('CHOOSE_PHYSIOTHERAPIST').optional(),
  },
  validationMessage('BOOKING_RULES'),
);

const GSTIN = validationMessage('GSTIN', { example: '09AAACH7409R1ZZ' });
const VPA = validationMessage('LOOKS_LIKE', { input: 'VPA', example: 'name@bank' });

const TEMPLATES = validationMessage('TEMPLATES_LIST');
const TEMPLATE_KIND = validationMessage('ONE_OF', { input: 'MESSAGE_KIND', choices: textKinds.join(', ') });
const TEMPLATE_ID = validationMessage('TEMPLATE_ID', { most: 40 });
const PROVIDER_TEMPLATE_ID = validationMessage('TEMPLATE_ID', { most: 60 });
const WHATSAPP_NAME = validationMessage('WHATSAPP_NAME', { most: 512 });
const templates = z
  .array(
    z
      .object(
        {
          kind: z.string(TEMPLATE_KIND).pipe(z.enum(textKinds, TEMPLATE_KIND)),
          language: z.enum(
            messageLanguages,
            validationMessage('EITHER', { input: 'MESSAGE_LANGUAGE', choices: messageLanguages.join(', ') }),
          ),
          dltTemplateId: mayBeEmpty(
            line
              .required('TEMPLATE_ID', 40, { missing: TEMPLATE_ID, tooLong: TEMPLATE_ID })
              .refine((text) => /^[a-z\d-]+$/i.test(text), TEMPLATE_ID),
          ).transform((id) => id ?? null),
          providerTemplateId: mayBeEmpty(
            line
              .required('TEMPLATE_ID', 60, { missing: PROVIDER_TEMPLATE_ID, tooLong: PROVIDER_TEMPLATE_ID })
              .refine((text) => /^[a-z\d-]+$/i.test(text), PROVIDER_TEMPLATE_ID),
          ).transform((id) => id ?? null),
          whatsappName: mayBeEmpty(
            line
              .required('WHATSAPP_NAME', 512, { missing: WHATSAPP_NAME, tooLong: WHATSAPP_NAME })
              .refine((text) => /^[a-z\d_]+$/.test(text), WHATSAPP_NAME),
          ).transform((name) => name ?? null),
          enabled: yesOrNo('MESSAGE_ENABLED'),
        },
        TEMPLATES,
      )
      .refine((template) => template.enabled || template.kind === 'SECURITY_NOTICE' || !isAlwaysSent(template), {
        message: validationMessage('DANGER_MESSAGE_OFF'),
        path: ['enabled'],
      })
      .refine((template) => template.enabled || template.kind !== 'SECURITY_NOTICE' || !isAlwaysSent(template), {
        message: validationMessage('SECURITY_MESSAGE_OFF'),
        path: ['enabled'],
      }),
    TEMPLATES,
  )
  .refine((list) => new Set(list.map(({ kind, language }) => kind + language)).size === list.length, {
    message: validationMessage('TEMPLATE_TWICE'),
  });

/** Input of a change of the settings; omitted fields are unchanged. */
export const clinicSettingsInput = rowReference.pick({ version: true }).extend({
  name: line.required('NAME', 120).optional(),
  legalName: mayBeEmpty(line.optional('LEGAL_NAME', 200)),
  phones: phones.optional(),
  whatsapp: mayBeEmpty(z.preprocess(withoutLink, phone)),
  email: email.optional(),
  street: line.required('STREET', 200).optional(),
  city: line.required('CITY', 80).optional(),
  region: mayBeEmpty(line.optional('REGION', 80)),
  postalCode: mayBeEmpty(line.optional('POSTAL_CODE', 12)),
  mapUrl: mayBeEmpty(link),
  hours: weekHours.optional(),
  specialDays: specialDays.optional(),
  social: social.optional(),
  offers: offers.optional(),
  packages: packages.optional(),
  booking: bookingRules.optional(),
  gstin: mayBeEmpty(
    line
      .required('GSTIN', 15, { missing: GSTIN, tooLong: GSTIN })
      .transform((text) => text.toUpperCase())
      .refine(isGstin, GSTIN),
  ),
  vpa: mayBeEmpty(
    line
      .required('VPA', 120, { missing: VPA, tooLong: VPA })
      .refine((text) => /^[\w.-]{2,}@[a-z][a-z\d]+$/i.test(text), VPA),
  ),
  receiptHeader: mayBeEmpty(lines.optional('RECEIPT_HEADER', 500)),
  registrationNumber: mayBeEmpty(line.optional('REGISTRATION_NUMBER', 60)),
  templates: templates.optional(),
  prices: priceRules.optional(),
  items: priceItems.optional(),
  fees: feePolicy.optional(),
  messagePrices: messagePrices.optional(),
  creditWarning: creditWarning.nullish(),
  ledgerNames: ledgerNames.optional(),
  quietFrom: timeOfDay.optional(),
  quietUntil: timeOfDay.optional(),
});
export type ClinicSettingsChange = z.input<typeof clinicSettingsInput>;
