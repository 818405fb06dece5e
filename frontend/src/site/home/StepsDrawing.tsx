/** A line drawing: a person who climbs steps, at first with a stick and then without. */
export function StepsDrawing() {
  return (
    <svg viewBox="0 0 480 340" width="100%" aria-labelledby="steps-drawing">
      <title id="steps-drawing">A person climbs four steps; on the first with a stick, on the last without</title>
      <rect x="8" y="8" width="464" height="324" rx="24" fill="var(--color-tint)" />
      <path
        d="M40 292h96v-44h96v-44h96v-44h112"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="var(--color-primary)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="84" cy="166" r="17" />
        <path d="M88 188c2 18 0 32-4 48M84 236l-12 50M84 236l18 24-6 26M88 204l30 22" />
        <circle cx="384" cy="34" r="17" />
        <path d="M386 56c2 18 1 30-2 46M384 102l-16 52M384 102l24 22-4 30M387 70l32 18M387 70l-28 22" />
      </g>
      <path d="M118 224v66" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M130 150c50-64 110-96 190-100"
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 14"
      />
    </svg>
  );
}
