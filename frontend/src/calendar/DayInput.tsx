import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { firstListDay, isListDay, lastListDay } from './list-day';

interface Props {
  readonly id: string;
  /** YYYY-MM-DD; '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Whether it cannot be empty. */
  readonly isRequired?: boolean;
}

/** A date input of a list, typed or picked. An incomplete date is not reported; on blur, the input shows the last complete one again. */
export function DayInput({ id, value, onChange, isRequired = false }: Props) {
  const [typing, setTyping] = useState({ text: value, seen: value });
  if (typing.seen !== value) setTyping({ text: value, seen: value });
  const input = useRef<InputRef>(null);
  const type = (text: string) => {
    setTyping({ text, seen: value });
    // The browser reports an incomplete date as empty with badInput; Ant Design's event target is a copy without badInput.
    const isEmptied = text === '' && !input.current?.input?.validity.badInput && !isRequired;
    if (isEmptied || isListDay(text)) onChange(text);
  };
  return (
    <Input
      ref={input}
      id={id}
      type="date"
      value={typing.text}
      min={firstListDay}
      max={lastListDay}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyping({ text: value, seen: value })}
    />
  );
}
