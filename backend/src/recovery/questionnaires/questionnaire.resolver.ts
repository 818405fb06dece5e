import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toProtocol } from '../protocols/protocol.graphql.js';
import { readContentOf } from '../protocols/read-content.js';
import type { QuestionnaireContent } from './questionnaire-content.js';
import { toQuestionnaire, toQuestionnaireForm, toScorePoint } from './questionnaire.graphql.js';
import type { QuestionnaireService } from './questionnaire.service.js';
import type { ScoreService } from './score.service.js';

/** GraphQL resolvers of questionnaires and their scores. */
@Resolver()
export class QuestionnaireResolver {
  constructor(
    private readonly service: QuestionnaireService,
    private readonly scoreService: ScoreService,
  ) {}

  @Query(() => [Contract.Questionnaire])
  @RequiresPermission('questionnaire.list')
  async questionnaires({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map((row) => toQuestionnaire(row));
  }

  @Mutation(() => Contract.Questionnaire)
  @RequiresPermission('questionnaire.save')
  async saveQuestionnaire(
    { content: sent, ...input }: Contract.SaveQuestionnaireArgs,
    { actor, request }: GraphQLContext,
  ) {
    const content = sent as QuestionnaireContent; // any JSON: the service's schema validates it
    return toQuestionnaire(await this.service.save(actor, { ...input, content, read: readContentOf(request) }));
  }

  @Mutation(() => Contract.Questionnaire)
  @RequiresPermission('questionnaire.activate')
  async activateQuestionnaire(
    { slug, version, statement }: Contract.ActivateQuestionnaireArgs,
    { actor, request }: GraphQLContext,
  ) {
    return toQuestionnaire(
      await this.service.activate(actor, { slug, version, statement, read: readContentOf(request) }),
    );
  }

  @Mutation(() => Contract.Questionnaire)
  @RequiresPermission('questionnaire.retire')
  async retireQuestionnaire({ slug }: Contract.RetireQuestionnaireArgs, { actor }: GraphQLContext) {
    return toQuestionnaire(await this.service.retire(actor, { slug }));
  }

  @Mutation(() => Contract.Protocol)
  @RequiresPermission('protocol.setQuestionnaires')
  async setProtocolQuestionnaires(
    { protocolId, slugs }: Contract.SetProtocolQuestionnairesArgs,
    { actor }: GraphQLContext,
  ) {
    return toProtocol(await this.service.assign(actor, { protocolId, slugs }));
  }

  @Query(() => Contract.QuestionnaireForm)
  @RequiresPermission('recovery.readOwnQuestions')
  async questionnaireForm({ slug, language }: Contract.QuestionnaireFormArgs, { actor }: GraphQLContext) {
    const form = await this.scoreService.form(actor, { slug, language });
    return toQuestionnaireForm(form.due, form.language);
  }

  @Query(() => [Contract.ScorePoint])
  @RequiresPermission('recovery.readScores')
  async scores({ planId, language }: Contract.ScoresArgs, { actor }: GraphQLContext) {
    const { points, language: said } = await this.scoreService.scores(actor, { planId, language });
    return points.map((point) => toScorePoint(point, said));
  }
}
