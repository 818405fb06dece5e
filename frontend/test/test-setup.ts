import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { emptyBrowser, keepChannels, keepDrawing } from './empty-browser';
import { MissingElement } from './missing-element';

// The process and its browser may have served other files before: this one finds neither what they loaded and mocked nor what they left.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
emptyBrowser();
afterAll(keepDrawing());
afterAll(keepChannels());

configure({
  // Pages are loaded when they are shown, Ant Design with some of them, which takes its time on a busy machine.
  asyncUtilTimeout: 25_000,
  getElementError: (message, container) => new MissingElement(message ?? '', container),
});
vi.setConfig({ testTimeout: 60_000 });

// What jsdom lacks and antd asks for. Tests see the light theme, and nothing moves.
window.matchMedia = (query) => ({
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing comes into view by itself, so that nothing large is loaded; tests that scroll put their own in its place.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Of Ant Design's styles, which the tests go without (render-route.tsx), what takes a popup out of sight that was closed.
const closed = document.createElement('style');
closed.textContent = ['select-dropdown', 'dropdown', 'popover', 'tooltip', 'picker-dropdown']
  .map((popup) => `.ant-${popup}-hidden { display: none; }`)
  .join('');
document.head.append(closed);
afterAll(() => closed.remove());

afterEach(cleanup);

// React makes an error for the stack of each element that is drawn, as long as a second has not seen so many: here nobody reads them.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e6,
  set() {},
  configurable: true,
});
