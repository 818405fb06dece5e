import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { AccountListService, AccountPage, AccountRow } from './account-list.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';

/** Lists every field explicitly, so that no other field is sent. */
function toAccount(row: AccountRow): Contract.Account {
  const { id, fullName, mobileNumber, userType, disabled, lastLogin, createdAt, patientId, liveSessions } = row;
  const patientNumber = writtenNumber(row.patientNumber);
  const record = { patientId, patientNumber };
  return { id, fullName, mobileNumber, userType, disabled, lastLogin, createdAt, ...record, liveSessions };
}

/** Maps a page of accounts to the contract. */
function toUserPage({ users, total, page, limit }: AccountPage): Contract.UserPage {
  return { users: users.map((user) => toAccount(user)), total, page, limit };
}

/** GraphQL endpoint of the list of all accounts. */
export const accountListResolvers = (service: AccountListService): RootResolvers => ({
  Query: {
    users: withPermission('user.list', async ({ filter, page, limit }, { actor }) =>
      toUserPage(await service.list(actor, { filter, page, limit })),
    ),
  },
});
