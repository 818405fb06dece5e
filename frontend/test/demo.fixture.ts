import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from './fake-server';
import { renderRoute } from './render-route';

/** Opens a demo page as a visitor, with what a test does and sees there. */
export async function openDemo(path: string) {
  const server = fakeServer({ Me: { data: { me: null } } });
  const router = renderRoute(path, server);
  await screen.findByRole('heading', { level: 1 });
  return { router, server, user: userEvent.setup() };
}

/** jsdom has no modal dialogs: opening and closing, and nothing else; the browser's own are tested in demo.spec.ts. */
export function standInForModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
