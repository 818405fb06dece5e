import type { Actor } from '../../platform/access/actor.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Tables } from '../../platform/db/tables.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { SecurityNoticeKind } from './security-notice.entity.js';

/** Notice with the name of who made the change. */
export interface ListedNotice {
  id: string;
  kind: SecurityNoticeKind;
  at: string;
  subject: string | null;
  by: string | null;
}

const DAYS_SHOWN = 7;
const MOST = 100;

/** Lists security notices for the dashboard. */
export class SecurityNoticeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the notices of the last seven days, newest first. They cannot be dismissed, since an attacker would do so. */
  async list(actor: Actor): Promise<ListedNotice[]> {
    return this.useCases.read(actor, 'securityNotice.list', nothing, {}, async (_, { em }) =>
      em
        .getKysely<Tables>()
        .selectFrom('security_notice as n')
        .leftJoin('app_user as u', 'u.id', 'n.by_id')
        .select(['n.id', 'n.kind', 'n.at', 'n.subject', 'u.full_name as by'])
        .where('n.at', '>', new Date(this.clock.now().getTime() - DAYS_SHOWN * DAY_MS).toISOString())
        .orderBy('n.at', 'desc')
        .orderBy('n.id', 'desc')
        .limit(MOST)
        .execute(),
    );
  }
}
