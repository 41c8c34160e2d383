import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapeHtml: leaves nothing that could end an element or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'> & ñ`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt; &amp; ñ',
  );
});
