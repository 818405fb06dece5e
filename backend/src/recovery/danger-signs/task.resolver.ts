import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { toCareTask, toOpenSign } from './task.graphql.js';
import type { TaskService } from './task.service.js';

/** GraphQL resolvers for danger signs. */
export const taskResolvers = (service: TaskService): RootResolvers => ({
  Query: {
    careTasks: withPermission('careTask.list', async (_args, { actor }) =>
      (await service.listOpen(actor)).map(({ task }) => toCareTask(task)),
    ),
    answeredTasks: withPermission('careTask.list', async ({ planId }, { actor }) =>
      (await service.listAnswered(actor, { planId })).map((task) => toCareTask(task)),
    ),
    openSigns: withPermission('careTask.list', async (_args, { actor }) =>
      (await service.listOpen(actor)).map((sign) => toOpenSign(sign)),
    ),
  },
  Mutation: {
    acknowledgeTask: withPermission('careTask.acknowledge', async ({ id, seen }, { actor }) =>
      toCareTask(await service.acknowledge(actor, { id, seen })),
    ),
    resolveTask: withPermission('careTask.resolve', async ({ id, note, seen, advice }, { actor }) =>
      toCareTask(await service.resolve(actor, { id, note, seen, advice })),
    ),
  },
});
