import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { NoteTemplate } from './note-template.entity.js';
import type { NoteTemplateService } from './note-template.service.js';

/** Maps a template to its GraphQL type. */
function toNoteTemplate(template: NoteTemplate): Contract.NoteTemplate {
  const { id, name, kind, subjective, objective, assessment, plan, measures, isSample, version } = template;
  const isShared = template.owner === null;
  return { id, name, kind, subjective, objective, assessment, plan, measures, isShared, isSample, version };
}

/** GraphQL resolvers of templates of treatment notes. */
@Resolver()
export class NoteTemplateResolver {
  constructor(private readonly service: NoteTemplateService) {}

  @Query(() => [Contract.NoteTemplate])
  @RequiresPermission('noteTemplate.list')
  async noteTemplates({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((template) => toNoteTemplate(template));
  }

  @Mutation(() => Contract.NoteTemplate)
  @RequiresPermission('noteTemplate.save', 'noteTemplate.share')
  async saveNoteTemplate({ input, version }: Contract.SaveNoteTemplateArgs, { actor }: GraphQLContext) {
    return toNoteTemplate(await this.service.save(actor, { ...input, version }));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('noteTemplate.delete')
  deleteNoteTemplate({ id }: Contract.DeleteNoteTemplateArgs, { actor }: GraphQLContext) {
    return this.service.remove(actor, { id });
  }
}
