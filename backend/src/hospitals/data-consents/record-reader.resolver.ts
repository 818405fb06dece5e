import { Mutation, Query, Resolver } from 'type-graphql';
import type { RecordReader, RecordReaderService } from './record-reader.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** Maps a reader to the GraphQL type, field by field, without scopes and keys. */
function toRecordReader(reader: RecordReader): Contract.RecordReader {
  const { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil } = reader;
  return { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil };
}

/** GraphQL resolvers for the clients that read a patient's own record. */
@Resolver()
export class RecordReaderResolver {
  constructor(private readonly service: RecordReaderService) {}

  @Query(() => [Contract.RecordReader])
  @RequiresPermission('dataConsent.listReaders')
  async myRecordReaders({ actor }: GraphQLContext) {
    return (await this.service.listOwn(actor)).map((reader) => toRecordReader(reader));
  }

  @Mutation(() => Contract.RecordReader)
  @RequiresPermission('dataConsent.refuse')
  async refuseRecordReader({ clientId }: Contract.RefuseRecordReaderArgs, { actor }: GraphQLContext) {
    return toRecordReader(await this.service.refuse(actor, clientId));
  }

  @Mutation(() => Contract.RecordReader)
  @RequiresPermission('dataConsent.allow')
  async allowRecordReader({ clientId }: Contract.AllowRecordReaderArgs, { actor }: GraphQLContext) {
    return toRecordReader(await this.service.allow(actor, clientId));
  }
}
