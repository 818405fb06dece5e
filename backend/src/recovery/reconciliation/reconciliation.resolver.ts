import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { ReconciliationService } from './reconciliation.service.js';

/** GraphQL resolvers for the reconciliation. */
export const reconciliationResolvers = (service: ReconciliationService): RootResolvers => ({
  Query: {
    lastReconciliation: withPermission('recovery.reconcile', (_args, { actor }) => service.ofLastNight(actor)),
  },
  Mutation: {
    reconcileSessions: withPermission('recovery.reconcile', (_args, { actor }) => service.reconcile(actor)),
  },
});
