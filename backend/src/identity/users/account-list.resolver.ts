import { Query, Resolver } from 'type-graphql';
import type { AccountListService, AccountPage, AccountRow } from './account-list.service.js';
import { writtenNumber } from '../../platform/lists/record-number.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Lists every field explicitly, so that no other field is sent. */
function toAccount(row: AccountRow): Contract.Account {
  const { id, fullName, mobileNumber, userType, disabled, lastLogin, createdAt, patientId, liveSessions } = row;
  const { birthYearDueSince } = row;
  const patientNumber = writtenNumber(row.patientNumber);
  const record = { patientId, patientNumber };
  return {
    id,
    fullName,
    mobileNumber,
    userType,
    disabled,
    lastLogin,
    birthYearDueSince,
    createdAt,
    ...record,
    liveSessions,
  };
}

/** Maps a page of accounts to the contract. */
function toUserPage({ users, total, page, limit }: AccountPage): Contract.UserPage {
  return { users: users.map((user) => toAccount(user)), total, page, limit };
}

/** GraphQL endpoint of the list of all accounts. */
@Resolver()
export class AccountListResolver {
  constructor(private readonly service: AccountListService) {}

  @Query(() => Contract.UserPage)
  @RequiresPermission('user.list')
  async users({ filter, page, limit }: Contract.UsersArgs, { actor }: GraphQLContext) {
    return toUserPage(await this.service.list(actor, { filter, page, limit }));
  }
}
