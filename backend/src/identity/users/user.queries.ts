import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';
import type { Gender } from './user.entity.js';

/** Patient account without a complete record. */
export interface UserWithoutPatient {
  id: string;
  fullName: string;
  /** E.164. */
  phone: string;
  /** YYYY-MM-DD, exact. */
  birthDate: string | null;
  gender: Gender | null;
}

/** Returns patient accounts without a complete live record, newest first. @param pattern LIKE pattern on name and number */
export async function findUsersWithoutPatients(
  em: EntityManager,
  { first, pattern }: { first: number | undefined; pattern: string | undefined },
): Promise<UserWithoutPatient[]> {
  return em
    .getKysely<Tables>()
    .selectFrom('app_user as u')
    .leftJoin('patient as b', (join) => join.onRef('b.user_id', '=', 'u.id').on('b.deleted_at', 'is', null))
    .select(['u.id', 'u.full_name as fullName', 'u.phone'])
    .select((eb) => eb.fn.coalesce('b.gender', 'u.gender').as('gender'))
    .select((eb) => {
      const exact = eb.case().when('b.birth_date_exact', '=', true).then(eb.ref('b.birth_date')).end();
      return eb.fn.coalesce(exact, 'u.birth_date').as('birthDate');
    })
    .where('u.user_type', '=', 'patient')
    .where('u.deleted_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where((eb) => {
      const records = eb
        .selectFrom('patient as p')
        .whereRef('p.user_id', '=', 'u.id')
        .where('p.deleted_at', 'is', null);
      return eb.not(eb.exists(records.where('p.is_complete', '=', true)));
    })
    .$if(pattern !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb(eb.fn('lower', ['u.full_name']), 'like', pattern ?? ''), eb('u.phone', 'like', pattern ?? '')]),
      ),
    )
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .$if(first !== undefined, (query) => query.limit(first ?? 0))
    .execute();
}
