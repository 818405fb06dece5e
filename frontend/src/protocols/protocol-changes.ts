import type { ProtocolContent } from './protocol-content';
import { groupsOf, type Fact, type Group, type Thing } from './protocol-facts';

/** A difference between two versions. */
export interface Change {
  /** Unique within its group. */
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What differs, such as 'Heel slides: Dose'. */
  readonly what: string;
  readonly before: readonly Fact[];
  readonly after: readonly Fact[];
}

/** Differences in a phase, or in the content for all phases. */
export interface ChangedGroup {
  readonly title: string;
  readonly changes: readonly Change[];
}

interface Placed {
  readonly part: string;
  readonly thing: Thing;
}

/** Returns all differences between two versions by phase; empty if they are equal. */
export function changesBetween(before: ProtocolContent, after: ProtocolContent): ChangedGroup[] {
  const [old, now] = [groupsOf(before), groupsOf(after)];
  const removed = old.filter(({ id }) => !now.some((group) => group.id === id));
  return [
    ...now.map((group) => ({
      title: group.title,
      changes: changesIn(
        old.find(({ id }) => id === group.id),
        group,
      ),
    })),
    ...removed.map((group) => ({ title: `${group.title} (version before)`, changes: changesIn(group, undefined) })),
  ].filter(({ changes }) => changes.length > 0);
}

function changesIn(before: Group | undefined, after: Group | undefined): Change[] {
  const [old, now] = [thingsOf(before), thingsOf(after)];
  const kept = [...now].flatMap(([id, placed]) => thingChanges(old.get(id), placed));
  const gone = [...old].filter(([id]) => !now.has(id)).flatMap(([, placed]) => thingChanges(placed, undefined));
  return [...kept, ...gone];
}

const thingsOf = (group: Group | undefined) =>
  new Map(
    group?.parts.flatMap(({ title, things }) =>
      things.map((thing): [string, Placed] => [`${title}/${thing.id}`, { part: title, thing }]),
    ),
  );

function thingChanges(before: Placed | undefined, after: Placed | undefined): Change[] {
  if (before && after) return factChanges(before, after);
  const there = after ?? before;
  if (!there) return [];
  const facts = there.thing.facts.filter(({ order }) => !order);
  const what = nameOf(there) || 'The whole phase';
  const id = `${there.part}/${there.thing.id}`;
  return after
    ? [{ id, kind: 'added', what, before: [], after: facts }]
    : [{ id, kind: 'removed', what, before: facts, after: [] }];
}

const nameOf = ({ part, thing }: Placed) => [part, thing.name].filter(Boolean).join(': ');

function factChanges(before: Placed, after: Placed): Change[] {
  const labels = new Set([...before.thing.facts, ...after.thing.facts].map(({ label }) => label));
  return [...labels].flatMap((label): Change[] => {
    const [old, now] = [before, after].map(({ thing }) => thing.facts.find((fact) => fact.label === label));
    if (isSame(old, now)) return [];
    const what = [nameOf(after), label].filter(Boolean).join(': ');
    const kind = old && now ? 'changed' : now ? 'added' : 'removed';
    return [
      { id: `${after.part}/${after.thing.id}/${label}`, kind, what, before: old ? [old] : [], after: now ? [now] : [] },
    ];
  });
}

/** Compares facts. For a fact about order, only a changed order counts, because additions and removals are listed separately. */
function isSame(old: Fact | undefined, now: Fact | undefined): boolean {
  if (!old?.order || !now?.order) return old?.text === now?.text;
  const sorted = (keys: readonly string[]) => keys.toSorted().join(' ');
  return sorted(old.order) !== sorted(now.order) || old.order.join(' ') === now.order.join(' ');
}
