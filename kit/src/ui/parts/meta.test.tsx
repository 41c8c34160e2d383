import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { setServerFacts } from '@vidriera/session/config';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Meta, PrivateMeta } from './meta.tsx';

it('names the page, its home and its picture by absolute addresses', () => {
  setServerFacts({ ...DEMO_FACTS, origin: 'https://vidriera.example' });
  const html = renderToString(
    <Meta
      title="Peña «<b>»"
      description="Hoy & mañana"
      path="/explore/evento/e1"
      card="/og/evento/e1/v.jpg"
    />,
  );
  expect(html).toContain('<title>Peña «&lt;b&gt;» · Vidriera</title>');
  expect(html).toContain('<link rel="canonical" href="https://vidriera.example/explore/evento/e1"/>');
  expect(html).toContain('<meta property="og:image" content="https://vidriera.example/og/evento/e1/v.jpg"/>');
  expect(html).toContain('<meta name="description" content="Hoy &amp; mañana"/>');
});

it('asks search engines to leave a private page out', () => {
  expect(renderToString(<PrivateMeta title="Iniciá sesión" />)).toBe(
    '<title>Iniciá sesión · Vidriera</title><meta name="robots" content="noindex"/>',
  );
});
