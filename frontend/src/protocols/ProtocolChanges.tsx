import { EditOutlined, MinusCircleOutlined, PlusCircleOutlined } from '@ant-design/icons';
import { Card } from '../ui/layout/Card';
import { StatusWord } from '../ui/feedback/StatusWord';
import type { Change } from './protocol-changes';
import { changesBetween } from './protocol-changes';
import type { ProtocolContent } from './protocol-content';
import { Facts } from './ProtocolText';
import styles from './ProtocolText.module.css';

interface Props {
  readonly title: string;
  readonly before: ProtocolContent;
  readonly after: ProtocolContent;
}

const kinds = {
  added: { tone: 'success', Icon: PlusCircleOutlined, word: 'Added' },
  removed: { tone: 'error', Icon: MinusCircleOutlined, word: 'Removed' },
  changed: { tone: 'info', Icon: EditOutlined, word: 'Changed' },
} as const;

/** Lists the changes from one protocol version to another: added, removed and changed content. */
export function ProtocolChanges({ title, before, after }: Props) {
  const groups = changesBetween(before, after);
  return (
    <Card title={title}>
      {groups.length === 0 && <p>Nothing: both say the same.</p>}
      {groups.map(({ title: group, changes }) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.part}>{group}</h3>
          <ul className={styles.list}>
            {changes.map((change) => (
              <ChangeItem key={change.id} change={change} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function ChangeItem({ change: { kind, what, before, after } }: { readonly change: Change }) {
  const { tone, Icon, word } = kinds[kind];
  const named = (name: string, facts: Change['before']) => facts.map((fact) => ({ ...fact, label: name }));
  return (
    <li className={styles.change}>
      <p className={styles.what}>
        <StatusWord tone={tone} Icon={Icon}>
          {word}
        </StatusWord>{' '}
        {what}
      </p>
      <Facts
        facts={kind === 'changed' ? [...named('Before', before), ...named('Now', after)] : [...before, ...after]}
      />
    </li>
  );
}
