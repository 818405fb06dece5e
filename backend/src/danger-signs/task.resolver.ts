import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import { CareTaskType, OpenSignType } from './task.graphql.js';
import type { TaskService } from './task.service.js';

/** The GraphQL door to the tasks of danger signs. */
@Resolver()
export class TaskResolver {
  constructor(private readonly service: TaskService) {}

  @Query(() => [CareTaskType])
  @NamesVerb('careTask.list')
  async careTasks(@Ctx() { actor }: GraphQLContext): Promise<CareTaskType[]> {
    return (await this.service.listOpen(actor)).map(({ task }) => CareTaskType.from(task));
  }

  @Query(() => [OpenSignType])
  @NamesVerb('careTask.list')
  async openSigns(@Ctx() { actor }: GraphQLContext): Promise<OpenSignType[]> {
    return (await this.service.listOpen(actor)).map((sign) => OpenSignType.from(sign));
  }

  @Mutation(() => CareTaskType)
  @NamesVerb('careTask.acknowledge')
  async acknowledgeTask(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('seen', () => [ID], { nullable: true }) seen?: string[],
  ): Promise<CareTaskType> {
    return CareTaskType.from(await this.service.acknowledge(actor, { id, seen }));
  }

  @Mutation(() => CareTaskType)
  @NamesVerb('careTask.resolve')
  async resolveTask(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('note', () => String) note: string,
    @Arg('seen', () => [ID], { nullable: true }) seen?: string[],
  ): Promise<CareTaskType> {
    return CareTaskType.from(await this.service.resolve(actor, { id, note, seen }));
  }
}
