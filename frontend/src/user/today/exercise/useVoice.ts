import { useState, useSyncExternalStore } from 'react';
import { code } from '#messages/language';
import * as text from '#messages/exercise';
import type { Counted } from './useCounter';

const kept = 'exerciseVoice';
/** Numbers as words: Hindi voices spell digits. */
const numbers = text.numbers.split(', ');
/** Seconds of a hold or rest from which on its last three are counted. */
const COUNTED_DOWN = 5;

function subscribe(onChange: () => void): () => void {
  window.speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => window.speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}

const hasVoice = () =>
  window.speechSynthesis?.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(code)) ?? false;

function isKept(): boolean {
  try {
    return localStorage.getItem(kept) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(kept, isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Returns what a voice says at a reading: each repetition, the beginning of a hold and a rest, and their last three seconds. */
export function saying(now: Counted, before: Counted | undefined): string | undefined {
  const { phase, set, rep, left, length } = now;
  const isNew = before?.phase !== phase || before.set !== set;
  if (phase === 'over') return text.sayOver;
  if (phase === 'rep')
    return before?.rep === rep && before.set === set && before.phase !== 'ready' ? undefined : numbers[rep - 1];
  if (phase === 'hold' && isNew) return text.sayHold;
  if (phase === 'rest' && isNew) return text.sayRest;
  return (phase === 'ready' || length >= COUNTED_DOWN) && left <= 3 ? numbers[left - 1] : undefined;
}

interface Voice {
  /** The phone has a voice for the language. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly say: (now: Counted, before: Counted | undefined) => void;
}

/** A voice that counts, where the phone has one for the language; off until it is wanted, then remembered on this phone. */
export function useVoice(): Voice {
  const isOffered = useSyncExternalStore(subscribe, hasVoice);
  const [isWanted, setWanted] = useState(isKept);
  const isOn = isOffered && isWanted;
  return {
    isOffered,
    isOn,
    toggle: () => {
      keep(!isWanted);
      if (isWanted) window.speechSynthesis.cancel();
      setWanted(!isWanted);
    },
    say: (now, before) => {
      const said = isOn ? saying(now, before) : undefined;
      if (!said) return;
      const utterance = new SpeechSynthesisUtterance(said);
      utterance.lang = code;
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(utterance);
    },
  };
}
