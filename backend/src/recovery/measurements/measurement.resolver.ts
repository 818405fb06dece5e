import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { MeasurementService } from './measurement.service.js';

/** GraphQL resolvers for measurements. */
export const measurementResolvers = (service: MeasurementService): RootResolvers => ({
  Query: {
    measurements: withPermission('measurement.list', ({ planId, measure, first }, { actor }) =>
      service.list(actor, { planId, measure, first }),
    ),
  },
  Mutation: {
    recordMeasurement: withPermission('measurement.record', ({ planId, input, takenAt, idempotencyKey }, { actor }) =>
      service.record(actor, { ...input, planId, takenAt, idempotencyKey }),
    ),
    retractMeasurement: withPermission('measurement.retract', ({ id, reason }, { actor }) =>
      service.retract(actor, { id, reason }),
    ),
  },
});
