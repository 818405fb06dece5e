import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/row-id.js';

/** By what the resources of a type are told apart. */
export interface Identity {
  /** What makes up an id; ties of an order are broken by it. */
  columns: readonly RawBuilder<unknown>[];
  /** The id itself. */
  text: RawBuilder<unknown>;
  /** What the columns hold of the resource with an id; undefined: it is no id of this type. */
  valuesOf: (id: string) => readonly RawBuilder<unknown>[] | undefined;
}

const uuid = (text: string) => (isRowId(text) ? sql`${text.toLowerCase()}::uuid` : undefined);

/** The id of a row, behind a word where it is only a part of what the row says: `plan-` before that of a patient. */
export function rowId(column: RawBuilder<unknown>, prefix = ''): Identity {
  return {
    columns: [column],
    text: prefix === '' ? column : sql`${sql.lit(prefix)} || ${column}`,
    valuesOf: (id) => {
      const row = id.startsWith(prefix) ? uuid(id.slice(prefix.length)) : undefined;
      return row && [row];
    },
  };
}

/** The ids of rows of several kinds, each behind the word of its kind, which another column holds. */
export function kindId(kind: RawBuilder<unknown>, column: RawBuilder<unknown>, kinds: readonly string[]): Identity {
  return {
    columns: [kind, column],
    text: sql`${kind} || ${column}`,
    valuesOf: (id) => {
      for (const prefix of kinds) {
        const row = id.startsWith(prefix) ? uuid(id.slice(prefix.length)) : undefined;
        if (row) return [sql`${prefix}::text`, row];
      }
      return undefined;
    },
  };
}

/** The id of the only one that there is. */
export function onlyId(column: RawBuilder<unknown>, name: string): Identity {
  return { columns: [column], text: column, valuesOf: (id) => (id === name ? [sql`${name}::text`] : undefined) };
}

/** Several columns or values as they are compared with others. */
export const together = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
