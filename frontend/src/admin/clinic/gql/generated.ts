/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How patients book. */
export type BookingMode =
  /** A free slot that a patient picks is SCHEDULED at once. */
  | 'INSTANT'
  /** A request stays PENDING until an admin approves it. */
  | 'REQUEST';

/** Booking rules to change; a field left out stays. Meaning and default values as in BookingRules. */
export type BookingRulesInput = {
  /** Whether a patient may choose the physiotherapist. */
  readonly choosePhysiotherapist?: boolean | null | undefined;
  /** 1 to 365. */
  readonly horizonDays?: number | null | undefined;
  /** 0 to 10080. */
  readonly leadMinutes?: number | null | undefined;
  /** 1 to 50. */
  readonly maxOpenRequests?: number | null | undefined;
  /** 1 to 10. */
  readonly maxPerDay?: number | null | undefined;
  /** How patients book. */
  readonly mode?: BookingMode | null | undefined;
  /** 0 to 168. */
  readonly noticeHours?: number | null | undefined;
  /** 5 to 120. */
  readonly slotMinutes?: number | null | undefined;
  /** 0 to 240. */
  readonly travelMinutes?: number | null | undefined;
};

/** Settings to change. A field left out stays; null empties a field that may be empty; a list replaces the whole list. */
export type ClinicSettingsInput = {
  /** Booking rules to change. */
  readonly booking?: BookingRulesInput | null | undefined;
  /** 1 to 80 characters. */
  readonly city?: string | null | undefined;
  /** 0 to 1000000000 paise; null: no warning. */
  readonly creditWarning?: number | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Fee policy to change. */
  readonly fees?: FeePolicyInput | null | undefined;
  /** GST number: 15 characters, the last a check character; may be empty, but not while an active item of the price list has a tax rate. */
  readonly gstin?: string | null | undefined;
  /** Opening hours. A weekday that is left out is closed. */
  readonly hours?: ReadonlyArray<WeekdayHoursInput> | null | undefined;
  /** At most 300 items of the price list; one that is left out is switched off. */
  readonly items?: ReadonlyArray<PriceItemInput> | null | undefined;
  /** Those that are named change; at most 19. */
  readonly ledgerNames?: ReadonlyArray<LedgerNameInput> | null | undefined;
  /** Up to 200 characters; may be empty. */
  readonly legalName?: string | null | undefined;
  /** https only; may be empty. */
  readonly mapUrl?: string | null | undefined;
  /** At most 20 prices of messages; replaces the list. */
  readonly messagePrices?: ReadonlyArray<MessagePriceInput> | null | undefined;
  /** 1 to 120 characters. */
  readonly name?: string | null | undefined;
  /** Session offers. A session type that is left out is not offered. */
  readonly offers?: ReadonlyArray<SessionOfferInput> | null | undefined;
  /** At most 20 packages. */
  readonly packages?: ReadonlyArray<PackageOfferInput> | null | undefined;
  /** 1 to 3 numbers, the main one first. Each has 10 to 13 digits, with blanks, hyphens and brackets as displayed. */
  readonly phones?: ReadonlyArray<string> | null | undefined;
  /** Up to 12 characters; may be empty. */
  readonly postalCode?: string | null | undefined;
  /** At most 200 prices with single physiotherapists; replaces the list. */
  readonly prices?: ReadonlyArray<PriceRuleInput> | null | undefined;
  /** HH:MM, 00:00 to 23:59. */
  readonly quietFrom?: string | null | undefined;
  /** HH:MM, 00:00 to 23:59. */
  readonly quietUntil?: string | null | undefined;
  /** Up to 500 characters in several lines; may be empty. */
  readonly receiptHeader?: string | null | undefined;
  /** Up to 80 characters; may be empty. */
  readonly region?: string | null | undefined;
  /** Up to 60 characters; may be empty. */
  readonly registrationNumber?: string | null | undefined;
  /** At most 10 pages. */
  readonly social?: ReadonlyArray<SocialLinkInput> | null | undefined;
  /** At most 400 special days. */
  readonly specialDays?: ReadonlyArray<SpecialDayInput> | null | undefined;
  /** 1 to 200 characters. */
  readonly street?: string | null | undefined;
  /** Message templates. A kind that is left out is sent, without its own id; English entries of the danger sign kinds are required once they have an id. */
  readonly templates?: ReadonlyArray<MessageTemplateInput> | null | undefined;
  /** UPI address, such as name@bank; may be empty. */
  readonly vpa?: string | null | undefined;
  /** 10 to 13 digits, or a wa.me link, of which the number is stored; may be empty. */
  readonly whatsapp?: string | null | undefined;
};

