import { Migration } from '@mikro-orm/migrations';

/** What lets admins read a trail of years newest first, by days, by what was asked for and by what was not done (clinic §9). */
export class AuditList extends Migration {
  override up(): void {
    for (const statement of indexes) this.addSql(statement);
  }
}

const indexes = [
  'create index audit_event_newest on audit_event (at desc, id desc)',
  'create index audit_event_verb on audit_event (verb, at desc, id desc)',
  `create index audit_event_not_done on audit_event (at desc, id desc) where outcome <> 'done'`,
];
