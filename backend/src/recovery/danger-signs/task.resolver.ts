import { Mutation, Query, Resolver } from 'type-graphql';
import { toCareTask, toOpenSign } from './task.graphql.js';
import type { TaskService } from './task.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers for danger signs. */
@Resolver()
export class TaskResolver {
  constructor(private readonly service: TaskService) {}

  @Query(() => [Contract.CareTask])
  @RequiresPermission('careTask.list')
  async careTasks({ actor }: GraphQLContext) {
    return (await this.service.listOpen(actor)).map(({ task }) => toCareTask(task));
  }

  @Query(() => [Contract.CareTask])
  @RequiresPermission('careTask.list')
  async answeredTasks({ planId }: Contract.AnsweredTasksArgs, { actor }: GraphQLContext) {
    return (await this.service.listAnswered(actor, { planId })).map((task) => toCareTask(task));
  }

  @Query(() => [Contract.OpenSign])
  @RequiresPermission('careTask.list')
  async openSigns({ actor }: GraphQLContext) {
    return (await this.service.listOpen(actor)).map((sign) => toOpenSign(sign));
  }

  @Mutation(() => Contract.CareTask)
  @RequiresPermission('careTask.acknowledge', 'careTask.acknowledgeOfProgramme')
  async acknowledgeTask({ id, seen }: Contract.AcknowledgeTaskArgs, { actor }: GraphQLContext) {
    return toCareTask(await this.service.acknowledge(actor, { id, seen }));
  }

  @Mutation(() => Contract.CareTask)
  @RequiresPermission('careTask.resolve', 'careTask.resolveOfProgramme')
  async resolveTask({ id, note, seen, advice }: Contract.ResolveTaskArgs, { actor }: GraphQLContext) {
    return toCareTask(await this.service.resolve(actor, { id, note, seen, advice }));
  }
}