/** An interval of a day in clinic time; `closes` is after `opens`. */
export type DayHoursInput = {
  /** HH:MM, 00:01 to 24:00. */
  readonly closes: string;
  /** HH:MM, 00:00 to 23:59. */
  readonly opens: string;
};

/** How a fee is reckoned. */
export type FeeBasis =
  /** A fixed amount: `amount`. */
  | 'AMOUNT'
  /** No fee. */
  | 'NONE'
  /** `percent` of the price that was agreed for the session, rounded down to the paisa; no fee without a price. */
  | 'PERCENT';

/** The fee policy; a field left out stays. */
export type FeePolicyInput = {
  /** 0 to 10. */
  readonly firstFree?: number | null | undefined;
  /** Of a session that the patient canceled within the notice. */
  readonly lateCancel?: FeeRuleInput | null | undefined;
  /** Of a missed session. */
  readonly noShow?: FeeRuleInput | null | undefined;
};

/** A fee; the figure that its basis needs is required, the other one refused. */
export type FeeRuleInput = {
  /** 1 to 100000000 paise. */
  readonly amount?: number | null | undefined;
  /** How it is reckoned. */
  readonly basis: FeeBasis;
  /** 1 to 100. */
  readonly percent?: number | null | undefined;
};

/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** The accounts of the journal (docs/money.md, The journal). */
export type LedgerAccount =
  /** Write-offs. */
  | 'BAD_DEBTS'
  /** Money by card. */
  | 'CARD'
  /** The drawer. */
  | 'CASH'
  /** What a count of cash found too much or too little. */
  | 'CASH_DIFFERENCE'
  /** Cash on its way to the bank. */
  | 'CASH_TO_BANK'
  /** Central tax. */
  | 'CGST_PAYABLE'
  /** Deposits that are held: a liability. */
  | 'DEPOSITS'
  /** Discounts and cancellations after the charge, without tax. */
  | 'DISCOUNTS'
  /** What was left of packages when they expired. */
  | 'EXPIRED_PACKAGES'
  /** Fees of the policy. */
  | 'FEE_INCOME'
  /** Money that the gateway took. */
  | 'GATEWAY'
  /** Goods, without tax. */
  | 'GOODS_INCOME'
  /** Money by net banking. */
  | 'NET_BANKING'
  /** What was brought over. */
  | 'OPENING_BALANCES'
  /** What was sold in packages and not used yet: a liability. */
  | 'PACKAGES_UNUSED'
  /** What patients owe, less what they paid: one account, without names. */
  | 'PATIENTS'
  /** Sessions that took place, and services of the price list. */
  | 'PHYSIOTHERAPY_INCOME'
  /** State tax. */
  | 'SGST_PAYABLE'
  /** Money by UPI. */
  | 'UPI';

/** The name of an account; each is named once. */
export type LedgerNameInput = {
  /** Which account. */
  readonly account: LedgerAccount;
  /** 1 to 100 characters. */
  readonly name: string;
};

/** By which way a message goes. */
export type MessageChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS'
  /** WhatsApp Business. */
  | 'WHATSAPP';

