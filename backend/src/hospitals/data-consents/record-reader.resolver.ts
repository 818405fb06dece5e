import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { RecordReader, RecordReaderService } from './record-reader.service.js';

/** Maps a reader to the GraphQL type, field by field, without scopes and keys. */
function toRecordReader(reader: RecordReader): Contract.RecordReader {
  const { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil } = reader;
  return { clientId, name, purpose, mayRead, since, decision, saidAt, lastReadAt, referredUntil };
}

/** GraphQL resolvers for the clients that read a patient's own record. */
export const recordReaderResolvers = (service: RecordReaderService): RootResolvers => ({
  Query: {
    myRecordReaders: withPermission('dataConsent.listReaders', async (_args, { actor }) =>
      (await service.listOwn(actor)).map((reader) => toRecordReader(reader)),
    ),
  },
  Mutation: {
    refuseRecordReader: withPermission('dataConsent.refuse', async ({ clientId }, { actor }) =>
      toRecordReader(await service.refuse(actor, clientId)),
    ),
    allowRecordReader: withPermission('dataConsent.allow', async ({ clientId }, { actor }) =>
      toRecordReader(await service.allow(actor, clientId)),
    ),
  },
});
