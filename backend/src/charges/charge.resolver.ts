import { under, type RootResolvers } from '../graphql/root-resolvers.js';
import { toCharge } from './charge.graphql.js';
import type { ChargeService } from './charge.service.js';

/** The GraphQL door to charges. */
export const chargeResolvers = (service: ChargeService): RootResolvers => ({
  Query: {
    charges: under('charge.list', async ({ patientId }, { actor }) =>
      (await service.list(actor, { patientId })).map((row) => toCharge(row)),
    ),
    myBalance: under('payment.readOwn', (_args, { actor }) => service.ownBalance(actor)),
  },
  Mutation: {
    addCharge: under('charge.add', async ({ input: { patientId, text, amount, day }, idempotencyKey }, { actor }) =>
      toCharge(await service.add(actor, { patientId, text, amount, day, idempotencyKey })),
    ),
    cancelCharge: under('charge.cancel', async ({ id, reason }, { actor }) =>
      toCharge(await service.cancel(actor, { id, reason })),
    ),
  },
});
