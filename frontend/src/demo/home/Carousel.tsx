import { useState } from 'react';
import { useSlideShow } from '#src/ui/hooks/useSlideShow';
import styles from './Carousel.module.css';
import { SlideDrawing } from './SlideDrawing';
import type { Slide } from './slides';

/** Slides that advance in a loop. They pause on hover, and stop with Pause or reduced motion; choosing a slide does not stop them. */
export function Carousel({ slides }: { readonly slides: readonly Slide[] }) {
  const [isHovered, setIsHovered] = useState(false);
  const { current, show, isPlaying, setPlaying } = useSlideShow(slides.length, isHovered);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What the platform does"
      className={styles.carousel}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <ul className={styles.slides}>
        {slides.map(({ drawing, title, text }, index) => (
          <li
            key={title}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            aria-hidden={index !== current}
            className={styles.slide}
          >
            <SlideDrawing name={drawing} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={isPlaying ? 'Pause the slides' : 'Play the slides'}
          onClick={() => setPlaying(!isPlaying)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} fill="currentColor" />
          </svg>
        </button>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={`${styles.control} ${styles.dot}`}
            aria-label={`Slide ${index + 1}: ${title}`}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