/** Kind of a message. */
export type MessageKind =
  /** The clinic has written to the patient; nothing of it is in the text. */
  | 'CARE_REPLY'
  /** A patient has waited for an answer for four opening hours. To the assignee, else the plan's physiotherapist or whoever covers, else the admins. */
  | 'CARE_WAITING'
  /** The answer to somebody who wrote STOP by WhatsApp, which ends their consent to it. */
  | 'CHANNEL_STOPPED'
  /** A patient's exercises of today; needs the consent REMINDERS. */
  | 'CHECK_IN'
  /** A provider of text messages runs out of credit; sent to admins, once a day and provider. E-mail alone. */
  | 'CREDIT_LOW'
  /** A patient reported a danger sign; sent to the doctor who must answer it, or to an admin where the plan has no doctor. */
  | 'DANGER_SIGN'
  /** A danger sign was not answered in time. */
  | 'DANGER_SIGN_OVERDUE'
  /** A receipt, bill or statement that was asked for. E-mail alone. */
  | 'DOCUMENT'
  /** A code that confirms an e-mail address; the text is kept without the code. E-mail alone. */
  | 'EMAIL_CODE'
  /** The exercises of the present phase. E-mail alone. */
  | 'EXERCISE_SHEET'
  /** A patient granted the recipient access to the exercises of each day; names nobody. */
  | 'FAMILY_INVITED'
  /** An admin or a member of the team signed in on a device on which the number had not signed in before; sent to that number. */
  | 'NEW_DEVICE'
  /** The same as NEW_DEVICE, with network and time, to the confirmed address of the account. E-mail alone. */
  | 'NEW_DEVICE_MAIL'
  /** The number no longer signs anybody in; sent to that number. */
  | 'NUMBER_CHANGED'
  /** A patient can sign in and find the record. */
  | 'PATIENT_INVITED'
  /** An amount is due, with its link. */
  | 'PAYMENT_DUE'
  /** A link by which an amount can be paid. */
  | 'PAYMENT_LINK'
  /** A payment was received. */
  | 'PAYMENT_RECEIVED'
  /** A plan begins. */
  | 'PLAN_STARTED'
  /** A session begins in a day. */
  | 'REMINDER_DAY'
  /** A session begins in two hours. */
  | 'REMINDER_HOURS'
  /** A report that is mailed to admins. E-mail alone. */
  | 'REPORT_MAIL'
  /** The clinic has answered a patient's request about the own data; nothing of it is in the text. */
  | 'REQUEST_ANSWERED'
  /** A security notice was created; sent to admins, who read it on the dashboard. */
  | 'SECURITY_NOTICE'
  /** A series was booked: one message for all of its sessions. */
  | 'SERIES_BOOKED'
  /** Sessions of a series have another time or physiotherapist, or are canceled: one message for all of them. */
  | 'SERIES_CHANGED'
  /** A session was booked, or a request approved. */
  | 'SESSION_BOOKED'
  /** The clinic canceled a session. */
  | 'SESSION_CANCELED'
  /** A session has another time. */
  | 'SESSION_MOVED'
  /** Somebody else treats at the same time; sent once the new physiotherapist is known. */
  | 'SESSION_REASSIGNED'
  /** A patient asked for a session. */
  | 'SESSION_REQUESTED'
  /** A clinician answered the danger sign that the patient reported. */
  | 'SIGN_ANSWERED'
  /** A sign-in code. A text to register alone: codes are in no outbox and no list. */
  | 'SIGN_IN_CODE'
  /** Free times are offered to make up for a missed session. */
  | 'SLOT_OFFER'
  /** A member of the team can sign in now. */
  | 'STAFF_REGISTERED'
  /** Many wrong codes were entered for the number; sent to that number. */
  | 'WRONG_CODES';

/** What messages of a channel and provider cost; each pair is named once. */
export type MessagePriceInput = {
  /** The channel. */
  readonly channel: MessageChannel;
  /** 0 to 100000000 paise for 1,000 parts. */
  readonly perThousand: number;
  /** Name of the provider, such as exotel; null: whichever. */
  readonly provider?: string | null | undefined;
};

/** Settings of one message kind in one language. */
export type MessageTemplateInput = {
  /** DLT template id: digits, letters and hyphens, at most 40; may be empty. The environment's id, sent back, stays the environment's. The English ids of DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE cannot be emptied once set. */
  readonly dltTemplateId?: string | null | undefined;
  /** Whether the message is sent. DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE in English must be true. */
  readonly enabled: boolean;
  /** Kind of message. */
  readonly kind: MessageKind;
  /** Language of the text; each kind has at most one entry per language. */
  readonly language: Language;
  /** Id of the same text with MSG91: letters, digits and hyphens, at most 60; may be empty. */
  readonly providerTemplateId?: string | null | undefined;
  /** Name of the template with WhatsApp: small letters, digits and underscores, at most 512; may be empty. */
  readonly whatsappName?: string | null | undefined;
};

