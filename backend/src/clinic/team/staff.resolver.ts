import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toStaffMember } from './staff.graphql.js';
import type { StaffChangeService } from './staff-change.service.js';
import type { StaffService } from './staff.service.js';

/** GraphQL endpoints of the team. */
export const staffResolvers = (service: StaffService, changes: StaffChangeService): RootResolvers => ({
  Query: {
    staff: withPermission('staff.list', async ({ includeLeft }, { actor }) =>
      (await service.list(actor, { includeLeft })).map((member) => toStaffMember(member)),
    ),
    doctors: withPermission('staff.listDoctors', (_args, { actor }) => service.doctors(actor)),
  },
  Mutation: {
    registerStaff: withPermission('staff.register', async ({ input }, { actor }) =>
      toStaffMember(await service.register(actor, input)),
    ),
    updateStaff: withPermission('staff.update', async ({ id, input, version }, { actor }) =>
      toStaffMember(await changes.update(actor, { ...input, id, version })),
    ),
  },
});
