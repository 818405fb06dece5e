import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { migrations } from './migration-list.js';

/** The classes that are mapped to tables. */
export type Entities = NonNullable<Options['entities']>;

/** What the application and the migrations share of the ORM's set-up. What is mapped is told by whoever composes it; migrations need none of it. */
export function ormOptions(clientUrl: string, entities: Entities = []) {
  return defineConfig({
    clientUrl,
    entities,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    allowGlobalContext: false,
    forceUtcTimezone: true,
    // Each on its own: what is done stays done when a later one fails, and its locks are let go.
    migrations: { migrationsList: migrations, allOrNothing: false, snapshot: false, silent: true },
  });
}