/** A number of sessions at one price. */
export type PackageOfferInput = {
  /** 1 to 80 characters. */
  readonly name: string;
  /** Price: 0 to 100000000 paise (₹10,00,000). */
  readonly price: number;
  /** Kinds of sessions that it covers. Default: all. */
  readonly sessionTypes?: ReadonlyArray<SessionType> | null | undefined;
  /** Number of sessions, 1 to 200. */
  readonly sessions: number;
  /** How many days it can be used, 1 to 1096. Default: 365. */
  readonly validDays?: number | null | undefined;
};

/** An item of the price list; without an id it is new. One that is left out of the list is switched off, not deleted. */
export type PriceItemInput = {
  /** 0 to 4000 hundredths of a per cent; above 0 only with a GST number. */
  readonly gstRate: number;
  /** 4 to 8 digits; may be empty. */
  readonly hsn?: string | null | undefined;
  /** Id of a present item. */
  readonly id?: string | null | undefined;
  /** Whether it can be sold. Default: true. */
  readonly isActive?: boolean | null | undefined;
  /** Whether it is goods; otherwise a service. */
  readonly isGoods: boolean;
  /** 1 to 80 characters; unique, also among items that are switched off. */
  readonly name: string;
  /** 1 to 100000000 paise, tax included. */
  readonly price: number;
};

/** A price with one physiotherapist; each pair is named once. */
export type PriceRuleInput = {
  /** The physiotherapist's id. */
  readonly physiotherapistId: string;
  /** 0 to 100000000 paise. */
  readonly price: number;
  /** The kind of session. */
  readonly sessionType: SessionType;
};

/** Length and price of a session type. */
export type SessionOfferInput = {
  /** Length in minutes, 5 to 480. */
  readonly durationMinutes: number;
  /** Whether patients may request it. */
  readonly enabled: boolean;
  /** Price: 0 to 100000000 paise (₹10,00,000); null: not published. */
  readonly price?: number | null | undefined;
  /** The session type; at most one entry each. */
  readonly sessionType: SessionType;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** A page of the clinic on another site. */
export type SocialLinkInput = {
  /** 1 to 40 characters. */
  readonly label: string;
  /** https only. */
  readonly url: string;
};

/** A day with hours other than its weekday's; no hours: a holiday. */
export type SpecialDayInput = {
  /** The day; at most one entry each. */
  readonly day: string;
  /** At most 6 intervals, in order and without overlap. */
  readonly hours: ReadonlyArray<DayHoursInput>;
  /** 1 to 80 characters. */
  readonly name: string;
};

/** Role of an account. */
export type UserType =
  /** Runs the back office. */
  | 'ADMIN'
  /** Operates on or refers patients. */
  | 'DOCTOR'
  /** A patient; sees their own data. */
  | 'PATIENT'
  /** Treats patients. */
  | 'PHYSIOTHERAPIST'
  /** The front desk: books, registers, takes payments; works at /desk. Signs in at the door STAFF. */
  | 'RECEPTION'
  /** Not a patient: a relative, or a new member of staff. */
  | 'USER';

/** Monday to Sunday. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** Opening intervals of a weekday, in order and without overlap; none: closed. */
export type WeekdayHoursInput = {
  /** At most 6 intervals. */
  readonly hours: ReadonlyArray<DayHoursInput>;
  /** The weekday; at most one entry each. */
  readonly weekday: Weekday;
};

export type ClinicSettingsFieldsFragment = { readonly legalName: string | null, readonly gstin: string | null, readonly vpa: string | null, readonly receiptHeader: string | null, readonly registrationNumber: string | null, readonly creditWarning: number | null, readonly quietFrom: string, readonly quietUntil: string, readonly missing: ReadonlyArray<string>, readonly openedAt: string | null, readonly version: number, readonly clinic: { readonly isOpen: boolean, readonly name: string, readonly phones: ReadonlyArray<string>, readonly whatsapp: string | null, readonly email: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string | null, readonly mapUrl: string | null, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly packages: ReadonlyArray<{ readonly name: string, readonly sessions: number, readonly price: number, readonly validDays: number, readonly sessionTypes: ReadonlyArray<SessionType> | null }> }, readonly specialDays: ReadonlyArray<{ readonly day: string, readonly name: string, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly enabled: boolean, readonly durationMinutes: number, readonly price: number | null }>, readonly booking: { readonly mode: BookingMode, readonly slotMinutes: number, readonly leadMinutes: number, readonly horizonDays: number, readonly noticeHours: number, readonly maxOpenRequests: number, readonly maxPerDay: number, readonly travelMinutes: number, readonly choosePhysiotherapist: boolean }, readonly templates: ReadonlyArray<{ readonly kind: MessageKind, readonly language: Language, readonly tagged: string, readonly registeredText: string | null, readonly isStale: boolean, readonly dltTemplateId: string | null, readonly providerTemplateId: string | null, readonly whatsappName: string | null, readonly whatsappText: string, readonly enabled: boolean }>, readonly prices: ReadonlyArray<{ readonly sessionType: SessionType, readonly physiotherapistId: string, readonly price: number }>, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly price: number, readonly isGoods: boolean, readonly gstRate: number, readonly hsn: string | null, readonly isActive: boolean }>, readonly fees: { readonly firstFree: number, readonly lateCancel: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null }, readonly noShow: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null } }, readonly messagePrices: ReadonlyArray<{ readonly channel: MessageChannel, readonly provider: string | null, readonly perThousand: number }>, readonly ledgerNames: ReadonlyArray<{ readonly account: LedgerAccount, readonly name: string }> };

