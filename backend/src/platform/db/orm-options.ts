import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { migrations } from './migration-list.js';

/** Classes that are mapped to tables. */
export type Entities = NonNullable<Options['entities']>;

/** Returns the ORM options that the application and the migrations share. Migrations need no entities. */
export function ormOptions(clientUrl: string, entities: Entities = []) {
  return defineConfig({
    clientUrl,
    entities,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    allowGlobalContext: false,
    forceUtcTimezone: true,
    // One transaction per migration: completed ones stay when a later one fails, and release their locks.
    migrations: { migrationsList: migrations, allOrNothing: false, snapshot: false, silent: true },
  });
}
