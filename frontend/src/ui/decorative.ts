/** For an icon beside a word. It also removes the label of Ant Design's icons, which is in English on every page. */
export const decorative = { 'aria-hidden': 'true', 'aria-label': undefined } as const;
