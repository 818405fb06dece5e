import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { firstListDay, isListDay, lastListDay } from './clinic-time';

interface Props {
  readonly id: string;
  /** YYYY-MM-DD; '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** There is always a day. */
  readonly isRequired?: boolean;
}

/** The day of a list, typed or picked. A day that is half typed stays here; left like that, the input shows the last whole one again. */
export function DayInput({ id, value, onChange, isRequired = false }: Props) {
  const [typing, setTyping] = useState({ text: value, seen: value });
  if (typing.seen !== value) setTyping({ text: value, seen: value });
  const input = useRef<InputRef>(null);
  const type = (text: string) => {
    setTyping({ text, seen: value });
    // The browser gives half a day as none, and says that it is bad input; Ant Design's event holds a copy that does not.
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
