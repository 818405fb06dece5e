import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Stack } from '#src/ui/layout/Stack';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useSection } from './clinic-forms';
import styles from './RowList.module.css';

interface Props {
  /** Path of the list in the server's names; an error of the whole list scrolls to it. */
  readonly path: (string | number)[];
  /** Name within the surrounding list's row, for a nested list. */
  readonly name?: (string | number)[];
  /** Maximum number of rows. */
  readonly most: number;
  /** Initial value of a new row. */
  readonly blank: unknown;
  readonly addLabel: string;
  /** Label of a row, numbered from 1: 'Link 2'. */
  readonly rowLabel: (number: number) => string;
  /** Text of the empty state. */
  readonly emptyText: string;
  /** Single-line rows have their button next to them. */
  readonly isLine?: boolean;
  /** Whether the order matters, so that rows can be moved up. */
  readonly isOrdered?: boolean;
  /** Renders the inputs of a row; their names begin with its index. */
  readonly children: (index: number, label: string) => ReactNode;
}

/** A list of rows that can be added and removed. A new row takes the focus; after a removal, the focus stays in the list. */
export function RowList({ name, ...props }: Props) {
  return (
    <Form.List name={name ?? props.path}>
      {(fields, { add, remove, move }, { errors }) => (
        <>
          <Rows {...props} rows={fields} onAdd={add} onRemove={remove} onMove={move} />
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  );
}

interface RowsProps extends Omit<Props, 'name'> {
  readonly rows: readonly { readonly key: number; readonly name: number }[];
  readonly onAdd: (blank: unknown) => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

function Rows(props: RowsProps) {
  const { path, rows, most, blank, addLabel, rowLabel, emptyText, isLine = false, isOrdered = false } = props;
  const { children, onAdd, onRemove, onMove } = props;
  const { ref, onFocus } = useKeptFocus<HTMLDivElement>(rows.length);
  const { section } = useSection();
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(rows.length);
    onAdd(blank);
  };
  const remove = (index: number) => {
    setAdded(null);
    onRemove(index);
  };
  return (
    <div id={[section, ...path].join('_')} ref={ref} onFocus={onFocus} tabIndex={-1} className={styles.list}>
      {rows.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {rows.map(({ key, name }) => {
        const label = rowLabel(name + 1);
        return (
          <Row
            key={key}
            label={label}
            isLine={isLine}
            isFocused={name === added}
            onRemove={() => remove(name)}
            {...(isOrdered && name > 0 && { onUp: () => onMove(name, name - 1) })}
          >
            {children(name, label)}
          </Row>
        );
      })}
      {rows.length < most && (
        <div>
          <Button type="dashed" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps extends Required<Pick<Props, 'isLine'>> {
  readonly label: string;
  /** A new row, which takes the focus. */
  readonly isFocused: boolean;
  readonly onRemove: () => void;
  readonly onUp?: () => void;
  readonly children: ReactNode;
}

function Row({ label, isLine, isFocused, onRemove, onUp, children }: RowProps) {
  const row = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isFocused) row.current?.querySelector('input')?.focus();
  }, [isFocused]);
  const removeLabel = `Remove ${label}`;
  const remove = (
    <Button
      icon={<DeleteOutlined aria-hidden="true" />}
      {...(isLine && { 'aria-label': removeLabel })}
      onClick={onRemove}
    >
      {!isLine && removeLabel}
    </Button>
  );
  return isLine ? (
    <div ref={row} className={styles.line}>
      {children}
      {remove}
    </div>
  ) : (
    <fieldset ref={row} aria-label={label} className={styles.block}>
      {children}
      <Stack row gap={2}>
        {onUp && (
          <Button icon={<ArrowUpOutlined aria-hidden="true" />} onClick={onUp}>
            Move {label} up
          </Button>
        )}
        {remove}
      </Stack>
    </fieldset>
  );
}
