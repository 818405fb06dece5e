import { useEffect, useState } from 'react';

/** Duration of a slide. */
const SLIDE_MS = 2000;

interface SlideShow {
  readonly current: number;
  readonly show: (index: number) => void;
  /** Whether the slides advance; while they are held, they pause. */
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
}

/**
 * Advances through slides in a loop. With reduced motion preferred, it stays paused until the user presses Play.
 * @param isHeld pauses the slides for a while, regardless of `isPlaying`
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
