/** The product's logo: a bent joint that straightens. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--color-primary)" />
      <g stroke="var(--color-on-primary)" fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M9 23c1-6 3-8 7-8s6-2 7-7" />
      </g>
      <circle cx="9" cy="23" r="2.5" fill="var(--color-on-primary)" />
      <circle cx="23" cy="8" r="2.5" fill="var(--color-on-primary)" />
    </svg>
  );
}
