import { isUtf8 } from 'node:buffer';

/** Separators that a message's header declares. */
interface Separators {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escape: string;
  readonly subComponent: string;
}

/** Largest number of parts, which bounds the memory of a frame full of separators. */
const MOST_PARTS = 200;

/** A parsed HL7 v2 message. */
export class Hl7Message {
  private constructor(
    private readonly segments: readonly string[],
    readonly separators: Separators,
  ) {}

  /** Parses a message; undefined without a header with valid separators. */
  static read(text: string): Hl7Message | undefined {
    const [field = '', component = '', repetition = '', escape = '', subComponent = ''] = text.slice(3, 8);
    const all = [field, component, repetition, escape, subComponent];
    // Since 2.7 a fifth character may mark truncated values.
    if (!text.startsWith('MSH') || !text.slice(8, 10).includes(field)) return undefined;
    if (new Set(all).size < all.length || !all.every((one) => /^[!-/:-@[-`{-~]$/.test(one))) return undefined;
    return new Hl7Message(text.split(/[\r\n]+/), { field, component, repetition, escape, subComponent });
  }

  /** Returns the segments with a name, in order. */
  all(name: string): Segment[] {
    const start = name + this.separators.field;
    return this.segments
      .filter((segment) => segment.startsWith(start))
      .map((segment) => new Segment(segment, this.separators));
  }

  /** Returns the first segment with a name, or an empty one. */
  first(name: string): Segment {
    return this.all(name)[0] ?? new Segment(name, this.separators);
  }
}

/** A segment; fields are numbered as in the standard. */
export class Segment {
  private readonly fields: readonly string[];

  constructor(
    text: string,
    private readonly separators: Separators,
  ) {
    const fields = text.split(separators.field, MOST_PARTS);
    // MSH-1 is the field separator itself.
    this.fields = fields[0] === 'MSH' ? ['MSH', separators.field, ...fields.slice(1)] : fields;
  }

  /** Returns a field as sent. */
  raw(field: number): string {
    return this.fields[field] ?? '';
  }

  /** Returns the unescaped component of a field's first repetition. */
  value(field: number, component = 1): string {
    return this.repetitions(field)[0]?.value(component) ?? '';
  }

  /** Whether a field is explicitly empty (`""`). */
  isEmptied(field: number): boolean {
    return this.raw(field) === '""';
  }

  /** Returns the nonempty repetitions of a field. */
  repetitions(field: number): Repetition[] {
    return this.raw(field)
      .split(this.separators.repetition, MOST_PARTS)
      .filter((text) => text !== '')
      .map((text) => new Repetition(text, this.separators));
  }
}

/** A repetition of a field, consisting of components. */
export class Repetition {
  private readonly components: readonly string[];

  constructor(
    text: string,
    private readonly separators: Separators,
  ) {
    this.components = text.split(separators.component, MOST_PARTS);
  }

  /** Returns an unescaped subcomponent. */
  subValue(component: number, subComponent: number): string {
    const part = (this.components[component - 1] ?? '').split(this.separators.subComponent)[subComponent - 1] ?? '';
    return unescaped(part, this.separators).trim();
  }

  /** Returns the unescaped component. Of subcomponents it uses the first, which has the value as a whole. */
  value(component: number): string {
    const [part = ''] = (this.components[component - 1] ?? '').split(this.separators.subComponent, 1);
    return part === '""' ? '' : unescaped(part, this.separators).trim();
  }
}

/** Replaces escape sequences of separators, line breaks and hexadecimal bytes; drops formatting. */
function unescaped(text: string, { escape, field, component, repetition, subComponent }: Separators): string {
  if (!text.includes(escape)) return text;
  const meanings: Record<string, string> = {
    F: field,
    S: component,
    R: repetition,
    E: escape,
    T: subComponent,
    '.br': '\n',
  };
  const quoted = `\\${escape}`;
  return text.replaceAll(new RegExp(`${quoted}([^${quoted}]*)${quoted}`, 'g'), (_, code: string) =>
    /^X(?:[\dA-F]{2})+$/i.test(code) ? textOf(Buffer.from(code.slice(1), 'hex')) : (meanings[code] ?? ''),
  );
}

const textOf = (bytes: Buffer) => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');

/** Escapes a text for a message with these separators. */
export function escaped(text: string, { escape, field, component, repetition, subComponent }: Separators): string {
  const letters = new Map([
    [field, 'F'],
    [component, 'S'],
    [repetition, 'R'],
    [escape, 'E'],
    [subComponent, 'T'],
  ]);
  return Array.from(text, (one) => (letters.has(one) ? `${escape}${letters.get(one)}${escape}` : one)).join('');
}
