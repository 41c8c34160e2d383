import { expect, it } from 'vitest';
import { splitHead } from './head.ts';

it('moves head elements at the front of the markup into the head, between the marks', () => {
  const link = '<link rel="preload" as="image" imageSrcSet="/a 1w" fetchPriority="high"/>';
  const title = '<title>Peña &gt; &quot;x&quot;</title>';
  const meta = '<meta name="description" content="a &gt; b"/>';
  expect(splitHead(`${link}${title}${meta}<div><title>no</title></div>`)).toEqual({
    head: `<!--screen-->${link}${title}${meta}<!--/screen-->`,
    body: '<div><title>no</title></div>',
  });
});

it('does not change markup without leading head elements', () => {
  expect(splitHead('<div></div><title>x</title>').body).toBe('<div></div><title>x</title>');
});
