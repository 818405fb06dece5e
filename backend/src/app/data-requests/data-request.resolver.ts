import { Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import * as Contract from '../../platform/graphql/generated.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { DataRequest } from './data-request.entity.js';
import type { DataRequestService, ListedRequest } from './data-request.service.js';

/** GraphQL resolvers of patients' requests about their data. */
@Resolver()
export class DataRequestResolver {
  constructor(private readonly service: DataRequestService) {}

  @Query(() => [Contract.DataRequest])
  @RequiresPermission('dataRequest.listOwn')
  async myDataRequests({ actor }: GraphQLContext) {
    return (await this.service.listOwn(actor)).map((request) => toDataRequest(request));
  }

  @Query(() => [Contract.ErasureRequest])
  @RequiresPermission('dataRequest.list')
  async erasureRequests({ answered }: Contract.ErasureRequestsArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, { answered })).map((listed) => toErasureRequest(listed));
  }

  @Mutation(() => Contract.DataRequest)
  @RequiresPermission('dataRequest.askErasure')
  async requestErasure({ words, idempotencyKey }: Contract.RequestErasureArgs, { actor }: GraphQLContext) {
    return toDataRequest(await this.service.askErasure(actor, { words, idempotencyKey }));
  }

  @Mutation(() => Contract.DataRequest)
  @RequiresPermission('dataRequest.make')
  async requestCorrection({ words, idempotencyKey }: Contract.RequestCorrectionArgs, { actor }: GraphQLContext) {
    return toDataRequest(await this.service.askCorrection(actor, { words, idempotencyKey }));
  }

  @Mutation(() => Contract.DataRequest)
  @RequiresPermission('dataRequest.withdraw')
  async withdrawDataRequest({ id }: Contract.WithdrawDataRequestArgs, { actor }: GraphQLContext) {
    return toDataRequest(await this.service.withdraw(actor, { id }));
  }

  @Mutation(() => Contract.ErasureRequest)
  @RequiresPermission('dataRequest.decide')
  async decideErasure({ input }: Contract.DecideErasureArgs, { actor }: GraphQLContext) {
    return toErasureRequest(await this.service.decide(actor, input));
  }
}

/** Maps a request to its GraphQL type. */
function toDataRequest(request: DataRequest): Contract.DataRequest {
  const { id, kind, words, status, receivedAt, dueOn, decidedAt, answer, eraseOn, erasedAt, withdrawnAt } = request;
  return {
    id,
    kind,
    words,
    status,
    receivedAt,
    dueOn,
    decidedAt: decidedAt ?? null,
    answer: answer ?? null,
    eraseOn: eraseOn ?? null,
    erasedAt: erasedAt ?? null,
    withdrawnAt: withdrawnAt ?? null,
  };
}

/** Maps a listed request to its GraphQL type. */
const toErasureRequest = ({ request, ...listed }: ListedRequest): Contract.ErasureRequest => ({
  ...listed,
  request: toDataRequest(request),
  version: request.version,
});
