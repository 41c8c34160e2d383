import { expect, it } from 'vitest';
import { render } from './render.ts';

it('render: has the same text in both forms, and escapes people’s texts', () => {
  const { subject, text, html } = render({
    subject: 'Vidriera: hola <b>',
    before: ['Uno & <script>alert(1)</script> "dos"'],
    link: { label: 'Abrir', href: 'https://vidriera.ar/x?a=1&b="2"' },
    after: ['Después'],
    footer: { text: 'Para no recibir más:', href: 'https://vidriera.ar/baja' },
  });
  expect(subject).toBe('Vidriera: hola <b>');
  expect(text).toBe(
    [
      'Uno & <script>alert(1)</script> "dos"',
      'https://vidriera.ar/x?a=1&b="2"',
      'Después',
      'Vidriera',
      'Para no recibir más:\nhttps://vidriera.ar/baja',
    ].join('\n\n'),
  );
  expect(html).toContain('<p>Uno &amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;dos&quot;</p>');
  expect(html).toContain('<a href="https://vidriera.ar/x?a=1&amp;b=&quot;2&quot;">Abrir</a>');
  expect(html).not.toMatch(/<script|<b>/);
});
