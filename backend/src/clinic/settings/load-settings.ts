import type { EntityManager } from '@mikro-orm/postgresql';
import { CLINIC, ClinicSettings } from './clinic-settings.entity.js';

/** Loads the current settings for reading. */
export async function loadSettings(em: EntityManager): Promise<ClinicSettings> {
  return em.findOneOrFail(ClinicSettings, CLINIC, { disableIdentityMap: true });
}

/** Returns whether the owner has opened the clinic. */
export async function isClinicOpen(em: EntityManager): Promise<boolean> {
  return (await em.count(ClinicSettings, { id: CLINIC, openedAt: { $ne: null } })) > 0;
}
