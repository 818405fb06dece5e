import { theme, type ThemeConfig } from 'antd';

/** The colours of tokens.css; theme.test.ts holds both to the same values. */
export const palettes = {
  light: {
    primary: '#0B6B6B',
    ink: '#12302F',
    muted: '#4C6362',
    ground: '#F5FAF9',
    card: '#FFFFFF',
    border: '#C9D8D6',
    success: '#1A7A46',
    warning: '#8A5200',
    error: '#B3261E',
    info: '#1F5FA8',
  },
  dark: {
    primary: '#5CC4BE',
    ink: '#E6F1F0',
    muted: '#A6BBB9',
    ground: '#0F1F1F',
    card: '#182B2B',
    border: '#35504F',
    success: '#6CCB93',
    warning: '#F0B860',
    error: '#F2A29C',
    info: '#8DBDF2',
  },
} as const;

/** `light` or `dark`, as the device prefers. */
export type ColorScheme = keyof typeof palettes;

/** Corner radius in pixels, and the font stack; the same as in tokens.css. */
export const radius = 10;
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";

/** Ant Design's theme out of the house's tokens. Each scheme has its own `cssVar.key`, or one would overwrite the other. */
export function antdTheme(scheme: ColorScheme): ThemeConfig {
  const colors = palettes[scheme];
  const isDark = scheme === 'dark';
  return {
    cssVar: { key: `psp-${scheme}` },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.primary,
      colorInfo: colors.info,
      colorLink: colors.primary,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.error,
      colorText: colors.ink,
      colorTextHeading: colors.ink,
      colorTextSecondary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextPlaceholder: colors.muted,
      colorBgLayout: colors.ground,
      colorBgContainer: colors.card,
      colorBgElevated: colors.card,
      colorTextLightSolid: isDark ? colors.ground : colors.card,
      borderRadius: radius,
      fontFamily,
      fontSize: 14,
      controlHeight: 44,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
    },
  };
}
