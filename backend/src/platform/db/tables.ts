import type { InferKyselyDB } from '@mikro-orm/postgresql';

/**
 * Schemas of the entities whose tables are queried through `em.getKysely<Tables>()`, by entity name. The file of an entity adds its own:
 * `declare module '…/platform/db/tables.js' { interface MappedSchemas { User: typeof UserSchema } }`.
 */
export interface MappedSchemas {}

type Mapped = InferKyselyDB<MappedSchemas[keyof MappedSchemas]>;
type AsText<Value> = Value extends Date ? string : Value;

/**
 * Tables and columns as the entities map them, for `em.getKysely<Tables>()`: an unknown column or a result of another type does not
 * compile. Timestamps are text, as plain statements return them; converting them in MikroORM costs seven times the CPU of the whole
 * statement (docs/decisions/2026-11-22-typed-statements.md).
 */
export type Tables = {
  [Table in keyof Mapped]: { [Column in keyof Mapped[Table]]: AsText<Mapped[Table][Column]> };
};
