import styles from './SlideDrawing.module.css';

/** Paths of each drawing: background lines and accents. */
const drawings = {
  referral: {
    quiet:
      'M62 34a13 13 0 1 0 .1 0M40 100c0-22 8-34 22-34s22 12 22 34M178 34a13 13 0 1 0 .1 0M156 100c0-22 8-34 22-34s22 12 22 34',
    strong: 'M98 62h44m-13-13 13 13-13 13',
  },
  plan: {
    quiet: 'M24 104h36V84h36V64h36V44h36V24h44',
    strong: 'M30 92l8 8 14-18M66 72l8 8 14-18M102 52l8 8 14-18',
  },
  exercise: {
    quiet: 'M14 106h212M44 78a13 13 0 1 0 .1 0M60 98l60 2',
    strong: 'M120 100l38-58 36 56M194 98l14-16M172 64a26 26 0 0 1-28-1',
  },
  home: {
    quiet: 'M28 106V60l42-32 42 32v46zM134 106V46h78v60z',
    strong: 'M60 106V80h20v26M173 60v28M159 74h28',
  },
  progress: {
    quiet: 'M36 18v86h180',
    strong: 'M48 88l30-14 30 4 30-24 30-8 34-22M184 20l19 3-5 18',
  },
} as const;

/** Name of a drawing. */
export type DrawingName = keyof typeof drawings;

/** A decorative line drawing of a slide. */
export function SlideDrawing({ name }: { readonly name: DrawingName }) {
  const { quiet, strong } = drawings[name];
  return (
    <svg viewBox="0 0 240 120" className={styles.drawing} aria-hidden="true">
      <path d={quiet} className={styles.quiet} />
      <path d={strong} className={styles.strong} />
    </svg>
  );
}
