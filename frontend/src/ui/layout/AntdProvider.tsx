import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { antdTheme, type Density } from '#src/look/theme';
import styles from './AntdProvider.module.css';
import { cspNonce } from './csp-nonce';
import { decorative } from './decorative';
import { useMediaQuery } from '../hooks/useMediaQuery';

/** Disables the animation of the loading icon: after a fast call it could stay in the DOM, invisible but announced as "loading". */
const button = { loadingIcon: <LoadingOutlined {...decorative} /> };
/** Disables the ring of a pressed button, which animates for two seconds regardless of the theme. */
const wave = { disabled: true };
/** Error messages say which fields are required; a failed submit scrolls to the first error. */
const form = { requiredMark: false, scrollToFirstError: { focus: true } } as const;
const radio = { classNames: { root: styles.radio } };

interface AntdProviderProps {
  readonly density: Density;
  readonly children: ReactNode;
}

/** Configures Ant Design with the site's theme, light or dark as the device prefers. Used by the login drawer and the admin area only. */
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

/** Applies Ant Design's text styles to plain text. */
function Themed({ children }: { readonly children: ReactNode }) {
  const { colorText: color, fontSize, lineHeight } = theme.useToken().token;
  return <div style={{ color, fontSize, lineHeight }}>{children}</div>;
}
