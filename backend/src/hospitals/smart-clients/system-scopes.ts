/** A SMART system scope: letters of `cruds`, on one type or on all (`*`). */
export interface SystemScope {
  type: string;
  letters: string;
}

const LETTERS = ['c', 'r', 'u', 'd', 's'];
/** SMART 1 names of permissions. */
const WORDS: Record<string, string> = { read: 'rs', write: 'cud', '*': LETTERS.join('') };

/** Parses a scope such as `system/Patient.rs`; undefined for any other text. */
export function parseSystemScope(text: string): SystemScope | undefined {
  const [, type, may] = /^system\/(\*|[A-Z][A-Za-z]{1,63})\.(read|write|\*|c?r?u?d?s?)$/.exec(text) ?? [];
  return type && may ? { type, letters: WORDS[may] ?? may } : undefined;
}

const formatScope = ({ type, letters }: SystemScope) => `system/${type}.${letters}`;

/** Returns the intersection of requested and registered scopes in SMART 2 syntax, one per type. */
export function overlapOf(asked: SystemScope[], registered: SystemScope[]): string[] {
  const granted = new Map<string, Set<string>>();
  for (const one of asked)
    for (const other of registered) {
      const type = one.type === '*' ? other.type : one.type;
      if (other.type !== '*' && other.type !== type) continue;
      const both = LETTERS.filter((letter) => one.letters.includes(letter) && other.letters.includes(letter));
      if (both.length > 0) granted.set(type, new Set([...(granted.get(type) ?? []), ...both]));
    }
  return [...granted].map(([type, letters]) =>
    formatScope({ type, letters: LETTERS.filter((letter) => letters.has(letter)).join('') }),
  );
}

/** Filters grants, such as `Patient.s`, to those that the scopes include. */
export function grantsOf<Grant extends string>(scopes: string[], grants: readonly Grant[]): Grant[] {
  const given = scopes.flatMap((text) => parseSystemScope(text) ?? []);
  return grants.filter((grant) => {
    const [type, letter = ''] = grant.split('.');
    return given.some((scope) => (scope.type === '*' || scope.type === type) && scope.letters.includes(letter));
  });
}
