import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toUser, toUserWithoutPatient, UserTypeEnum, GenderEnum } from './user.graphql.js';
import type { UserService } from './user.service.js';

/** GraphQL endpoints of accounts. */
export const userResolvers = (users: UserService): RootResolvers => ({
  enums: { UserType: UserTypeEnum, Gender: GenderEnum },
  Query: {
    me: withPermission('user.readSelf', async (_args, { actor }) => {
      const profile = await users.me(actor);
      return profile ? toUser(profile) : null;
    }),
    usersWithoutPatients: withPermission('user.listWithoutPatients', async ({ first, search }, { actor }) =>
      (await users.withoutPatients(actor, { first, search })).map((user) => toUserWithoutPatient(user)),
    ),
  },
});
