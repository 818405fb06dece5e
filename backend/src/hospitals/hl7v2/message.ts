import { isUtf8 } from 'node:buffer';

/** The characters that part a message, as its header says. */
interface Separators {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escape: string;
  readonly subComponent: string;
}

/** No message has more of these; a frame full of separators is not worth its memory. */
const MOST_PARTS = 200;

/** A message of HL7 v2, as text. */
export class Hl7Message {
  private constructor(
    private readonly segments: readonly string[],
    readonly separators: Separators,
  ) {}

  /** Undefined for what is no message: it has no header, or one whose separators part nothing. */
  static read(text: string): Hl7Message | undefined {
    const [field = '', component = '', repetition = '', escape = '', subComponent = ''] = text.slice(3, 8);
    const all = [field, component, repetition, escape, subComponent];
    // From 2.7 on, a fifth one may say where a value was cut off.
    if (!text.startsWith('MSH') || !text.slice(8, 10).includes(field)) return undefined;
    if (new Set(all).size < all.length || !all.every((one) => /^[!-/:-@[-`{-~]$/.test(one))) return undefined;
    return new Hl7Message(text.split(/[\r\n]+/), { field, component, repetition, escape, subComponent });
  }

  /** The segments of this name, in order. */
  all(name: string): Segment[] {
    const start = name + this.separators.field;
    return this.segments
      .filter((segment) => segment.startsWith(start))
      .map((segment) => new Segment(segment, this.separators));
  }

  /** The first segment of this name, or one that says nothing. */
  first(name: string): Segment {
    return this.all(name)[0] ?? new Segment(name, this.separators);
  }
}

/** A line of a message; its fields are counted as the standard does. */
export class Segment {
  private readonly fields: readonly string[];

  constructor(
    text: string,
    private readonly separators: Separators,
  ) {
    const fields = text.split(separators.field, MOST_PARTS);
    // The separator itself is the first field of a header, though nothing parts it.
    this.fields = fields[0] === 'MSH' ? ['MSH', separators.field, ...fields.slice(1)] : fields;
  }

  /** A field as it was sent. */
  raw(field: number): string {
    return this.fields[field] ?? '';
  }

  /** A component of the first repetition of a field, as people would read it. */
  value(field: number, component = 1): string {
    return this.repetitions(field)[0]?.value(component) ?? '';
  }

  /** Whether a field says that it is empty from now on. */
  isEmptied(field: number): boolean {
    return this.raw(field) === '""';
  }

  /** The repetitions of a field that say something. */
  repetitions(field: number): Repetition[] {
    return this.raw(field)
      .split(this.separators.repetition, MOST_PARTS)
      .filter((text) => text !== '')
      .map((text) => new Repetition(text, this.separators));
  }
}

/** One of the values of a field, made of components. */
export class Repetition {
  private readonly components: readonly string[];

  constructor(
    text: string,
    private readonly separators: Separators,
  ) {
    this.components = text.split(separators.component, MOST_PARTS);
  }

  /** A component as people would read it. Of its parts the first says it as a whole, and the others take it apart. */
  value(component: number): string {
    const [part = ''] = (this.components[component - 1] ?? '').split(this.separators.subComponent, 1);
    return part === '""' ? '' : unescaped(part, this.separators).trim();
  }
}

/** With what stands for a separator, a line break, or bytes that the sender's alphabet lacks; how it is to be shown is left out. */
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

/** A text of ours as it may stand in a message with these separators. */
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
