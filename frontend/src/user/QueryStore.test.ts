import { expect, it } from 'vitest';
import { QueryStore } from './QueryStore';

it('does not show a response after that of a later request', async () => {
  const answers: ((response: Response) => void)[] = [];
  const send = (() => new Promise<Response>((resolve) => void answers.push(resolve))) as typeof fetch;
  const store = new QueryStore<{ me: { nickname: string } }>(send, {
    name: 'Profile',
    query: '',
    variables: () => ({}),
  });
  const [earlier, later] = [store.refetch(), store.refetch()];
  const saying = (nickname: string) => Response.json({ data: { me: { nickname } } });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(saying('Guddu'));
  await later;
  answers[0]?.(saying('Sunita'));
  await earlier;
  expect(store.state()).toEqual({ data: { me: { nickname: 'Guddu' } }, error: undefined });
});
