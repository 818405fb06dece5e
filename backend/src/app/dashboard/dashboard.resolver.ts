import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { DashboardService } from './dashboard.service.js';

/** GraphQL resolvers of the dashboard. */
export const dashboardResolvers = (service: DashboardService): RootResolvers => ({
  Query: {
    dashboard: withPermission('dashboard.read', (_args, { actor }) => service.read(actor)),
  },
});
