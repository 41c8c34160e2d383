import { expect, it } from 'vitest';
import { robots } from './sitemap.ts';

const ORIGIN = 'https://vidriera.example';

it('allows everything but calls, and names the sitemap', () => {
  const all = `User-agent: *\nDisallow: /fn/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
  expect(robots(ORIGIN, {})).toBe(all);
  expect(robots(ORIGIN, { VIDRIERA_AI_CRAWLERS: 'on' })).toBe(all);
});

it('tells crawlers of language models no where the setting says so, and search engines nothing else', () => {
  const [refused, otherAgents] = robots(ORIGIN, { VIDRIERA_AI_CRAWLERS: 'off' }).split('\n\n');
  expect(refused?.split('\n')).toEqual(expect.arrayContaining(['User-agent: GPTBot', 'User-agent: CCBot']));
  expect(refused).toMatch(/\nDisallow: \/$/);
  expect(refused).not.toMatch(/Googlebot|bingbot|\*/i);
  expect(otherAgents).toBe('User-agent: *\nDisallow: /fn/');
});

it('refuses another value', () => {
  expect(() => robots(ORIGIN, { VIDRIERA_AI_CRAWLERS: 'no' })).toThrow();
});
