import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type AskedChange, type FourEyes, lockAdmins, notifyAdmins } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import {
  allTemplates,
  ownTemplates,
  requireSafetyIds,
  withRegisteredTexts,
  type TemplateEnvironment,
  type MessageTemplate,
} from '../message-templates/message-template.js';
import { publish } from '../../platform/events/domain-events.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { factsOf, publicFacts, type ClinicFacts } from './clinic-facts.js';
import { CLINIC, ClinicSettings, loadSettings } from './clinic-settings.entity.js';
import { clinicSettingsInput, type ClinicSettingsChange } from './clinic-settings.input.js';
import { ClinicOpened } from './clinic-events.js';
import { changedFees, requireGstin, requirePriced, writeItems } from './change-prices.js';
import { findItems, type PriceItem } from './price-item.entity.js';
import { NO_FEES, withoutAmounts, type FeePolicy, type PriceRule } from './price-rules.js';
import { renamed } from './ledger-names.js';
import { missingSettings } from './missing-settings.js';

/** Settings with the resulting facts and messages, and what is missing to open the clinic. */
export interface SettingsView {
  settings: ClinicSettings;
  facts: ClinicFacts;
  /** The price list, with what is not sold any more. */
  items: PriceItem[];
  templates: MessageTemplate[];
  missing: string[];
}

/** The terms on which patients book. */
export interface BookingTerms {
  fees: FeePolicy;
  noticeHours: number;
  prices: PriceRule[];
}

