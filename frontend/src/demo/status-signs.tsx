/** Returns the icon of a status: a path in a circle. */
function signOf(path: string) {
  return function Sign(props: { readonly 'aria-hidden': 'true' }) {
    return (
      <svg {...props} viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="12" cy="12" r="10.5" />
        <path d={path} strokeLinecap="round" />
      </svg>
    );
  };
}

/** Icons of the demo's statuses, without Ant Design. */
export const statusSigns = {
  tick: signOf('m7 12.5 3.5 3.5L17 9'),
  mark: signOf('M12 6v7M12 17v.1'),
  plus: signOf('M12 7v10M7 12h10'),
  clock: signOf('M12 6.5V12l3.5 2.5'),
  dash: signOf('M8 12h8'),
};
