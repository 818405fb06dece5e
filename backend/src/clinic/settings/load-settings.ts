import type { EntityManager } from '@mikro-orm/postgresql';
import { CLINIC, ClinicSettings } from './clinic-settings.entity.js';

/** The settings as they stand now, for those who go by them and change nothing. */
export async function loadSettings(em: EntityManager): Promise<ClinicSettings> {
  return em.findOneOrFail(ClinicSettings, CLINIC, { disableIdentityMap: true });
}
