import * as Contract from '../../platform/graphql/generated.js';
import type { ClinicFacts } from './clinic-facts.js';
import type { SessionOffer } from './clinic-settings.entity.js';
import type { SettingsView } from './clinic.service.js';
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

/** Lists every field explicitly, so that no other field is sent. */
export function toClinicSettings({ settings, facts, templates, missing }: SettingsView): Contract.ClinicSettings {
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
