import type { Actor } from '../auth/actor.js';
import { DAY_MS } from '../../platform/clinic-time.js';
import type { Clock } from '../../platform/clock.js';
import type { Tables } from '../../app/entities.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { SecurityNoticeKind } from './security-notice.entity.js';

/** A notice, with the name of who did it. */
export interface ListedNotice {
  id: string;
  kind: SecurityNoticeKind;
  at: string;
  subject: string | null;
  by: string | null;
}

const DAYS_SHOWN = 7;
const MOST = 100;

/** What all admins are told of, as the dashboard shows it (AU-11). */
export class SecurityNoticeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** The notices of the last seven days, the newest first. Nobody puts one away: whoever has a stolen session would do so first. */
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
