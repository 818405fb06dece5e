import pageStyles from '../DemoPage.module.css';
import type { DemoPatient, DemoUpdate } from '../sample-data';
import { Tabs } from '../Tabs';
import { useUrlTab } from '../useUrlTab';
import { UpdateEntry } from './UpdateEntry';
import styles from './Updates.module.css';

const tabs = [
  { id: 'status', label: 'Status' },
  { id: 'video', label: 'Video' },
  { id: 'articles', label: 'Articles' },
] as const;

interface UpdatesProps {
  readonly updates: readonly DemoUpdate[];
  readonly patients: readonly DemoPatient[];
}

/** Updates, in one tab per kind. */
export function Updates({ updates, patients }: UpdatesProps) {
  const [selected, select] = useUrlTab('updates', tabs);
  return (
    <section aria-labelledby="demo-updates" className={`card card-raised ${pageStyles.card}`}>
      <h2 id="demo-updates" className={pageStyles.heading}>
        Updates
      </h2>
      <Tabs label="Updates" tabs={tabs} selected={selected} onSelect={select}>
        <ul className={styles.list}>
          {updates
            .filter(({ kind }) => kind === selected)
            .map((update) => (
              <UpdateEntry
                key={update.title}
                update={update}
                patient={patients.find(({ name }) => name === update.patientName)}
              />
            ))}
        </ul>
      </Tabs>
    </section>
  );
}
