import { Migration } from '@mikro-orm/migrations';

/** Requests about data that their patients withdraw: open ones, and accepted erasures that are still to come. */
export class WithdrawnRequests extends Migration {
  override up(): void {
    this.addSql(`alter table data_request add column withdrawn_at timestamptz,
      drop constraint data_request_status_check, drop constraint data_request_decided,
      add constraint data_request_status_check check (status in ('OPEN', 'ACCEPTED', 'REFUSED', 'ERASED', 'WITHDRAWN')),
      add constraint data_request_decided check ((status = 'WITHDRAWN' or (status = 'OPEN') = (decided_at is null))
        and (decided_at is null) = (decided_by_id is null)),
      add constraint data_request_withdrawn check ((status = 'WITHDRAWN') = (withdrawn_at is not null))`);
    this.addSql('drop index data_request_answered');
    this.addSql(`create index data_request_answered on data_request (coalesce(withdrawn_at, decided_at) desc, id)
      where status <> 'OPEN'`);
    this.addSql(guard);
  }
}

const guard = `create or replace function keep_data_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.account_id, old.kind, old.received_at, old.due_on)
      is distinct from (new.id, new.account_id, new.kind, new.received_at, new.due_on)
    or (old.words <> new.words and new.words <> '')
    or ((old.status <> 'OPEN' or new.status = 'WITHDRAWN')
      and (old.decided_at, old.decided_by_id) is distinct from (new.decided_at, new.decided_by_id))
    or (old.status <> new.status
      and (old.status, new.status) not in (('OPEN', 'ACCEPTED'), ('OPEN', 'REFUSED'), ('ACCEPTED', 'ERASED'), ('OPEN', 'WITHDRAWN'))
      and (old.kind, old.status, new.status) <> ('ERASURE', 'ACCEPTED', 'WITHDRAWN'))
    or (old.withdrawn_at is not null and old.withdrawn_at is distinct from new.withdrawn_at)
    or new.erase_on < old.erase_on or (new.erase_on is null and old.erase_on is not null and new.status <> 'WITHDRAWN') then
    raise exception 'a request about data stays as it was made, and is answered once';
  end if;
  return new;
end $$`;
