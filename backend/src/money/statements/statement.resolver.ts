import { Query, Resolver } from 'type-graphql';
import { answerLanguage } from '../../platform/answers/answer-language.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { lineText } from './statement-text.js';
import type { StatementService } from './statement.service.js';

/** GraphQL resolver of statements of account. */
@Resolver()
export class StatementResolver {
  constructor(private readonly service: StatementService) {}

  @Query(() => Contract.Statement)
  @RequiresPermission('statement.read')
  async statement(
    { patientId, from, until }: Contract.StatementArgs,
    { actor, request, response }: GraphQLContext,
  ): Promise<Contract.Statement> {
    const language = answerLanguage(request, response);
    const { opening, lines, closing, held } = await this.service.read(actor, { patientId, from, until });
    return {
      opening,
      lines: lines.map((line) => {
        const { id, kind, day, amount, balance } = line;
        return { id, kind, day, text: lineText(line, language), amount, balance };
      }),
      closing,
      held,
    };
  }
}
