import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { MessagePreferencesService } from './message-preferences.service.js';
import { toMessageConnection, toMessage } from './message.graphql.js';
import type { MessageService } from './message.service.js';

/** GraphQL resolvers of the outbox and of message preferences. */
export const messageResolvers = (service: MessageService, preferences: MessagePreferencesService): RootResolvers => ({
  Query: {
    messages: withPermission('message.list', async ({ first, after, filter }, { actor }) =>
      toMessageConnection(await service.list(actor, { first, after, filter })),
    ),
    messagePreferences: withPermission('message.preferences', (_args, { actor }) => preferences.read(actor)),
  },
  Mutation: {
    retryMessage: withPermission('message.retry', async ({ id }, { actor }) =>
      toMessage(await service.retry(actor, id)),
    ),
    setMessagePreferences: withPermission('message.preferences', ({ language, reminders }, { actor }) =>
      preferences.set(actor, { language, reminders }),
    ),
  },
});
