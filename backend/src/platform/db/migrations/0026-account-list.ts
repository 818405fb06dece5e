import { Migration } from '@mikro-orm/migrations';

/** What lets admins page and search among a million accounts (clinic §9). */
export class AccountList extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'create index app_user_newest on app_user (created_at desc, id desc) where deleted_at is null',
  // Among a million patients a dozen of the team.
  'create index app_user_kind on app_user (user_type, created_at desc, id desc) where deleted_at is null',
  `create index app_user_off on app_user (created_at desc, id desc)
    where deleted_at is null and (disabled_at is not null or last_day is not null)`,
  `create index app_user_text on app_user using gin (lower(full_name) gin_trgm_ops, phone gin_trgm_ops)
    where deleted_at is null`,
];
