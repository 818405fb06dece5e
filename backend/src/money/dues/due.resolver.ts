import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { DueService, ShownDue } from './due.service.js';

/** GraphQL resolvers of patients who owe. */
@Resolver()
export class DueResolver {
  constructor(private readonly service: DueService) {}

  @Query(() => Contract.DueConnection)
  @RequiresPermission('due.list')
  async dues({ first, after, search }: Contract.DuesArgs, { actor }: GraphQLContext) {
    const { rows, total, sums, hasNextPage } = await this.service.list(actor, { first, after, search });
    const edges = rows.map((row) => ({
      node: toDue(row),
      cursor: encodeCursor({ at: `${row.oldestDay}T00:00:00.000000Z`, id: row.id }),
    }));
    const { due, ...ageing } = sums;
    const pageInfo = { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
    return { edges, pageInfo, totalCount: total, total: due, ageing };
  }

  @Mutation(() => [Contract.DueReminder])
  @RequiresPermission('due.remind', 'due.remindOne')
  remindDues({ patientIds }: Contract.RemindDuesArgs, { actor }: GraphQLContext) {
    return this.service.remind(actor, { patientIds });
  }
}

/** Maps a patient who owes to the GraphQL type. */
function toDue({ patientId: id, patientNumber: number, patientName, ...row }: ShownDue): Contract.Due {
  const { due, days0to30, days31to60, days61to90, over90, oldestDay, remindedAt, notNow } = row;
  return {
    patient: id && number ? { id, patientId: formatRecordNumber(number), name: patientName ?? '' } : null,
    due,
    ageing: { days0to30, days31to60, days61to90, over90 },
    oldestDay,
    remindedAt,
    notNow,
  };
}
