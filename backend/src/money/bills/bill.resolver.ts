import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toBill, toBillConnection } from './bill.graphql.js';
import type { BillService } from './bill.service.js';

/** GraphQL resolvers of bills. */
@Resolver()
export class BillResolver {
  constructor(private readonly service: BillService) {}

  @Query(() => Contract.BillConnection)
  @RequiresPermission('bill.list', 'bill.listOfPatient')
  async bills({ patientId, first, after }: Contract.BillsArgs, { actor }: GraphQLContext) {
    return toBillConnection(await this.service.list(actor, { patientId, first, after }));
  }

  @Mutation(() => Contract.Bill)
  @RequiresPermission('bill.issue')
  async issueBill({ input, idempotencyKey }: Contract.IssueBillArgs, { actor }: GraphQLContext) {
    return toBill(await this.service.issue(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.Bill)
  @RequiresPermission('bill.cancel')
  async cancelBill({ id, reason }: Contract.CancelBillArgs, { actor }: GraphQLContext) {
    return toBill(await this.service.cancel(actor, { id, reason }));
  }
}
