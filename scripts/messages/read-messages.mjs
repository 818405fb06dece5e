import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { parseLines } from 'dot-properties';
import { root } from '../root.mjs';
import { MessageError } from './message-error.mjs';
import { sections } from './sections.mjs';

const KEY = /^([a-z][A-Za-z]*)\.([A-Za-z][A-Za-z0-9_]*)$/;
/** Names that no export of a module may have. */
const RESERVED =
  /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|arguments|eval)$/;

/**
 * Reads the messages of a language by key, each as the elements of its ICU MessageFormat.
 * @param {string} code the language, such as hi
 * @param {string} [folder] where the message files lie
 */
export function readMessages(code, folder = path.join(root, 'messages')) {
  const file = `${code}.properties`;
  /** @type {Map<string, import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>} */
  const messages = new Map();
  for (const line of parseLines(readFileSync(path.join(folder, file), 'utf8'))) {
    if (typeof line === 'string') continue; // a comment for the translator, or nothing
    const [key = '', text = ''] = line;
    checkKey(file, key);
    if (messages.has(key)) throw new MessageError(file, key, 'it stands there twice');
    if (!text.trim()) throw new MessageError(file, key, 'it says nothing');
    messages.set(key, elementsOf(file, key, text));
  }
  return messages;
}

function checkKey(file, key) {
  const [, section, name] = KEY.exec(key) ?? [];
  if (!section || !name) throw new MessageError(file, key, 'a key is called section.name');
  if (RESERVED.test(name)) throw new MessageError(file, key, `a message cannot be called ${name}`);
  if (![...sections.site, ...sections.server].includes(section))
    throw new MessageError(file, key, `there is no section ${section} (scripts/messages/sections.mjs)`);
}

function elementsOf(file, key, text) {
  try {
    return parse(text, { shouldParseSkeletons: false });
  } catch (error) {
    throw new MessageError(file, key, `it is no ICU message: ${String(error)}`);
  }
}
