import { Mutation, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toLibraryExercise } from '../exercise-library/exercise.graphql.js';
import type { FilmService } from './film.service.js';

/** GraphQL resolvers of films of exercises; their bytes go through REST. */
@Resolver()
export class FilmResolver {
  constructor(private readonly service: FilmService) {}

  @Mutation(() => Contract.LibraryExercise)
  @RequiresPermission('exercise.removeVideo')
  async removeExerciseVideo({ key }: Contract.RemoveExerciseVideoArgs, { actor }: GraphQLContext) {
    return toLibraryExercise(await this.service.remove(actor, key));
  }
}
