import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from '../theme';
import { useColorScheme } from './useColorScheme';

/** The request's nonce, which the server writes into index.html; without it the browser refuses Ant Design's styles (HD-1). */
function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

/** Ant Design with the house's theme, light or dark as the device prefers. Around the login drawer and the admin area only. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const nonce = cspNonce();
  return (
    <ConfigProvider theme={antdTheme(useColorScheme())} {...(nonce && { csp: { nonce } })}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
