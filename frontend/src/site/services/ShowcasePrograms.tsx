import { Drawing } from '../drawings/Drawing';
import knee from '../drawings/knee.svg';
import nerves from '../drawings/nerves.svg';
import { kneePhases } from './knee-phases';
import styles from './ShowcasePrograms.module.css';

/** The two programs that the page shows at length (spec §2): knee replacement and neuro-surgery. */
export function ShowcasePrograms() {
  return (
    <>
      <section className={styles.showcase} aria-labelledby="knee-program">
        <div>
          <h2 id="knee-program" className={styles.title}>
            Knee replacement, in five phases
          </h2>
          <p>
            The plan often has 25 sessions. It follows protocols that surgeons have approved, and you enter the next
            phase when your knee is ready, not when the calendar says so.
          </p>
          <ol className={styles.phases}>
            {kneePhases.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.picture}>
          <Drawing src={knee} alt="The bones of a bent knee; an arrow shows how the leg straightens." />
        </div>
      </section>
      <section className={styles.showcase} aria-labelledby="neuro-program">
        <div>
          <h2 id="neuro-program" className={styles.title}>
            Neuro-surgery: learning to move again
          </h2>
          <p>
            After surgery on the brain or the nerves, movement comes back by practice: the right task, often repeated,
            neither too easy nor too hard. Your plan begins with what you can do today.
          </p>
          <ul className={styles.points}>
            <li>
              <strong>Balance:</strong> sit, stand and turn safely, with somebody beside you as long as you need it.
            </li>
            <li>
              <strong>Walking:</strong> first at a rail, then across the room, then outside.
            </li>
            <li>
              <strong>Hands:</strong> hold a cup, button a shirt, write.
            </li>
            <li>
              <strong>Family:</strong> they learn to help without lifting too much or doing too much.
            </li>
          </ul>
        </div>
        <div className={styles.picture}>
          <Drawing src={nerves} alt="The brain, and the nerves that carry its messages to the body." />
        </div>
      </section>
    </>
  );
}
