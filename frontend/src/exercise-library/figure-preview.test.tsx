import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Form, Input, InputNumber } from 'antd';
import { expect, it } from 'vitest';
import { FigurePreview } from './FigurePreview';
import { readTypedFigure } from './typed-figure';

const slide = {
  view: 'side',
  things: [['bed']],
  mark: ['legO'],
  poses: [
    { root: [-2, 7.6], trunk: [-90, 0, 10], armO: [-4, 8], armU: [-4, 8], footO: [50, 0.4, 76], footU: [50, 0.4, 76] },
    { footO: [18, 0.2, 6] },
  ],
  cycle: [
    [0, 0, 0.6],
    [1, 2.4, 'hold'],
    [0, 2.4, 0.6],
  ],
};
const { trunk: _trunk, ...loose } = slide.poses[0] ?? {};
const broken = {
  view: 'above',
  poses: [{ ...loose, tail: [1] }, { footO: ['x', 0, 0] }, { footO: ['y', 0, 0] }],
  cycle: [['a', 'b']],
};

function open(typed = JSON.stringify(slide)) {
  render(
    <Form initialValues={{ figure: typed, holdSeconds: 3 }}>
      <Form.Item name="holdSeconds" label="Hold">
        <InputNumber />
      </Form.Item>
      <Form.Item name="figure" label="Figure">
        <Input.TextArea />
      </Form.Item>
      <FigurePreview />
    </Form>,
  );
  const picture = () => screen.queryByRole('figure', { name: 'Preview of the figure' });
  const bed = () => picture()?.innerHTML;
  const type = (value: unknown) =>
    fireEvent.change(screen.getByLabelText('Figure'), {
      target: { value: typeof value === 'string' ? value : JSON.stringify(value) },
    });
  return { picture, bed, type, said: () => within(screen.getByRole('status').parentElement as HTMLElement) };
}

it('a figure is shown as it is typed', async () => {
  const { picture, bed, type, said } = open();
  expect(await said().findByText('The figure as it is typed.')).toBeVisible();
  const lying = bed();
  type({ ...slide, poses: [slide.poses[0], { footO: [24, 0.2, 6] }] });
  await expect.poll(bed).not.toBe(lying);
  expect(picture()).toBeVisible();
  type('');
  expect(await screen.findByText('No figure')).toBeVisible();
  expect(picture()).toBeNull();
});

it('while something is wrong with it, it says what and where, and the last one that could be shown stays', async () => {
  const { picture, type, said } = open();
  await said().findByText('The figure as it is typed.');
  type(`${JSON.stringify(slide)},`);
  expect(await said().findByText(/^The text is no JSON yet/)).toBeVisible();
  type({ ...slide, poses: [slide.poses[0], { footO: [180, 0.2, 6] }] });
  expect(await said().findByText('poses.1.footO: The limb cannot reach this target')).toBeVisible();
  expect(said().getByText(/^What is typed cannot be shown\. The last/)).toBeVisible();
  expect(picture()).toBeVisible();
  type(broken);
  expect(await said().findByText(/^view: A figure has nothing of this name/)).toBeVisible();
  expect(said().getAllByRole('listitem')).toHaveLength(5);
  expect(said().getByText(/^And \d+ more\.$/)).toBeVisible();
  type(slide);
  expect(await said().findByText('The figure as it is typed.')).toBeVisible();
  expect(said().queryByRole('listitem')).toBeNull();
});

it('shows none before one can be shown', async () => {
  const { picture, said } = open('{"view":"side"}');
  expect(await said().findByText('What is typed cannot be shown:')).toBeVisible();
  expect(picture()).toBeNull();
});

it('is checked by the rules of the server, in its sentences', () => {
  const figure = (changes: object) => readTypedFigure(JSON.stringify({ ...slide, ...changes }));
  expect(readTypedFigure(' null ')).toEqual({ figure: null });
  expect(readTypedFigure('7')).toMatchObject({ faults: [expect.stringMatching(/^Something is missing here/)] });
  expect(
    figure({
      cycle: [
        [0, 0, 20],
        [1, 2.4],
        [0, 2.4],
      ],
    }),
  ).toMatchObject({
    faults: [expect.stringMatching(/takes at most 15 seconds$/)],
  });
  const reasons = readFileSync('backend/src/platform/errors/exercise-reasons.ts', 'utf8');
  const ours = readFileSync('frontend/src/exercise-library/typed-figure.ts', 'utf8');
  const named = [...ours.matchAll(/^ {2}([A-Z_]+): '(.+)',$/gm)];
  expect(named).toHaveLength(12);
  for (const [, fault, sentence] of named) expect(reasons).toContain(`FIGURE_${fault}: () => '${sentence}'`);
});
