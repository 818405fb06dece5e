import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { approval, protocolsOf, shortContent, version } from '../../test/protocols.fixture';
import { accounts, renderRoute } from '../../test/render-route';

const signed = version({ status: 'APPROVED', approvals: [approval] });
const draft = version({ id: 'v2', number: 2, contentHash: 'b'.repeat(64), content: shortContent });

function openAt(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.physiotherapist } },
    Protocols: protocolsOf([draft, signed], { isSample: true }),
    ProtocolTexts: protocolsOf([draft, signed], { isSample: true }),
    ...answers,
  });
  renderRoute(path, server);
  return (operation: string) => server.calls.filter((call) => call.operation === operation);
}

describe('the protocols of a physiotherapist', () => {
  it('lead to the text of each version, and to nothing of a doctor', async () => {
    openAt('/physio/protocols');
    const card = within(await screen.findByRole('region', { name: 'Knee' }));
    expect(card.getByText('Sample, not signed off by a clinician')).toBeVisible();
    expect(card.getByRole('link', { name: 'Knee, version 2' })).toHaveAttribute('href', '/physio/protocols/v2');
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/doctor'))).toEqual([]);
  });

  it.each([
    ['draft', 'v2', 'Knee, version 2'],
    ['signed version', 'v1', 'Knee, version 1'],
  ])('are read: a %s, which is neither signed nor retired here', async (_status, id, title) => {
    openAt(`/physio/protocols/${id}`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('घुटने को आराम दें।')).toHaveAttribute('lang', 'hi');
    expect(screen.getByRole('link', { name: 'All protocols' })).toHaveAttribute('href', '/physio/protocols');
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('button', { name: /^(?:Sign|Retire)/ })).toBeNull();
    expect(main.queryByRole('textbox')).toBeNull();
  });

  it('are not there for an unknown version', async () => {
    openAt('/physio/protocols/v9');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no version with this address.');
  });

  it.each([
    ['/physio/protocols', 'Failed to fetch the protocols'],
    ['/physio/protocols/v1', 'Failed to fetch the protocol'],
  ])('say at %s what the server refuses', async (path, sentence) => {
    const refused = refusal('You may not do this.', 'FORBIDDEN');
    openAt(path, { Protocols: refused, ProtocolTexts: refused });
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence}. You may not do this.`);
  });

  it.each(['user', 'patient', 'doctor', 'reception'] as const)('are not asked for by the page of a %s', async (who) => {
    const asked = openAt('/physio/protocols', { Me: { data: { me: accounts[who] } } });
    await screen.findByRole('heading', { level: 1 });
    expect(asked('Protocols')).toEqual([]);
  });
});
