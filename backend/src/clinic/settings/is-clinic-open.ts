import type { EntityManager } from '@mikro-orm/postgresql';
import { CLINIC, ClinicSettings } from './clinic-settings.entity.js';

/** Returns whether the owner has opened the clinic. */
export async function isClinicOpen(em: EntityManager): Promise<boolean> {
  return (await em.count(ClinicSettings, { id: CLINIC, openedAt: { $ne: null } })) > 0;
}
