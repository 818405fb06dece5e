import { SessionTypeEnum } from '../../scheduling/appointments/appointment.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { ClinicFacts } from './clinic-facts.js';
import type { SessionOffer } from './clinic-settings.entity.js';
import type { SettingsView } from './clinic.service.js';

/** Names every field that is sent. */
function toSessionOffer({ sessionType, enabled, durationMinutes, price }: SessionOffer): Contract.SessionOffer {
  return { sessionType, enabled, durationMinutes, price };
}

/** The facts, which are public as they are; only the kinds of sessions have other names inside. */
export function toClinic({ offers, sessionTypes, ...facts }: ClinicFacts): Contract.Clinic {
  return {
    ...facts,
    sessionTypes: sessionTypes.map((name) => SessionTypeEnum[name]),
    offers: offers.map(({ sessionType, ...offer }) =>
      toSessionOffer({ ...offer, sessionType: SessionTypeEnum[sessionType] }),
    ),
  };
}

/** Names every field that is sent. */
export function toClinicSettings({ settings, facts, templates, missing }: SettingsView): Contract.ClinicSettings {
  const { mode, slotMinutes, leadMinutes, horizonDays, noticeHours, maxOpenRequests } = settings;
  const { maxPerDay, travelMinutes, choosePhysiotherapist } = settings;
  return {
    clinic: toClinic(facts),
    legalName: settings.legalName ?? null,
    gstin: settings.gstin ?? null,
    vpa: settings.vpa ?? null,
    receiptHeader: settings.receiptHeader ?? null,
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
    templates,
    quietFrom: settings.quietFrom,
    quietUntil: settings.quietUntil,
    missing,
    openedAt: settings.openedAt ?? null,
    version: settings.version,
  };
}
