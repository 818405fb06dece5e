import { theme, type ThemeConfig } from 'antd';

/** Colors of tokens.css; theme.test.ts keeps both equal. */
export const palettes = {
  light: {
    primary: '#0B6B6B',
    primaryStrong: '#084F4F',
    onPrimary: '#FFFFFF',
    ink: '#12302F',
    muted: '#4C6362',
    ground: '#F5FAF9',
    card: '#FFFFFF',
    tint: '#E2F1EF',
    border: '#C9D8D6',
    success: '#1A7A46',
    warning: '#8A5200',
    error: '#B3261E',
    errorGround: '#FDF0EF',
    info: '#1F5FA8',
  },
  dark: {
    primary: '#5CC4BE',
    primaryStrong: '#8AD8D3',
    onPrimary: '#0F1F1F',
    ink: '#E6F1F0',
    muted: '#A6BBB9',
    ground: '#0F1F1F',
    card: '#182B2B',
    tint: '#1D3838',
    border: '#35504F',
    success: '#6CCB93',
    warning: '#F0B860',
    error: '#F2A29C',
    errorGround: '#3B1A18',
    info: '#8DBDF2',
  },
} as const;

/** `light` or `dark`, as the device prefers. */
export type ColorScheme = keyof typeof palettes;

/** Corner radius in pixels, as in tokens.css. */
export const radius = 10;
/** Font stack of tokens.css, for drawing without CSS. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";

/** Size of text and controls: `roomy` for patients, `dense` for admin and staff. */
export type Density = keyof typeof sizes;

const sizes = {
  roomy: { fontSize: 17, controlHeight: 48, touchHeight: 48 },
  dense: { fontSize: 14, controlHeight: 36, touchHeight: 44 },
} as const;

/** Input of a theme; `touch` for a coarse pointer, which needs 44 px targets; `still` for reduced motion. */
export interface ThemeInput {
  readonly scheme: ColorScheme;
  readonly density: Density;
  readonly touch: boolean;
  readonly still?: boolean;
}

type Algorithm = typeof theme.darkAlgorithm;

/** Keeps our colors unchanged in the dark theme: Ant Design's dark algorithm would dim them, but they are already dark colors. */
const darkAsGiven: Algorithm = (seed, derived) => {
  const { colorPrimary, colorInfo, colorLink, colorSuccess, colorWarning, colorError } = seed;
  const given = { colorPrimary, colorInfo, colorLink, colorSuccess, colorWarning, colorError };
  return { ...theme.darkAlgorithm(seed, derived), ...given };
};

/**
 * Returns Ant Design's theme from the design tokens. Each combination has its own `cssVar.key`; with a shared one, they would overwrite
 * each other.
 */
export function antdTheme({ scheme, density, touch, still = false }: ThemeInput): ThemeConfig {
  const colors = palettes[scheme];
  const isDark = scheme === 'dark';
  const { fontSize, controlHeight, touchHeight } = sizes[density];
  return {
    cssVar: { key: `psp-${scheme}-${density}${touch ? '-touch' : ''}${still ? '-still' : ''}` },
    algorithm: isDark ? darkAsGiven : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.primary,
      colorInfo: colors.info,
      colorLink: colors.primary,
      // The derived hover color has too little contrast for text.
      colorPrimaryHover: colors.primaryStrong,
      colorPrimaryTextHover: colors.primaryStrong,
      colorLinkHover: colors.primaryStrong,
      colorLinkActive: colors.primaryStrong,
      // The derived background of hovered buttons and options is too dark for their text.
      colorPrimaryBg: colors.tint,
      colorPrimaryBgHover: colors.tint,
      colorErrorBg: colors.errorGround,
      controlOutline: `${colors.primary}66`,
      colorErrorHover: colors.error,
      colorErrorTextHover: colors.error,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.error,
      colorText: colors.ink,
      colorTextHeading: colors.ink,
      colorTextSecondary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextPlaceholder: colors.muted,
      colorTextDisabled: colors.muted,
      colorBgLayout: colors.ground,
      colorBgContainer: colors.card,
      colorBgElevated: colors.card,
      colorTextLightSolid: colors.onPrimary,
      borderRadius: radius,
      fontFamily: 'var(--font)', // each language has its letters before it
      fontSize,
      controlHeight: touch ? touchHeight : controlHeight,
      ...(touch && { controlHeightSM: touchHeight }),
      // Input borders for patients need a contrast of 3:1 against the card.
      ...(density === 'roomy' && { colorBorder: colors.muted }),
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      motion: !still,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
    },
    // Minimum touch width, even for a word as short as 'Edit'.
    ...(touch && { components: { Button: { paddingInlineSM: 10 } } }),
  };
}
