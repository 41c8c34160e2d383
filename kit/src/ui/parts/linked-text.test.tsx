import { textPieces } from '@vidriera/domain/values/text-links';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

it('links addresses in a new tab with nofollow, and keeps the rest', () => {
  const html = renderToStaticMarkup(
    <LinkedText
      className="text"
      pieces={textPieces('Uno\n\n<b>www.ejemplo.com</b> www.ejemplo.com, hola@ejemplo.com')}
    />,
  );
  const rel = 'target="_blank" rel="nofollow ugc noopener noreferrer"';
  expect(html).toBe(
    `<p class="text">Uno\n\n&lt;b&gt;www.ejemplo.com&lt;/b&gt; <a href="https://www.ejemplo.com/" ${rel}>www.ejemplo.com</a>, <a href="mailto:hola@ejemplo.com" ${rel}>hola@ejemplo.com</a></p>`,
  );
});