export type PricedPhysiotherapistsQueryVariables = Exact<{ [key: string]: never; }>;


export type PricedPhysiotherapistsQuery = { readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ClinicSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSettingsQuery = { readonly clinicSettings: { readonly legalName: string | null, readonly gstin: string | null, readonly vpa: string | null, readonly receiptHeader: string | null, readonly registrationNumber: string | null, readonly creditWarning: number | null, readonly quietFrom: string, readonly quietUntil: string, readonly missing: ReadonlyArray<string>, readonly openedAt: string | null, readonly version: number, readonly clinic: { readonly isOpen: boolean, readonly name: string, readonly phones: ReadonlyArray<string>, readonly whatsapp: string | null, readonly email: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string | null, readonly mapUrl: string | null, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly packages: ReadonlyArray<{ readonly name: string, readonly sessions: number, readonly price: number, readonly validDays: number, readonly sessionTypes: ReadonlyArray<SessionType> | null }> }, readonly specialDays: ReadonlyArray<{ readonly day: string, readonly name: string, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly enabled: boolean, readonly durationMinutes: number, readonly price: number | null }>, readonly booking: { readonly mode: BookingMode, readonly slotMinutes: number, readonly leadMinutes: number, readonly horizonDays: number, readonly noticeHours: number, readonly maxOpenRequests: number, readonly maxPerDay: number, readonly travelMinutes: number, readonly choosePhysiotherapist: boolean }, readonly templates: ReadonlyArray<{ readonly kind: MessageKind, readonly language: Language, readonly tagged: string, readonly registeredText: string | null, readonly isStale: boolean, readonly dltTemplateId: string | null, readonly providerTemplateId: string | null, readonly whatsappName: string | null, readonly whatsappText: string, readonly enabled: boolean }>, readonly prices: ReadonlyArray<{ readonly sessionType: SessionType, readonly physiotherapistId: string, readonly price: number }>, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly price: number, readonly isGoods: boolean, readonly gstRate: number, readonly hsn: string | null, readonly isActive: boolean }>, readonly fees: { readonly firstFree: number, readonly lateCancel: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null }, readonly noShow: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null } }, readonly messagePrices: ReadonlyArray<{ readonly channel: MessageChannel, readonly provider: string | null, readonly perThousand: number }>, readonly ledgerNames: ReadonlyArray<{ readonly account: LedgerAccount, readonly name: string }> } };

export type UpdateClinicSettingsMutationVariables = Exact<{
  input: ClinicSettingsInput;
  version?: number | null | undefined;
}>;


