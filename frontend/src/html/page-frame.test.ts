import { describe, expect, it } from 'vitest';
import { fillFrame } from './page-frame';
import { servedClinic } from '../brand/served-clinic';
import { closedClinic } from '../brand/business';
import { openClinic } from '../../test/open-clinic.fixture';

const html = '<head><!--app-head--></head><div id="root"><!--app-html--></div><!--app-data-->';
const names = ['Asha "Ortho" & Sons', '</script><script>alert(1)</script>', '<!-- Asha', "$& $' $1", '🦵 आशा\u2028'];

const documentOf = (text: string) => new DOMParser().parseFromString(text, 'text/html');

describe('the HTML of a page', () => {
  it('has what React wrote for the head there, and the rest in the page', () => {
    const filled = fillFrame({ html }, openClinic, '<title>A</title><meta name="b"/><h1>C</h1><title>D</title>');
    expect(filled).toContain('<head><title>A</title><meta name="b"/></head>');
    expect(filled).toContain('<div id="root"><h1>C</h1><title>D</title></div>');
  });

  it.each(names)('that the browser draws is called %j until then', (name) => {
    const page = documentOf(fillFrame({ html }, { ...openClinic, name }, null));
    expect(page.querySelector('title')?.textContent).toBe(name);
    expect(page.querySelector('#root')?.childElementCount).toBe(0);
    expect(page.querySelectorAll('script')).toHaveLength(1);
  });

  it.each(names)('holds the facts, which a clinic called %j cannot break out of', (name) => {
    const facts = { ...openClinic, name };
    document.body.innerHTML = documentOf(fillFrame({ html }, facts, '<p>A</p>')).body.innerHTML;
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(servedClinic()).toEqual(facts);
    document.body.innerHTML = '';
  });
});

it('carries no facts of a closed clinic, which the script knows', () => {
  expect(fillFrame({ html }, closedClinic, '<p>A</p>')).toContain('id="clinic">{}</script>');
});

it('without facts, as in watch mode, the clinic is the closed one', () => {
  expect(servedClinic()).toEqual(closedClinic);
});
