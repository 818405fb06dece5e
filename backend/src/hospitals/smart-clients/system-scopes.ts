/** What a SMART system scope allows: letters out of `cruds`, on resources of a type, or of all with `*`. */
export interface SystemScope {
  type: string;
  letters: string;
}

const LETTERS = ['c', 'r', 'u', 'd', 's'];
/** The spellings of SMART 1. */
const WORDS: Record<string, string> = { read: 'rs', write: 'cud', '*': LETTERS.join('') };

/** Reads a scope such as `system/Patient.rs`; undefined for whatever is none of a system. */
export function parseSystemScope(text: string): SystemScope | undefined {
  const [, type, may] = /^system\/(\*|[A-Z][A-Za-z]{1,63})\.(read|write|\*|c?r?u?d?s?)$/.exec(text) ?? [];
  return type && may ? { type, letters: WORDS[may] ?? may } : undefined;
}

const formatScope = ({ type, letters }: SystemScope) => `system/${type}.${letters}`;

/** What is both asked and registered, in the spelling of SMART 2; each type once. */
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

/** Which of some grants, such as `Patient.s`, scopes give. */
export function grantsOf<Grant extends string>(scopes: string[], grants: readonly Grant[]): Grant[] {
  const given = scopes.flatMap((text) => parseSystemScope(text) ?? []);
  return grants.filter((grant) => {
    const [type, letter = ''] = grant.split('.');
    return given.some((scope) => (scope.type === '*' || scope.type === type) && scope.letters.includes(letter));
  });
}
