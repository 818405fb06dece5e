import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { encodeExercisePosition } from './exercise-cursor.js';
import { toLibraryExercise } from './exercise.graphql.js';
import type { ExerciseService } from './exercise.service.js';

/** GraphQL resolvers of the exercise library. */
@Resolver()
export class ExerciseResolver {
  constructor(private readonly service: ExerciseService) {}

  @Query(() => Contract.LibraryExerciseConnection)
  @RequiresPermission('exercise.list')
  async libraryExercises({ first, after, filter }: Contract.LibraryExercisesArgs, { actor }: GraphQLContext) {
    const { rows, hasNextPage, total } = await this.service.list(actor, { first, after, ...filter });
    const edges = rows.map((row) => ({ node: toLibraryExercise(row), cursor: encodeExercisePosition(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
  }

  @Query(() => Contract.LibraryExercise)
  @RequiresPermission('exercise.read')
  async libraryExercise({ key }: Contract.LibraryExerciseArgs, { actor }: GraphQLContext) {
    return toLibraryExercise(await this.service.find(actor, { key }));
  }

  @Mutation(() => Contract.LibraryExercise)
  @RequiresPermission('exercise.save')
  async saveExercise({ key, input, revision }: Contract.SaveExerciseArgs, { actor }: GraphQLContext) {
    return toLibraryExercise(await this.service.save(actor, { ...input, key, revision }));
  }

  @Mutation(() => Contract.LibraryExercise)
  @RequiresPermission('exercise.review')
  async reviewExercise({ key, revision, statement }: Contract.ReviewExerciseArgs, { actor }: GraphQLContext) {
    return toLibraryExercise(await this.service.review(actor, { key, revision, statement }));
  }

  @Mutation(() => Contract.LibraryExercise)
  @RequiresPermission('exercise.retire')
  async setExerciseRetired({ key, retired }: Contract.SetExerciseRetiredArgs, { actor }: GraphQLContext) {
    return toLibraryExercise(await this.service.setRetired(actor, { key, retired }));
  }
}
