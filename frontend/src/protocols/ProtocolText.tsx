import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import type { ProtocolContent } from './protocol-content';
import { groupsOf, type Fact, type Part } from './protocol-facts';
import styles from './ProtocolText.module.css';

/** The complete content of a protocol version, in both languages. */
export function ProtocolText({ content }: { readonly content: ProtocolContent }) {
  return (
    <Stack>
      {groupsOf(content).map(({ id, title, parts }) => (
        <Card key={id} title={title}>
          {parts.map((part) => (
            <PartText key={part.title} part={part} />
          ))}
        </Card>
      ))}
    </Stack>
  );
}

function PartText({ part: { title, things } }: { readonly part: Part }) {
  return (
    <>
      {title && <h3 className={styles.part}>{title}</h3>}
      {things.length === 0 && <p>None.</p>}
      {things.map(({ id, name, facts }, at) => (
        <div key={id} className={title || at > 0 ? styles.thing : undefined}>
          {name && <h4 className={styles.name}>{name}</h4>}
          <Facts
            facts={facts.filter(
              ({ label, order, text }) => !order && !(text === name && /^(Name|Question)$/.test(label)),
            )}
          />
        </div>
      ))}
    </>
  );
}

/** A list of labeled facts. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, lang }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
