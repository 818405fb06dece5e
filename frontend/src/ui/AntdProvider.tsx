import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { antdTheme, type Density } from '../look/theme';
import styles from './AntdProvider.module.css';
import { cspNonce } from './csp-nonce';
import { useMediaQuery } from './useMediaQuery';

/** The animated icon of a busy button can stay behind, invisible but read out as "loading", when a call ends at once. This one cannot. */
const button = { loadingIcon: <LoadingOutlined /> };
/** A pressed button's ring, which runs for two seconds whatever the theme says. */
const wave = { disabled: true };
/** Complaints say what is required; the first is gone to. */
const form = { requiredMark: false, scrollToFirstError: { focus: true } } as const;
const radio = { classNames: { root: styles.radio } };

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
  const house = useMemo(() => antdTheme({ scheme, density, touch, still }), [scheme, density, touch, still]);
  return (
    <ConfigProvider
      theme={house}
      button={button}
      form={form}
      radio={radio}
      wave={wave}
      {...(nonce && { csp: { nonce } })}
    >
      <Themed>{children}</Themed>
    </ConfigProvider>
  );
}

/** Gives plain text the look of the text in Ant Design's components. */
function Themed({ children }: { readonly children: ReactNode }) {
  const { colorText: color, fontSize, lineHeight } = theme.useToken().token;
  return <div style={{ color, fontSize, lineHeight }}>{children}</div>;
}
