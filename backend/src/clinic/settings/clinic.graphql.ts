import * as Contract from '../../platform/graphql/generated.js';
import type { ClinicFacts } from './clinic-facts.js';
import type { SessionOffer } from './clinic-settings.entity.js';
import type { BookingTerms, SettingsView } from './clinic.service.js';
import type { PriceItem } from './price-item.entity.js';
import type { FeePolicy, FeeRule, PriceRule } from './price-rules.js';
import { ledgerNamesOf } from './ledger-names.js';

/** Lists every field explicitly, so that no other field is sent. */
function toSessionOffer({ sessionType, enabled, durationMinutes, price }: SessionOffer): Contract.SessionOffer {
  return { sessionType, enabled, durationMinutes, price };
}

/** Maps the facts, which are all public, to the contract; only kinds of sessions are renamed. */
export function toClinic({ offers, sessionTypes, ...facts }: ClinicFacts): Contract.Clinic {
  return {
    ...facts,
    sessionTypes: sessionTypes.map((name) => Contract.SessionType[name]),
    offers: offers.map(({ sessionType, ...offer }) =>
      toSessionOffer({ ...offer, sessionType: Contract.SessionType[sessionType] }),
    ),
  };
}

/** Maps an item of the price list to the contract. */
export function toPriceItem(item: PriceItem): Contract.PriceItem {
  const { id, name, pricePaise: price, isGoods, gstRate, hsn, isActive } = item;
  return { id, name, price, isGoods, gstRate, hsn: hsn ?? null, isActive };
}

const toFeeRule = ({ basis, amount, percent }: FeeRule): Contract.FeeRule => ({
  basis: Contract.FeeBasis[basis],
  amount: amount ?? null,
  percent: percent ?? null,
});

const toFeePolicy = ({ lateCancel, noShow, firstFree }: FeePolicy): Contract.FeePolicy => ({
  lateCancel: toFeeRule(lateCancel),
  noShow: toFeeRule(noShow),
  firstFree,
});

const toPriceRule = ({ sessionType, physiotherapistId, price }: PriceRule): Contract.PriceRule => ({
  sessionType,
  physiotherapistId,
  price,
});

/** Maps the terms on which patients book to the contract. */
export const toBookingTerms = ({ fees, noticeHours, prices }: BookingTerms): Contract.BookingTerms => ({
  fees: toFeePolicy(fees),
  noticeHours,
  prices: prices.map((rule) => toPriceRule(rule)),
});

/** Lists every field explicitly, so that no other field is sent. */
export function toClinicSettings({
  settings,
  facts,
  items,
  templates,
  missing,
}: SettingsView): Contract.ClinicSettings {
  const { mode, slotMinutes, leadMinutes, horizonDays, noticeHours, maxOpenRequests } = settings;
  const { maxPerDay, travelMinutes, choosePhysiotherapist } = settings;
  return {
    clinic: toClinic(facts),
    legalName: settings.legalName ?? null,
    gstin: settings.gstin ?? null,
    vpa: settings.vpa ?? null,
    receiptHeader: settings.receiptHeader ?? null,
    registrationNumber: settings.registrationNumber ?? null,
    offers: settings.offers.map((offer) => toSessionOffer(offer)),
    specialDays: settings.specialDays,
    booking: {
      mode,
      slotMinutes,
      leadMinutes,
      horizonDays,
      noticeHours,
      maxOpenRequests,
      maxPerDay,
      travelMinutes,
      choosePhysiotherapist,
    },
    templates: templates.map((template) => ({
      ...template,
      isStale: template.registeredText !== null && template.registeredText !== template.text,
    })),
    prices: settings.prices.map((rule) => toPriceRule(rule)),
    items: items.map((item) => toPriceItem(item)),
    fees: toFeePolicy(settings.fees),
    messagePrices: settings.messagePrices.map(({ channel, provider, perThousand }) => ({
      channel: Contract.MessageChannel[channel],
      provider,
      perThousand,
    })),
    creditWarning: settings.creditWarning ?? null,
    ledgerNames: ledgerNamesOf(settings).map(({ account, name }) => ({
      account: Contract.LedgerAccount[account],
      name,
    })),
    quietFrom: settings.quietFrom,
    quietUntil: settings.quietUntil,
    missing,
    openedAt: settings.openedAt ?? null,
    version: settings.version,
  };
}
