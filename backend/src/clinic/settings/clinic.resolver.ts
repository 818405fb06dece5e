import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toClinic, toClinicSettings } from './clinic.graphql.js';
import type { ClinicService } from './clinic.service.js';

/** GraphQL endpoints of the clinic's settings. */
export const clinicResolvers = (service: ClinicService): RootResolvers => ({
  Query: {
    clinic: withPermission('clinic.read', async (_args, { actor }) => toClinic(await service.read(actor))),
    clinicSettings: withPermission('clinic.readSettings', async (_args, { actor }) =>
      toClinicSettings(await service.readSettings(actor)),
    ),
  },
  Mutation: {
    updateClinicSettings: withPermission('clinic.update', async ({ input, version }, { actor }) =>
      toClinicSettings(await service.update(actor, { ...input, version })),
    ),
    openClinic: withPermission('clinic.open', async (_args, { actor }) => toClinicSettings(await service.open(actor))),
  },
});
