import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as text from '#messages/course';
import * as today from '#messages/today';
import type { Course } from '../plan/useCourse';
import type { PhaseMeasure } from './measures';
import styles from './MeasurePage.module.css';
import { hasOwnDocument, loadOwnDocument } from './own-document';

interface Props {
  readonly one: PhaseMeasure;
  /** The operated side. */
  readonly side: Course['plan']['side'];
  /** Called with the angles of a measurement with the phone, in degrees. The same function on each render. */
  readonly onMeasured: (rounds: readonly number[]) => void;
}

const NotLoaded = () => <p role="alert">{text.notLoaded}</p>;
const notLoaded = () => ({ default: NotLoaded });
const MeasureGuide = lazy(() => import('./MeasureGuide').catch(notLoaded));
const PhoneMeasurement = lazy(() => import('./phone/PhoneMeasurement').catch(notLoaded));

/** How a measure is taken, and its measurement with the phone; each is loaded when it is opened. */
export function MeasuringHelp({ one, side, onMeasured }: Props) {
  const { measure, name, byPhone } = one;
  // Not useSearchParams, which would come to each public page.
  const { search } = useLocation();
  const [isGuideOpen, setGuideOpen] = useState(false);
  const [isPhoneOpen, setPhoneOpen] = useState(byPhone && new URLSearchParams(search).get('phone') === measure);
  return (
    <>
      <p className={styles.ways}>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isGuideOpen}
          aria-label={today.doneOf({ done: text.howTo, exercise: name })}
          onClick={() => setGuideOpen(!isGuideOpen)}
        >
          {text.howTo}
        </button>
        {byPhone && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isPhoneOpen}
            aria-label={today.doneOf({ done: text.withPhone, exercise: name })}
            onClick={() => (hasOwnDocument() ? setPhoneOpen(!isPhoneOpen) : loadOwnDocument(measure))}
          >
            {text.withPhone}
          </button>
        )}
      </p>
      <Suspense>
        {isGuideOpen && <MeasureGuide measure={measure} name={name} side={side} />}
        {isPhoneOpen && (
          <PhoneMeasurement
            measure={measure}
            onDone={(rounds) => {
              setPhoneOpen(false);
              onMeasured(rounds);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
