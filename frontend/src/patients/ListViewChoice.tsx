import { Select } from 'antd';
import { besideSelect } from '../ui/forms/select-popup';
import { sizeOptions, sortOptions, type ListView } from './list-view';
import styles from './ListViewChoice.module.css';

interface Props {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** Sort order and page size of the list, next to its count. */
export function ListViewChoice({ view, onChange }: Props) {
  return (
    <span className={styles.choice}>
      <Select
        id="list-sort"
        aria-label="Sort by"
        value={view.sort}
        options={sortOptions}
        getPopupContainer={besideSelect}
        popupMatchSelectWidth={false}
        onChange={(sort) => onChange({ ...view, sort })}
      />
      <Select
        id="list-size"
        aria-label="Rows of a page"
        value={view.size}
        options={sizeOptions}
        getPopupContainer={besideSelect}
        popupMatchSelectWidth={false}
        onChange={(size) => onChange({ ...view, size })}
      />
    </span>
  );
}
