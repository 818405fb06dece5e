import { Input } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FilterField } from './FilterField';
import { typingPauseMs } from './useDebounced';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** '' for no filter. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by text. The text applies after a pause in typing or on Enter. An external change of `value` replaces the typed text. */
export function TextFilter({ label, value, onChange, ...input }: Props) {
  const id = useId();
  const [typing, setTyping] = useState({ text: value, seen: value, sent: value });
  if (typing.seen !== value) setTyping({ text: typing.sent === value ? typing.text : value, seen: value, sent: value });
  const apply = useEffectEvent((text: string) => {
    setTyping((state) => ({ ...state, sent: text }));
    onChange(text);
  });
  const text = typing.text.trim();
  useEffect(() => {
    if (text === typing.seen) return undefined;
    const timer = setTimeout(() => apply(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, typing.seen]);
  const enter = () => {
    setTyping((state) => ({ ...state, sent: text }));
    onChange(text);
  };
  return (
    <FilterField id={id} label={label}>
      <Input
        {...input}
        id={id}
        type="search"
        value={typing.text}
        autoComplete="off"
        onChange={(event) => setTyping((state) => ({ ...state, text: event.target.value }))}
        onPressEnter={enter}
      />
    </FilterField>
  );
}
