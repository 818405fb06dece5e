import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { CareAnswerService } from './care-answer.service.js';
import { toCareAnswer, toCareMessage, toCareThread, toThreadConnection } from './care.graphql.js';
import type { CareThreadService } from './care-thread.service.js';
import type { ChangeMessageService } from './change-message.service.js';
import type { ChangeThreadService } from './change-thread.service.js';
import type { SendMessageService } from './send-message.service.js';

/** GraphQL resolvers of messages between patients and the care team. */
@Resolver()
export class CareResolver {
  constructor(
    private readonly services: {
      threads: CareThreadService;
      sending: SendMessageService;
      messages: ChangeMessageService;
      changes: ChangeThreadService;
      answers: CareAnswerService;
    },
  ) {}

  @Query(() => Contract.CareThread)
  @RequiresPermission('careThread.read')
  async careThread({ patientId }: Contract.CareThreadArgs, { actor }: GraphQLContext) {
    return toCareThread(await this.services.threads.read(actor, { patientId }));
  }

  @Query(() => Contract.CareThread)
  @RequiresPermission('family.readThread')
  async familyThread({ grantId }: Contract.FamilyThreadArgs, { actor }: GraphQLContext) {
    return toCareThread(await this.services.threads.readAsFamily(actor, { grantId }));
  }

  @Query(() => Contract.CareThreadConnection)
  @RequiresPermission('careThread.list')
  async careThreads({ first, after, status, mine }: Contract.CareThreadsArgs, { actor }: GraphQLContext) {
    return toThreadConnection(await this.services.threads.list(actor, { first, after, status, mine }));
  }

  @Query(() => [Contract.CareAnswer])
  @RequiresPermission('careAnswer.list')
  async careAnswers({ actor }: GraphQLContext) {
    return (await this.services.answers.list(actor)).map((answer) => toCareAnswer(answer));
  }

  @Mutation(() => Contract.CareMessage)
  @RequiresPermission('careMessage.send')
  async sendCareMessage({ patientId, input }: Contract.SendCareMessageArgs, { actor }: GraphQLContext) {
    const { clientId, text, photoIds } = input;
    return toCareMessage(await this.services.sending.send(actor, { patientId, clientId, text, photoIds }));
  }

  @Mutation(() => Contract.CareMessage)
  @RequiresPermission('family.sendMessage')
  async sendFamilyMessage({ grantId, input }: Contract.SendFamilyMessageArgs, { actor }: GraphQLContext) {
    const { clientId, text, photoIds } = input;
    return toCareMessage(await this.services.sending.sendAsFamily(actor, { grantId, clientId, text, photoIds }));
  }

  @Mutation(() => Contract.CareThread)
  @RequiresPermission('careMessage.read')
  async readCareMessages({ upTo }: Contract.ReadCareMessagesArgs, { actor }: GraphQLContext) {
    return toCareThread(await this.services.messages.read(actor, upTo));
  }

  @Mutation(() => Contract.CareMessage)
  @RequiresPermission('careMessage.withdraw')
  async withdrawCareMessage({ id }: Contract.WithdrawCareMessageArgs, { actor }: GraphQLContext) {
    return toCareMessage(await this.services.messages.withdraw(actor, id));
  }

  @Mutation(() => Contract.CareThread)
  @RequiresPermission('careThread.assign')
  async assignCareThread({ id, to, version }: Contract.AssignCareThreadArgs, { actor }: GraphQLContext) {
    return toCareThread(await this.services.changes.assign(actor, { id, to, version }));
  }

  @Mutation(() => Contract.CareThread)
  @RequiresPermission('careThread.close')
  async closeCareThread({ id, version }: Contract.CloseCareThreadArgs, { actor }: GraphQLContext) {
    return toCareThread(await this.services.changes.close(actor, { id, version }));
  }

  @Mutation(() => Contract.CareAnswer)
  @RequiresPermission('careAnswer.save')
  async saveCareAnswer({ id, title, text }: Contract.SaveCareAnswerArgs, { actor }: GraphQLContext) {
    return toCareAnswer(await this.services.answers.save(actor, { id, title, text }));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('careAnswer.delete')
  deleteCareAnswer({ id }: Contract.DeleteCareAnswerArgs, { actor }: GraphQLContext) {
    return this.services.answers.delete(actor, id);
  }
}
