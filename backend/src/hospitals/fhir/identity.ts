import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/parse-input.js';

/** How resources of a type are identified. */
export interface Identity {
  /** Columns that form the id; they break ties in an order. */
  columns: readonly RawBuilder<unknown>[];
  /** The id as text. */
  text: RawBuilder<unknown>;
  /** Values of the columns for an id; undefined if the id has another form. */
  valuesOf: (id: string) => readonly RawBuilder<unknown>[] | undefined;
}

const uuid = (text: string) => (isRowId(text) ? sql`${text.toLowerCase()}::uuid` : undefined);

/** Identity by a row's id, with a prefix if the resource is only a part of the row, such as `plan-` for a patient. */
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

/** Identity of rows of several kinds: the id, prefixed with the kind from another column. */
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

/** Identity of a type with a single resource. */
export function onlyId(column: RawBuilder<unknown>, name: string): Identity {
  return { columns: [column], text: column, valuesOf: (id) => (id === name ? [sql`${name}::text`] : undefined) };
}

/** SQL row value of several columns or values, for comparison. */
export const together = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
