import { Query, Resolver } from 'type-graphql';
import { messageLanguageOf } from '../../identity/index.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { BreachRow, BreachService, UnnamedRow } from './breach.service.js';

/** GraphQL resolvers of the breach report. */
@Resolver()
export class BreachResolver {
  constructor(private readonly service: BreachService) {}

  @Query(() => Contract.BreachReportPage)
  @RequiresPermission('breach.read')
  async breachReport(
    { question, page, limit }: Contract.BreachReportArgs,
    { actor }: GraphQLContext,
  ): Promise<Contract.BreachReportPage> {
    const found = await this.service.report(actor, { question, page, limit });
    const { total, events } = found;
    const people = found.people.map((row) => toPerson(row));
    const unnamed = found.unnamed.map((row) => toCount(row));
    return { people, total, page: found.page, limit: found.limit, events, unnamed };
  }
}

/** Maps a patient of the report to the contract. */
function toPerson({ id, number, name, phone, language, accesses, firstAt, lastAt }: BreachRow): Contract.BreachPerson {
  const reached = { phone, language: messageLanguageOf(language ?? '') };
  return { id, patientId: formatRecordNumber(number), name, ...reached, accesses, firstAt, lastAt };
}

/** Maps a count to the contract. */
function toCount({ verb, events, records, firstAt, lastAt }: UnnamedRow): Contract.BreachCount {
  return { verb, events, records, firstAt, lastAt };
}
