import { Int, Mutation, Query, Resolver } from 'type-graphql';
import { namedPatient } from '../../patients/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { NoticeRow, NoticeService } from './notice.service.js';

/** GraphQL resolvers of the team's notices. */
@Resolver()
export class NoticeResolver {
  constructor(private readonly service: NoticeService) {}

  @Query(() => Contract.TeamNoticeConnection)
  @RequiresPermission('notice.list')
  async teamNotices(asked: Contract.TeamNoticesArgs, { actor }: GraphQLContext) {
    const { notices, hasNextPage, unseen } = await this.service.list(actor, asked);
    const edges = notices.map((row) => ({ node: toTeamNotice(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, unseen };
  }

  @Mutation(() => Int)
  @RequiresPermission('notice.see')
  seeTeamNotices({ upTo }: Contract.SeeTeamNoticesArgs, { actor }: GraphQLContext) {
    return this.service.see(actor, upTo);
  }
}

function toTeamNotice({ id, kind, at, text, subjectId, isSeen, ...of }: NoticeRow): Contract.TeamNotice {
  const { patientId, patientNumber, patientName } = of;
  const patient =
    patientId === null ? null : namedPatient({ patientId, patientNumber, patientName: patientName ?? '' });
  return { id, kind, at: new Date(at), text, patient, subjectId, isSeen };
}
