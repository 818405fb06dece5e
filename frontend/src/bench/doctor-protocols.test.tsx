import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { approval, protocolsOf, shortContent, version } from '../../test/protocols.fixture';
import { accounts, renderRoute } from '../../test/render-route';
import { sentOtp, verified } from '../../test/login-drawer.fixture';

const SIGNED = { status: 'APPROVED', approvals: [approval] };
const newText = { ...shortContent, phases: shortContent.phases.map((phase) => ({ ...phase, toDay: phase.toDay + 1 })) };
const draft = version({ id: 'v2', number: 2, contentHash: 'b'.repeat(64), content: newText });
const statement = 'Compared with our ward protocol.';

function openAt(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  let newest: object = draft;
  let older: object = version(SIGNED);
  const server = fakeServer({
    Me: { data: { me: accounts.doctor } },
    Protocols: protocolsOf([draft, version(SIGNED)], { isSample: true }),
    ProtocolTexts: () => protocolsOf([newest, older]),
    ApproveProtocolVersion: () => {
      newest = { ...draft, ...SIGNED };
      return { data: { approveProtocolVersion: newest } };
    },
    RetireProtocolVersion: () => {
      older = version({ ...SIGNED, status: 'RETIRED' });
      return { data: { retireProtocolVersion: older } };
    },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) => server.calls.filter((call) => call.operation === operation);
  return { router, asked };
}
const type = async () => fireEvent.change(await screen.findByLabelText('Statement'), { target: { value: statement } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the protocols of a doctor', () => {
  it('say where each version stands, and of a sample that it is one', async () => {
    const letPass = version({ ...SIGNED, approvals: [{ ...approval, isSample: true }] });
    const retired = version({ id: 'v0', number: 0, status: 'RETIRED', approvals: letPass.approvals });
    openAt('/doctor/protocols', {
      Protocols: protocolsOf([version({ id: 'v2', number: 2 }), letPass, retired], { isSample: true }),
    });
    const card = within(await screen.findByRole('region', { name: 'Knee' }));
    expect(card.getByText('Sample, not signed off by a clinician')).toBeVisible();
    const [newest, older, oldest] = card.getAllByRole('listitem');
    expect(newest).toHaveTextContent('Version 2 Draft, waits for a doctor’s signature');
    // Whatever the sample data let pass names no doctor, as if one had signed it.
    expect(older).toHaveTextContent(/^Version 1 Sample, let pass by sample data, signed by nobody$/);
    expect(oldest).toHaveTextContent(/^Version 0 Retired, let pass by sample data, signed by nobody$/);
    expect(card.getByRole('link', { name: 'Knee, version 2' })).toHaveAttribute('href', '/doctor/protocols/v2');
  });

  it('say that there are none, and why they are not there', async () => {
    const answers = [new TypeError('Failed to fetch'), { data: { protocols: [] } }];
    openAt('/doctor/protocols', { Protocols: () => answers.shift() ?? new Error('asked too often') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the protocols');
    await press('Try again');
    expect(await screen.findByText(/There are no protocols yet/)).toBeVisible();
  });
});

describe('a draft', () => {
  it('is read with what it changes, and signed on condition that it is the text that was read', async () => {
    const { asked } = openAt('/doctor/protocols/v2');
    const changes = within(await screen.findByRole('region', { name: 'What version 2 changes of version 1' }));
    expect(changes.getAllByRole('listitem')[0]).toHaveTextContent(
      /Changed Usual days\s*Before\s*day 0 to day 13 after the operation\s*Now\s*day 0 to day 14 after the operation/,
    );
    expect(screen.getByText('घुटने को आराम दें।')).toHaveAttribute('lang', 'hi');
    await press('Sign version 2');
    expect(await screen.findByText('Statement must have 10 to 500 characters')).toBeVisible();
    expect(asked('ApproveProtocolVersion')).toEqual([]);
    await type();
    await press('Sign version 2');
    expect(await screen.findByText('Knee, version 2 was signed.')).toBeVisible();
    expect(asked('ApproveProtocolVersion')).toEqual([
      {
        operation: 'ApproveProtocolVersion',
        variables: { id: 'v2', statement },
        ifMatch: `"${'b'.repeat(64)}"`,
      },
    ]);
    expect(await screen.findByRole('region', { name: 'Signature' })).toHaveTextContent('Dr Meera Sethi');
    expect(screen.queryByLabelText('Statement')).toBeNull();
  });

  it('that was changed meanwhile is not signed; what is different is shown, and the statement stays', async () => {
    const after = { ...draft, contentHash: 'c'.repeat(64), content: shortContent };
    const texts = [protocolsOf([draft]), protocolsOf([after])];
    const { asked } = openAt('/doctor/protocols/v2', {
      ProtocolTexts: () => texts.shift() ?? protocolsOf([after]),
      ApproveProtocolVersion: refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE'),
    });
    await type();
    await press('Sign version 2');
    expect(await screen.findByText(/^Somebody else changed this meanwhile/)).toBeVisible();
    const changes = await screen.findByRole('region', { name: 'This draft was changed after you opened it' });
    expect(changes).toHaveTextContent(/Before\s*day 0 to day 14 after the operation/);
    expect(screen.getByLabelText('Statement')).toHaveValue(statement);
    await press('Sign version 2');
    await waitFor(() => expect(asked('ApproveProtocolVersion')).toHaveLength(2));
    expect(asked('ApproveProtocolVersion').map(({ ifMatch }) => ifMatch?.at(1))).toEqual(['b', 'c']);
  });

  it('is signed after the session ended in the middle of it: one signs in over the page', async () => {
    let isBack = false;
    const { asked } = openAt('/doctor/protocols/v2', {
      ApproveProtocolVersion: () =>
        isBack
          ? { data: { approveProtocolVersion: { ...draft, ...SIGNED } } }
          : refusal('Please sign in first.', 'UNAUTHENTICATED'),
      SendOtp: sentOtp,
      VerifyOtp: () => {
        isBack = true;
        return verified(accounts.doctor);
      },
    });
    await type();
    await press('Sign version 2');
    await press('Send OTP');
    fireEvent.change(await screen.findByLabelText(/one-time password/i), { target: { value: '123456' } });
    expect(await screen.findByText('Knee, version 2 was signed.')).toBeVisible();
    expect(asked('ApproveProtocolVersion').map(({ variables, ifMatch }) => [variables['statement'], ifMatch])).toEqual([
      [statement, `"${'b'.repeat(64)}"`],
      [statement, `"${'b'.repeat(64)}"`],
    ]);
  });

  it('with a statement typed is not left without a question', async () => {
    const { router } = openAt('/doctor/protocols/v2');
    await type();
    await userEvent.click(screen.getByRole('link', { name: 'All protocols' }));
    await press('Keep editing');
    expect(screen.getByLabelText('Statement')).toHaveValue(statement);
    expect(router.state.location.pathname).toBe('/doctor/protocols/v2');
  });
});

describe('a signed version', () => {
  it('says in the list who signed it, and when', async () => {
    openAt('/doctor/protocols', { Protocols: protocolsOf([version(SIGNED)]) });
    const card = within(await screen.findByRole('region', { name: 'Knee' }));
    expect(card.getByRole('listitem')).toHaveTextContent('Version 1 Signed by Dr Meera Sethi on 10 Mar 2026');
  });

  it('shows who signed what, and is retired after a question', async () => {
    const { asked } = openAt('/doctor/protocols/v1');
    const signature = await screen.findByRole('region', { name: 'Signature' });
    expect(signature).toHaveTextContent(/Read and agreed\..*a{64}/);
    await press('Retire version 1');
    expect(asked('RetireProtocolVersion')).toEqual([]);
    await press('Retire it');
    expect(await screen.findByText('Version 1 was retired.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Retired, signed by Dr Meera Sethi/));
  });

  it('of another address is said not to be there', async () => {
    openAt('/doctor/protocols/v9');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no version with this address.');
  });
});
