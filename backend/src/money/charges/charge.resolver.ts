import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toCharge } from './charge.graphql.js';
import type { ChargeService } from './charge.service.js';

/** GraphQL resolvers of charges. */
export const chargeResolvers = (service: ChargeService): RootResolvers => ({
  Query: {
    charges: withPermission('charge.list', async ({ patientId }, { actor }) =>
      (await service.list(actor, { patientId })).map((row) => toCharge(row)),
    ),
    myBalance: withPermission('payment.readOwn', (_args, { actor }) => service.ownBalance(actor)),
  },
  Mutation: {
    addCharge: withPermission(
      'charge.add',
      async ({ input: { patientId, text, amount, day }, idempotencyKey }, { actor }) =>
        toCharge(await service.add(actor, { patientId, text, amount, day, idempotencyKey })),
    ),
    cancelCharge: withPermission('charge.cancel', async ({ id, reason }, { actor }) =>
      toCharge(await service.cancel(actor, { id, reason })),
    ),
  },
});
