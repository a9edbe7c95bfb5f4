import { theme as antd, type ThemeConfig } from 'antd';
import { type Conditions, designTokens } from './design-tokens';
import { palette } from './palette';
import type { ThemeFile } from './theme-file';

/** The class that carries the CSS variables; it is set on <html> too, so that the page around the app has them. */
export const TOKENS_CLASS = 'tradeyard';

/** The theme file as antd's configuration. */
export function themeConfig(file: ThemeFile, conditions: Conditions): ThemeConfig {
  const { dark, touch } = conditions;
  const { grey } = palette(file, dark);
  const token = designTokens(file, conditions);
  return {
    algorithm: dark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: TOKENS_CLASS },
    token,
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // For a finger the small ones are as high as the others.
        ...(touch && { paddingInlineSM: 12 }),
        dangerColor: dark ? grey(8) : '#fff',
        // As text, the filled button's colours are too weak on a dark surface.
        defaultHoverColor: token.colorPrimaryText,
        defaultHoverBorderColor: token.colorPrimaryText,
        defaultActiveColor: token.colorLinkActive,
        defaultActiveBorderColor: token.colorLinkActive,
      },
      Card: { headerFontSize: 16 },
      // The chosen entry of a menu is text on a tint: the filled button's colour is too weak for that.
      Dropdown: { colorPrimary: token.colorPrimaryText },
      Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 4px' },
      Modal: { titleFontSize: 16 },
      Segmented: { trackBg: dark ? grey(16) : grey(94), itemSelectedBg: dark ? grey(24) : '#fff' },
      Tabs: {
        itemSelectedColor: token.colorPrimaryText,
        itemHoverColor: token.colorPrimaryText,
        itemActiveColor: token.colorPrimaryText,
        inkBarColor: token.colorPrimaryText,
      },
    },
  };
}
