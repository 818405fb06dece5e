import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toLibraryLesson } from './lesson.graphql.js';
import type { LessonService } from './lesson.service.js';
import type { OwnLessonService } from './own-lesson.service.js';

/** GraphQL resolvers of lessons. */
@Resolver()
export class LessonResolver {
  constructor(
    private readonly service: LessonService,
    private readonly own: OwnLessonService,
  ) {}

  @Query(() => [Contract.Lesson])
  @RequiresPermission('lesson.listOwn')
  async lessons({ language }: Contract.LessonsArgs, { actor }: GraphQLContext) {
    return this.own.list(actor, { language });
  }

  @Query(() => [Contract.LibraryLesson])
  @RequiresPermission('lesson.list')
  async libraryLessons({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map(toLibraryLesson);
  }

  @Mutation(() => Contract.Lesson)
  @RequiresPermission('lesson.readOwn')
  async readLesson({ slug, language }: Contract.ReadLessonArgs, { actor }: GraphQLContext) {
    return this.own.read(actor, { slug, language });
  }

  @Mutation(() => Contract.LibraryLesson)
  @RequiresPermission('lesson.save')
  async saveLesson({ slug, input, revision }: Contract.SaveLessonArgs, { actor }: GraphQLContext) {
    return toLibraryLesson(await this.service.save(actor, { ...input, slug, revision }));
  }

  @Mutation(() => Contract.LibraryLesson)
  @RequiresPermission('lesson.review')
  async reviewLesson({ slug, revision, statement }: Contract.ReviewLessonArgs, { actor }: GraphQLContext) {
    return toLibraryLesson(await this.service.review(actor, { slug, revision, statement }));
  }

  @Mutation(() => Contract.LibraryLesson)
  @RequiresPermission('lesson.retire')
  async setLessonRetired({ slug, retired }: Contract.SetLessonRetiredArgs, { actor }: GraphQLContext) {
    return toLibraryLesson(await this.service.setRetired(actor, { slug, retired }));
  }
}
