import { ChangeSetType, type ChangeSet, type EntityManager } from '@mikro-orm/core';

/** Columns that every insert sets. */
const OF_ITSELF = new Set(['id', 'number', 'createdAt', 'version', 'revision']);

/** Change of one row in a flush. */
interface RowChange {
  row: object;
  rowName: string;
  type: ChangeSetType;
  fields: string[];
}

function rowChange({ entity, meta, type, payload }: ChangeSet<object>): RowChange {
  const rowName = meta.className.charAt(0).toLowerCase() + meta.className.slice(1);
  return { row: entity, rowName, type, fields: Object.keys(payload).filter((name) => !OF_ITSELF.has(name)) };
}

/** Field names: `status` of the subject itself, `patient.birthDate` of another row, `progressReport` for an inserted or deleted row. */
function namesOf({ row, rowName, type, fields }: RowChange, subject: object): string[] {
  if (row === subject) return type === ChangeSetType.DELETE ? ['deleted'] : fields;
  return type === ChangeSetType.UPDATE ? fields.map((name) => `${rowName}.${name}`) : [rowName];
}

/** Collects the field names that each flush of a transaction changes, from the ORM's unit of work. */
export function watchChanges(tx: EntityManager): { add: (name: string) => void; of: (subject: object) => string[] } {
  const changes: RowChange[] = [];
  const named: string[] = [];
  // A transaction has its own event manager. Subscribed to `onFlush`: after the write, changes would include what the database computed.
  tx.getEventManager().registerSubscriber({
    onFlush: ({ uow }) => void changes.push(...uow.getChangeSets().map(rowChange)),
  });
  return {
    add: (name) => void named.push(name),
    of: (subject) => [...new Set([...named, ...changes.flatMap((change) => namesOf(change, subject))])],
  };
}