/** Manages the clinic's settings and opens it. */
export class ClinicService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; sampleData: boolean; templates: TemplateEnvironment; fourEyes: FourEyes },
  ) {}

  /** Returns the public facts. */
  async read(actor: Actor): Promise<ClinicFacts> {
    return this.useCases.read(actor, 'clinic.read', nothing, {}, async (_, { em }) =>
      publicFacts(await em.fork().findOneOrFail(ClinicSettings, CLINIC), this.today()),
    );
  }

  async readSettings(actor: Actor): Promise<SettingsView> {
    return this.useCases.read(actor, 'clinic.readSettings', nothing, {}, async (_, look) => {
      const em = look.em.fork();
      return this.view(em, await em.findOneOrFail(ClinicSettings, CLINIC));
    });
  }

  /**
   * Returns the terms on which patients book; before the clinic is open there are no fees and no prices. Physiotherapists and doctors read
   * no amounts.
   */
  async readTerms(actor: Actor): Promise<BookingTerms> {
    return this.useCases.read(actor, 'clinic.readTerms', nothing, {}, async (_, { em }) => {
      const { openedAt, fees, noticeHours, prices, offers } = await loadSettings(em);
      if (!openedAt) return { fees: NO_FEES, noticeHours, prices: [] };
      if (actor.kind === 'account' && (actor.role === 'physiotherapist' || actor.role === 'doctor'))
        return { fees: withoutAmounts(fees), noticeHours, prices: [] };
      const offered = new Set(offers.filter(({ enabled }) => enabled).map(({ sessionType }) => sessionType));
      return { fees, noticeHours, prices: prices.filter(({ sessionType }) => offered.has(sessionType)) };
    });
  }

  /** Returns the items that are sold. */
  async readPriceList(actor: Actor): Promise<PriceItem[]> {
    return this.useCases.read(actor, 'priceList.read', nothing, {}, async (_, { em }) => {
      const items = await findItems(em.fork());
      return items.filter(({ isActive }) => isActive);
    });
  }

  /**
   * Changes the given settings. A setting that an open clinic requires cannot be emptied; one that is already missing (as in a clinic
   * opened with sample values) does not prevent other changes. Danger sign messages stay enabled and keep their template ids.
   * Another UPI address waits for a second admin where four eyes are required; what else is given is saved.
   * @param approvalId approval of a second admin, which this decides
   * @throws AppError BAD_INPUT, CHANGED_MEANWHILE, APPROVAL_PENDING
   */
  async update(actor: Actor, input: ClinicSettingsChange, approvalId?: string): Promise<SettingsView> {
    const { vpa: _, version, ...others } = input;
    const rest = () => this.write(actor, { version, ...others }, undefined);
    return this.parts.fourEyes.guard(actor, () => this.write(actor, input, approvalId), rest);
  }

  private write(actor: Actor, input: ClinicSettingsChange, approvalId: string | undefined): Promise<SettingsView> {
    return this.useCases.write(actor, 'clinic.update', clinicSettingsInput, input, async (asked, change) => {
      const { version, booking, region, templates, items, fees, ledgerNames, ...own } = asked;
      if (asked.vpa !== undefined) await lockAdmins(change.tx);
      const settings = await lockSettings(change);
      requireVersion(version, settings.version);
      const isOtherUpi = own.vpa !== undefined && (own.vpa || null) !== settings.vpa;
      if (isOtherUpi) await this.useCases.requireRecentSignIn(change.actor, reasonFor('UPI_NEEDS_SIGN_IN'));
      if (isOtherUpi || approvalId)
        await this.parts.fourEyes.admit(change, upi(settings.vpa ?? null, own.vpa || null), approvalId);
      if (templates) requireSafetyIds(settings.templates, templates);
      const named = {
        ...own,
        ...booking,
        region: region === null ? '' : region,
        ...(fees && { fees: changedFees(settings.fees, fees) }),
        ...(ledgerNames && { ledgerNames: renamed(settings.ledgerNames, ledgerNames) }),
      };
      if (own.prices) await requirePriced(change.tx, own.prices);
      const before = this.missing(settings);
      change.tx.assign(settings, differing(settings, { ...named, ...this.templatesOf(settings, asked) }), {
        ignoreUndefined: true,
      });
      if (items && (await writeItems(change.tx, items))) settings.itemsRevision += 1;
      if (items || own.gstin !== undefined) await requireGstin(change.tx, settings.gstin, items !== undefined);
      const taken = Object.entries(this.missing(settings)).filter(([name]) => !(name in before));
      if (settings.openedAt && taken.length > 0) throw badInput(Object.fromEntries(taken));
      const subject = settings.vpa || null;
      const { tx, actor: by } = change;
      if (isOtherUpi) await notifyAdmins(tx, { kind: 'UPI_CHANGED', subject, actor: by }, this.parts.clock.now());
      return this.done(tx, settings);
    });
  }

  /**
   * Opens the clinic permanently; reminders of sessions agreed before begin now.
   * @throws AppError WRONG_STATE if it is open, or settings are missing, which `fields` names
   */
  async open(actor: Actor): Promise<SettingsView> {
    return this.useCases.write(actor, 'clinic.open', nothing, {}, async (_, change) => {
      const settings = await lockSettings(change);
      if (settings.openedAt) throw new AppError('WRONG_STATE', reasonFor('CLINIC_OPEN'));
      const fields = this.missing(settings);
      if (Object.keys(fields).length > 0) throw new AppError('WRONG_STATE', reasonFor('CLINIC_NOT_READY'), { fields });
      const now = this.parts.clock.now();
      settings.openedAt = now;
      await change.tx.flush();
      await publish(change.tx, new ClinicOpened(now));
      return this.done(change.tx, settings);
    });
  }

  /** Returns the templates to store, with the texts that are registered, where the input has templates or another name. */
  private templatesOf(
    settings: ClinicSettings,
    { name = settings.name, templates }: Pick<z.output<typeof clinicSettingsInput>, 'name' | 'templates'>,
  ): Partial<Pick<ClinicSettings, 'templates'>> {
    if (!templates && name === settings.name) return {};
    const environment = this.parts.templates;
    const wanted = templates ? ownTemplates(templates, environment) : settings.templates;
    return { templates: withRegisteredTexts(wanted, settings, { name, templates: wanted }, environment) };
  }

  private today(): string {
    return clinicDay(this.parts.clock.now());
  }

  private missing(settings: ClinicSettings) {
    return missingSettings(settings, this.parts.sampleData);
  }

  private async view(em: EntityManager, settings: ClinicSettings): Promise<SettingsView> {
    return {
      settings,
      items: await findItems(em),
      facts: factsOf(settings, this.today()),
      templates: allTemplates(settings, this.parts.templates),
      missing: Object.keys(this.missing(settings)),
    };
  }

  private done(tx: EntityManager, settings: ClinicSettings): WriteResult<SettingsView> {
    return { subject: settings, answer: () => this.view(tx, settings) };
  }
}

/** The change of the UPI address, with the one that it replaces. */
const upi = (before: string | null, vpa: string | null): AskedChange => ({
  kind: 'UPI_ADDRESS',
  change: { before, vpa },
  subject: vpa ? `${vpa}${before ? `, in place of ${before}` : ''}` : `None, in place of ${before ?? 'none'}`,
});

/** Returns the values that differ. The database reorders keys in JSON, which the unit of work would take for a change. */
function differing<T extends object>(present: object, wanted: T): Partial<T> {
  const now = new Map<string, unknown>(Object.entries(present));
  const others = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, now.get(name)));
  return Object.fromEntries(others) as Partial<T>;
}

async function lockSettings({ lock }: WriteContext<Actor>): Promise<ClinicSettings> {
  const settings = await lock(ClinicSettings, { id: CLINIC });
  if (!settings) throw new Error('The migrations have not made the row of the settings');
  return settings;
}
