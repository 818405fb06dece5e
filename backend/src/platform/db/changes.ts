import { ChangeSetType, type ChangeSet, type EntityManager } from '@mikro-orm/core';

/** What every new row gets, whatever was asked. */
const OF_ITSELF = new Set(['id', 'number', 'createdAt', 'version', 'revision']);

/** What a flush is about to do to one row. */
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

/** `status` of the subject itself; `patient.birthDate` of another row, and `progressReport` for one that came or went. */
function namesOf({ row, rowName, type, fields }: RowChange, subject: object): string[] {
  if (row === subject) return type === ChangeSetType.DELETE ? ['deleted'] : fields;
  return type === ChangeSetType.UPDATE ? fields.map((name) => `${rowName}.${name}`) : [rowName];
}

/** Dirty checking: takes down what each flush of a transaction changes: its unit of work knows, and nothing is compared by hand. */
export function watchChanges(tx: EntityManager): { add: (name: string) => void; of: (subject: object) => string[] } {
  const changes: RowChange[] = [];
  const named: string[] = [];
  // A transaction has an event manager of its own. Written, a change would also name what the database computed.
  tx.getEventManager().registerSubscriber({
    onFlush: ({ uow }) => void changes.push(...uow.getChangeSets().map(rowChange)),
  });
  return {
    add: (name) => void named.push(name),
    of: (subject) => [...new Set([...named, ...changes.flatMap((change) => namesOf(change, subject))])],
  };
}