export type UpdateClinicSettingsMutation = { readonly updateClinicSettings: { readonly legalName: string | null, readonly gstin: string | null, readonly vpa: string | null, readonly receiptHeader: string | null, readonly registrationNumber: string | null, readonly creditWarning: number | null, readonly quietFrom: string, readonly quietUntil: string, readonly missing: ReadonlyArray<string>, readonly openedAt: string | null, readonly version: number, readonly clinic: { readonly isOpen: boolean, readonly name: string, readonly phones: ReadonlyArray<string>, readonly whatsapp: string | null, readonly email: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string | null, readonly mapUrl: string | null, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly packages: ReadonlyArray<{ readonly name: string, readonly sessions: number, readonly price: number, readonly validDays: number, readonly sessionTypes: ReadonlyArray<SessionType> | null }> }, readonly specialDays: ReadonlyArray<{ readonly day: string, readonly name: string, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly enabled: boolean, readonly durationMinutes: number, readonly price: number | null }>, readonly booking: { readonly mode: BookingMode, readonly slotMinutes: number, readonly leadMinutes: number, readonly horizonDays: number, readonly noticeHours: number, readonly maxOpenRequests: number, readonly maxPerDay: number, readonly travelMinutes: number, readonly choosePhysiotherapist: boolean }, readonly templates: ReadonlyArray<{ readonly kind: MessageKind, readonly language: Language, readonly tagged: string, readonly registeredText: string | null, readonly isStale: boolean, readonly dltTemplateId: string | null, readonly providerTemplateId: string | null, readonly whatsappName: string | null, readonly whatsappText: string, readonly enabled: boolean }>, readonly prices: ReadonlyArray<{ readonly sessionType: SessionType, readonly physiotherapistId: string, readonly price: number }>, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly price: number, readonly isGoods: boolean, readonly gstRate: number, readonly hsn: string | null, readonly isActive: boolean }>, readonly fees: { readonly firstFree: number, readonly lateCancel: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null }, readonly noShow: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null } }, readonly messagePrices: ReadonlyArray<{ readonly channel: MessageChannel, readonly provider: string | null, readonly perThousand: number }>, readonly ledgerNames: ReadonlyArray<{ readonly account: LedgerAccount, readonly name: string }> } };

export type OpenClinicMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenClinicMutation = { readonly openClinic: { readonly legalName: string | null, readonly gstin: string | null, readonly vpa: string | null, readonly receiptHeader: string | null, readonly registrationNumber: string | null, readonly creditWarning: number | null, readonly quietFrom: string, readonly quietUntil: string, readonly missing: ReadonlyArray<string>, readonly openedAt: string | null, readonly version: number, readonly clinic: { readonly isOpen: boolean, readonly name: string, readonly phones: ReadonlyArray<string>, readonly whatsapp: string | null, readonly email: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string | null, readonly mapUrl: string | null, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly packages: ReadonlyArray<{ readonly name: string, readonly sessions: number, readonly price: number, readonly validDays: number, readonly sessionTypes: ReadonlyArray<SessionType> | null }> }, readonly specialDays: ReadonlyArray<{ readonly day: string, readonly name: string, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly enabled: boolean, readonly durationMinutes: number, readonly price: number | null }>, readonly booking: { readonly mode: BookingMode, readonly slotMinutes: number, readonly leadMinutes: number, readonly horizonDays: number, readonly noticeHours: number, readonly maxOpenRequests: number, readonly maxPerDay: number, readonly travelMinutes: number, readonly choosePhysiotherapist: boolean }, readonly templates: ReadonlyArray<{ readonly kind: MessageKind, readonly language: Language, readonly tagged: string, readonly registeredText: string | null, readonly isStale: boolean, readonly dltTemplateId: string | null, readonly providerTemplateId: string | null, readonly whatsappName: string | null, readonly whatsappText: string, readonly enabled: boolean }>, readonly prices: ReadonlyArray<{ readonly sessionType: SessionType, readonly physiotherapistId: string, readonly price: number }>, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly price: number, readonly isGoods: boolean, readonly gstRate: number, readonly hsn: string | null, readonly isActive: boolean }>, readonly fees: { readonly firstFree: number, readonly lateCancel: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null }, readonly noShow: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null } }, readonly messagePrices: ReadonlyArray<{ readonly channel: MessageChannel, readonly provider: string | null, readonly perThousand: number }>, readonly ledgerNames: ReadonlyArray<{ readonly account: LedgerAccount, readonly name: string }> } };

