import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { renderRoute } from '../../../test/render-route';

beforeEach(async () => {
  renderRoute('/services', fakeServer({ Me: { data: { me: null } } }));
  await screen.findByRole('heading', { level: 1, name: 'Services' });
});

const titlesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the services page', () => {
  it('shows two programs at length', () => {
    expect(screen.getByRole('region', { name: /knee replacement/i })).toBeVisible();
    expect(screen.getByRole('region', { name: /^neuro-surgery/i })).toBeVisible();
  });

  it('says that the knee plan has five phases and often 25 sessions', () => {
    const knee = screen.getByRole('region', { name: /knee replacement, in five phases/i });
    expect(knee).toHaveTextContent('often has 25 sessions');
    expect(within(knee).getAllByRole('listitem')).toHaveLength(5);
  });

  it('features the spinal, hip and shoulder programs', () => {
    expect(titlesIn('Featured Programs')).toEqual(['Spinal program', 'Hip program', 'Shoulder program']);
  });

  it('gives an overview of ten programs, each with what it works on and how it begins', () => {
    expect(titlesIn('Services Overview')).toEqual([
      'Neuro-surgery',
      'Knee replacement',
      'Spinal surgery',
      'Hip replacement',
      'Shoulder',
      'Ankle, elbow and wrist surgery',
      'Trauma post-surgery',
      'Sports injury recovery',
      'Pre-surgical rehab',
      'Orthopaedic physiotherapy',
    ]);
    const cards = within(screen.getByRole('region', { name: 'Services Overview' })).getAllByRole('listitem');
    expect(cards).toHaveLength(10);
    for (const card of cards) expect(card).toHaveTextContent(/\. ?How it begins: .+\./);
  });

  it('says when to call a doctor', () => {
    const advice = screen.getByRole('region', { name: 'When to call a doctor' });
    expect(advice).toHaveTextContent(/swelling.*calf.*fever/);
    expect(advice).toHaveTextContent(/Call 112/);
  });

  it('has a description that fits into search results', () => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    expect(description?.length).toBeLessThanOrEqual(160);
  });
});
