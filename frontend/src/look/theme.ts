import { theme, type ThemeConfig } from 'antd';

/** The colours of tokens.css; theme.test.ts holds both to the same values. */
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

/** Corner radius in pixels; the same as in tokens.css. */
export const radius = 10;
/** The font stack of tokens.css, for what is drawn without styles. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";

/** How large text and controls are: `roomy` for patients, `dense` for the working screens of the console. */
export type Density = keyof typeof sizes;

const sizes = {
  roomy: { fontSize: 17, controlHeight: 48, touchHeight: 48 },
  dense: { fontSize: 14, controlHeight: 36, touchHeight: 44 },
} as const;

/** What a theme depends on; `touch` when the pointer is a finger, which needs 44 pixels; `still` when nothing may move. */
export interface ThemeInput {
  readonly scheme: ColorScheme;
  readonly density: Density;
  readonly touch: boolean;
  readonly still?: boolean;
}

type Algorithm = typeof theme.darkAlgorithm;

/** Ant Design's dark algorithm dims each colour once more; ours are made for the dark, and stand beside the same ones of the plain pages. */
const darkAsGiven: Algorithm = (seed, derived) => {
  const { colorPrimary, colorInfo, colorLink, colorSuccess, colorWarning, colorError } = seed;
  const given = { colorPrimary, colorInfo, colorLink, colorSuccess, colorWarning, colorError };
  return { ...theme.darkAlgorithm(seed, derived), ...given };
};

/** Ant Design's theme out of the house's tokens. Each combination has its own `cssVar.key`, or one would overwrite the other. */
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
      // What is derived for hovering is lighter than text may be.
      colorPrimaryHover: colors.primaryStrong,
      colorPrimaryTextHover: colors.primaryStrong,
      colorLinkHover: colors.primaryStrong,
      colorLinkActive: colors.primaryStrong,
      // The ground under a button's or an option's text while it is pointed at; what is derived is too dark for it.
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
      // Patients must see where to type: 3 to 1 against the card, also for somebody without their glasses.
      ...(density === 'roomy' && { colorBorder: colors.muted }),
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      motion: !still,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
    },
    // As wide as a finger also around a word as short as 'Edit'.
    ...(touch && { components: { Button: { paddingInlineSM: 10 } } }),
  };
}