export type ClinicReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicReadinessQuery = { readonly staff: ReadonlyArray<{ readonly userType: UserType, readonly disabled: boolean }>, readonly consentForms: ReadonlyArray<{ readonly id: string }> };

export const ClinicSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choosePhysiotherapist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"vpa"}},{"kind":"Field","name":{"kind":"Name","value":"receiptHeader"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tagged"}},{"kind":"Field","name":{"kind":"Name","value":"registeredText"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"dltTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"providerTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappName"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappText"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isGoods"}},{"kind":"Field","name":{"kind":"Name","value":"gstRate"}},{"kind":"Field","name":{"kind":"Name","value":"hsn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messagePrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"perThousand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditWarning"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicSettingsFieldsFragment, unknown>;
export const PricedPhysiotherapistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricedPhysiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PricedPhysiotherapistsQuery, PricedPhysiotherapistsQueryVariables>;
export const ClinicSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choosePhysiotherapist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"vpa"}},{"kind":"Field","name":{"kind":"Name","value":"receiptHeader"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tagged"}},{"kind":"Field","name":{"kind":"Name","value":"registeredText"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"dltTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"providerTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappName"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappText"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isGoods"}},{"kind":"Field","name":{"kind":"Name","value":"gstRate"}},{"kind":"Field","name":{"kind":"Name","value":"hsn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messagePrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"perThousand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditWarning"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicSettingsQuery, ClinicSettingsQueryVariables>;
export const UpdateClinicSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClinicSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choosePhysiotherapist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"vpa"}},{"kind":"Field","name":{"kind":"Name","value":"receiptHeader"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tagged"}},{"kind":"Field","name":{"kind":"Name","value":"registeredText"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"dltTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"providerTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappName"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappText"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isGoods"}},{"kind":"Field","name":{"kind":"Name","value":"gstRate"}},{"kind":"Field","name":{"kind":"Name","value":"hsn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messagePrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"perThousand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditWarning"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateClinicSettingsMutation, UpdateClinicSettingsMutationVariables>;
export const OpenClinicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenClinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openClinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenRequests"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"choosePhysiotherapist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"vpa"}},{"kind":"Field","name":{"kind":"Name","value":"receiptHeader"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tagged"}},{"kind":"Field","name":{"kind":"Name","value":"registeredText"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"dltTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"providerTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappName"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappText"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isGoods"}},{"kind":"Field","name":{"kind":"Name","value":"gstRate"}},{"kind":"Field","name":{"kind":"Name","value":"hsn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messagePrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"perThousand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditWarning"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OpenClinicMutation, OpenClinicMutationVariables>;
export const ClinicReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consentForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ClinicReadinessQuery, ClinicReadinessQueryVariables>;
export const usePricedPhysiotherapistsQuery = (options: useQuery.Options<PricedPhysiotherapistsQuery, PricedPhysiotherapistsQueryVariables> | SkipToken = {}) => useQuery(PricedPhysiotherapistsDocument, options);
export const useClinicSettingsQuery = (options: useQuery.Options<ClinicSettingsQuery, ClinicSettingsQueryVariables> | SkipToken = {}) => useQuery(ClinicSettingsDocument, options);
export const useUpdateClinicSettingsMutation = (options?: useMutation.Options<UpdateClinicSettingsMutation, UpdateClinicSettingsMutationVariables>) => useMutation<UpdateClinicSettingsMutation, UpdateClinicSettingsMutationVariables>(UpdateClinicSettingsDocument, options);
export const useOpenClinicMutation = (options?: useMutation.Options<OpenClinicMutation, OpenClinicMutationVariables>) => useMutation<OpenClinicMutation, OpenClinicMutationVariables>(OpenClinicDocument, options);
export const useClinicReadinessQuery = (options: useQuery.Options<ClinicReadinessQuery, ClinicReadinessQueryVariables> | SkipToken = {}) => useQuery(ClinicReadinessDocument, options);