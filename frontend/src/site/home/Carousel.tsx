import { useState, type FocusEvent } from 'react';
import * as home from '#messages/home';
import { Drawing } from '../drawings/Drawing';
import styles from './Carousel.module.css';
import type { Slide } from './slides';
import { useSlideShow } from '#src/ui/hooks/useSlideShow';

interface CarouselProps {
  /** Accessible name. */
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Pauses while an overlay covers it, because its Pause button is unreachable. */
  readonly isCovered: boolean;
}

/**
 * Slides that advance automatically, with dots and a Pause button. They pause on keyboard focus; screen readers announce only slides that
 * the user chose.
 */
export function Carousel({ label, slides, isCovered }: CarouselProps) {
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const { current, show, isPlaying, setPlaying } = useSlideShow(slides.length, isCovered || hasKeyboard);

  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible') && !event.currentTarget.contains(event.relatedTarget)) {
      setHasKeyboard(true);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasKeyboard(false);
  };
  const onToggle = () => {
    setPlaying(!isPlaying);
    // Play overrides the pause by focus.
    setHasKeyboard(false);
  };

  return (
    <section className={`card card-raised ${styles.carousel}`} aria-roledescription={home.carousel} aria-label={label}>
      <div className={styles.slides} aria-live={isPlaying && !hasKeyboard ? 'off' : 'polite'}>
        {slides.map(({ picture, alt, title, text }, index) => (
          <figure
            key={title}
            aria-roledescription={home.slide}
            aria-label={home.slideOf({ number: index + 1, count: slides.length })}
            className={index === current ? `${styles.slide} ${styles.current}` : styles.slide}
          >
            <Drawing src={picture} alt={alt} eager={index === 0} />
            <figcaption>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls} onFocus={onFocus} onBlur={onBlur}>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={home.showSlide({ number: index + 1, count: slides.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
        <button type="button" className={styles.toggle} onClick={onToggle}>
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2v12l10-6z'} />
          </svg>
          {isPlaying ? home.pause : home.play}
        </button>
      </div>
    </section>
  );
}
