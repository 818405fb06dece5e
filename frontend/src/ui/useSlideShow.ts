import { useEffect, useState } from 'react';

/** How long a slide stays: 2 seconds (spec §9). */
const SLIDE_MS = 2000;

interface SlideShow {
  readonly current: number;
  readonly show: (index: number) => void;
  /** Whether the slides are meant to move; while they are held, they wait. */
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
}

/**
 * Counts through slides, from the last to the first again. Who asks for reduced motion sees them stand still until they press Play.
 *
 * @param isHeld whether the slides wait for a while, whatever was chosen
 */
export function useSlideShow(count: number, isHeld: boolean): SlideShow {
  const [current, show] = useState(0);
  const [isPlaying, setPlaying] = useState(true);

  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stop = () => {
      if (query.matches) setPlaying(false);
    };
    stop();
    query.addEventListener('change', stop);
    return () => query.removeEventListener('change', stop);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setTimeout(() => show((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [current, count, isPlaying, isHeld]);

  return { current, show, isPlaying, setPlaying };
}
