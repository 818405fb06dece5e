import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { emptyBrowser, keepDrawing } from './empty-browser';

// The process and its browser may have served other files before: this one finds neither what they loaded and mocked nor what they left.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
emptyBrowser();
afterAll(keepDrawing());

// Pages are loaded when they are shown, Ant Design with some of them, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 25_000 });
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

// Without motion, too, antd draws the first frame of a dialog transparent, to measure it. Here nobody has to wait for the second.
const firstFrame = document.createElement('style');
firstFrame.textContent = '.ant-zoom-appear-prepare, .ant-zoom-enter-prepare { opacity: 1 !important; }';
document.head.append(firstFrame);
afterAll(() => firstFrame.remove());

afterEach(cleanup);
