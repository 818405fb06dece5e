/** Props of an icon next to text. They also remove Ant Design's built-in label, which is English in every language. */
export const decorative = { 'aria-hidden': 'true', 'aria-label': undefined } as const;
