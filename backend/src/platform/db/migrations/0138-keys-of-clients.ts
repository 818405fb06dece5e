import { Migration } from '@mikro-orm/migrations';

/** API keys of hospitals: a key that belongs to a client reads by the client's consents, and writes nothing. */
export class KeysOfClients extends Migration {
  override up(): void {
    this.addSql(`alter table api_key add column client_id uuid references smart_client (id),
      add constraint api_key_of_client check (client_id is null
        or scopes <@ array['patients:read', 'appointments:read', 'recovery:read'])`);
  }
}
