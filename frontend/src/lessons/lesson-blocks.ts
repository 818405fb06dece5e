/** A block of a lesson's body. */
export type LessonBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] };

type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly isNumbered: boolean; readonly text: string };

function lineOf(typed: string): Line {
  const line = typed.trim();
  if (line === '') return { kind: 'blank' };
  const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
  if (heading) return { kind: 'heading', text: heading };
  const [, bullet, number, item] = /^(?:([-*+])|(\d{1,3}[.)]))\s+(.+)$/.exec(line) ?? [];
  if (item && (bullet ?? number)) return { kind: 'item', isNumbered: number !== undefined, text: item };
  return { kind: 'text', text: line };
}

/**
 * Reads paragraphs, headings and lists from Markdown; every other mark stays part of the text. A line without a blank line above it continues
 * the paragraph or the item before.
 */
export function lessonBlocks(body: string): LessonBlock[] {
  const blocks: LessonBlock[] = [];
  let continues = false;
  for (const line of body.split('\n').map(lineOf)) {
    const last = blocks.at(-1);
    if (line.kind === 'heading') blocks.push({ kind: 'heading', text: line.text });
    else if (line.kind === 'item') {
      if (last?.kind === 'list' && last.isNumbered === line.isNumbered)
        blocks.splice(-1, 1, { ...last, items: [...last.items, line.text] });
      else blocks.push({ kind: 'list', isNumbered: line.isNumbered, items: [line.text] });
    } else if (line.kind === 'text') {
      if (continues && last) blocks.splice(-1, 1, continued(last, line.text));
      else blocks.push({ kind: 'paragraph', text: line.text });
    }
    continues = line.kind === 'text' || line.kind === 'item';
  }
  return blocks;
}

function continued(block: LessonBlock, text: string): LessonBlock {
  if (block.kind !== 'list') return { ...block, text: `${block.text} ${text}` };
  const items = block.items.map((item, at) => (at === block.items.length - 1 ? `${item} ${text}` : item));
  return { ...block, items };
}
