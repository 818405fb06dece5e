import { App, ConfigProvider } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { antdTheme, type Density } from '../theme';
import { cspNonce } from './csp-nonce';
import { useMediaQuery } from './useMediaQuery';

interface AntdProviderProps {
  readonly density: Density;
  readonly children: ReactNode;
}

/** Ant Design with the house's theme, light or dark as the device prefers. Around the login drawer and the admin area only. */
export function AntdProvider({ density, children }: AntdProviderProps) {
  const [nonce] = useState(cspNonce);
  const scheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const touch = useMediaQuery('(pointer: coarse)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdTheme({ scheme, density, touch, still }), [scheme, density, touch, still]);
  return (
    <ConfigProvider theme={theme} {...(nonce && { csp: { nonce } })}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
