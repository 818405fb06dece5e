import type { InferKyselyDB } from '@mikro-orm/postgresql';

/**
 * The schemas of the entities whose tables are queried through `em.getKysely<Tables>()`, by the name of the entity. An entity's file adds
 * its own: `declare module '…/platform/db/tables.js' { interface MappedSchemas { User: typeof UserSchema } }`.
 */
export interface MappedSchemas {}

type Mapped = InferKyselyDB<MappedSchemas[keyof MappedSchemas]>;
type AsText<Value> = Value extends Date ? string : Value;

/**
 * Tables and columns as the entities map them, for `em.getKysely<Tables>()`: a column that does not exist does not compile, nor does an
 * answer of another type. Moments are text in it, as plain statements give them; MikroORM would convert them at seven times the CPU of
 * the whole statement (docs/decisions/2026-11-22-typed-statements.md).
 */
export type Tables = {
  [Table in keyof Mapped]: { [Column in keyof Mapped[Table]]: AsText<Mapped[Table][Column]> };
};
