import { describe, expect, it } from 'vitest';
import { lessonBlocks } from './lesson-blocks';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (isNumbered: boolean, ...items: string[]) => ({ kind: 'list', isNumbered, items });

describe('the blocks of a lesson (companion §9)', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
    ['a paragraph over two lines', 'One\ntwo.', [paragraph('One two.')]],
    [
      'headings',
      '# A\n## B\nText',
      [{ kind: 'heading', text: 'A' }, { kind: 'heading', text: 'B' }, paragraph('Text')],
    ],
    ['a list', '- One\n* Two\n\n- Three', [list(false, 'One', 'Two', 'Three')]],
    ['a numbered list after another', '- One\n1. Two\n2) Three', [list(false, 'One'), list(true, 'Two', 'Three')]],
    ['an item over two lines', '- One\n  goes on\n- Two', [list(false, 'One goes on', 'Two')]],
    ['a paragraph after a list', '- One\n\nText', [list(false, 'One'), paragraph('Text')]],
    ['nothing', ' \n\n', []],
  ])('are %s', (_what, body, blocks) => {
    expect(lessonBlocks(body)).toEqual(blocks);
  });

  it.each([
    '**bold** and [a link](https://x.test)',
    '<b>html</b>',
    '#tag',
    '-5 degrees',
    '1.5 litres',
    '> quoted',
    '---',
  ])('keep the mark of %s', (body) => {
    expect(lessonBlocks(body)).toEqual([paragraph(body)]);
  });
});
