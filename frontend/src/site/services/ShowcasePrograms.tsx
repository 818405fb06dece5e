import type { ReactNode } from 'react';
import * as services from '#messages/services';
import { Drawing } from '../drawings/Drawing';
import knee from '../drawings/knee.svg';
import nerves from '../drawings/nerves.svg';
import styles from './ShowcasePrograms.module.css';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** The two programs shown in detail: knee replacement, with the five phases of its plan, and neurosurgery. */
export function ShowcasePrograms() {
  return (
    <>
      <section className={styles.showcase} aria-labelledby="knee-program">
        <div>
          <h2 id="knee-program" className={styles.title}>
            {services.kneePlan}
          </h2>
          <p>{services.kneePlanText}</p>
          <ol className={styles.phases}>
            <li>{services.phase1({ strong })}</li>
            <li>{services.phase2({ strong })}</li>
            <li>{services.phase3({ strong })}</li>
            <li>{services.phase4({ strong })}</li>
            <li>{services.phase5({ strong })}</li>
          </ol>
        </div>
        <div className={styles.picture}>
          <Drawing src={knee} alt={services.kneeAlt} />
        </div>
      </section>
      <section className={styles.showcase} aria-labelledby="neuro-program">
        <div>
          <h2 id="neuro-program" className={styles.title}>
            {services.neuroPlan}
          </h2>
          <p>{services.neuroPlanText}</p>
          <ul className={styles.points}>
            <li>{services.balance({ strong })}</li>
            <li>{services.walking({ strong })}</li>
            <li>{services.hands({ strong })}</li>
            <li>{services.family({ strong })}</li>
          </ul>
        </div>
        <div className={styles.picture}>
          <Drawing src={nerves} alt={services.nervesAlt} />
        </div>
      </section>
    </>
  );
}
