import { code as language } from '#messages/language';
import * as text from '#messages/measuring';
import type { Figure } from '#figures';
import { MovingFigure } from '#src/figure/MovingFigure';
import { FilmOrFigure } from '#src/film/FilmOrFigure';
import { LoadError } from '#src/ui/feedback/LoadError';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useOwnQuery } from '../useOwnQuery';
import type { MeasureGuideQuery, Measure } from './gql/generated';
import measureGuide from './measure-guide.graphql?raw';
import styles from './MeasureGuide.module.css';

interface Props {
  readonly measure: Measure;
  readonly name: string;
  readonly side: 'LEFT' | 'RIGHT' | 'NONE';
}

/** Seconds that the figure keeps a position. */
const HOLD = 2;

/** How a value is measured: the figure or the clinic's film, with numbered steps. */
export default function MeasureGuide({ measure, name, side }: Props) {
  const { data, error, refetch } = useOwnQuery<MeasureGuideQuery>({
    name: 'MeasureGuide',
    query: measureGuide,
    variables: () => ({ measure, language: language.toUpperCase() }),
  });
  if (!data)
    return error ? <LoadError message={text.notFetched} onRetry={() => void refetch()} /> : <TextSkeleton lines={5} />;
  const guide = data.measureGuide;
  if (!guide) return <p>{text.noGuide}</p>;
  const label = text.picture({ name });
  return (
    <div className={styles.guide}>
      <FilmOrFigure video={guide.video} label={label}>
        {guide.figure !== null && (
          <MovingFigure figure={guide.figure as Figure} side={side} hold={HOLD} label={label} />
        )}
      </FilmOrFigure>
      <ol className={styles.steps}>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {guide.caution && (
        <p>
          <strong>{text.caution}</strong> {guide.caution}
        </p>
      )}
      {!guide.isReviewed && <p className={styles.sample}>{text.sample}</p>}
    </div>
  );
}
