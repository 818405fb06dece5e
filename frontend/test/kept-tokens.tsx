import { ConfigProvider } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AntdProvider } from '../src/ui/layout/AntdProvider';

/** Ant Design makes no styles, of which jsdom would look through thousands for each question whether something is visible. */
export const withoutStyles = { zeroRuntime: true };

/** Of the process, whose files each have our own modules anew, and Ant Design's all together. */
const kept = globalThis as { antdTokens?: true };

/**
 * Keeps the colours and sizes of the house's theme as long as the process: Ant Design forgets them with the last component that is taken
 * away, at the end of each test, and works them out anew for the next.
 */
export function keepTokens(): void {
  if (kept.antdTokens) return;
  kept.antdTokens = true;
  const root = createRoot(document.createElement('div'));
  flushSync(() => {
    root.render(
      <ConfigProvider theme={withoutStyles}>
        <AntdProvider density="dense">{null}</AntdProvider>
        <AntdProvider density="roomy">{null}</AntdProvider>
      </ConfigProvider>,
    );
  });
}
