import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { PLAIN_HEADERS, plainPage, RETRY_SECONDS } from './plain-page.ts';

const WORDS = { title: 'Sin <conexión>', heading: 'No hay "nada" & nadie' };
const hashOf = (html: string, tag: string) => {
  const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return createHash('sha256').update(text).digest('base64');
};

it('plainPage: its policy allows its own script and style, and nothing else', () => {
  const html = plainPage(WORDS);
  const policy = PLAIN_HEADERS['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${hashOf(html, 'script')}'`);
  expect(policy).toContain(`style-src 'sha256-${hashOf(html, 'style')}'`);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(html).not.toMatch(/ style=| src=|https?:/);
  expect(PLAIN_HEADERS['Cache-Control']).toBe('no-store');
});

it('plainPage: escapes what it is given', () => {
  const html = plainPage(WORDS, { titulo: '<b>Peña</b>', path: '/a"b' });
  expect(html).toContain('<title>Sin &lt;conexión&gt; · Vidriera</title>');
  expect(html).toContain('<h1>No hay &quot;nada&quot; &amp; nadie</h1>');
  expect(html).toContain('<a href="/a&quot;b">&lt;b&gt;Peña&lt;/b&gt;</a>');
  expect(plainPage(WORDS)).not.toContain('Lo último que viste');
});

it('plainPage: its script loads the page anew once the server answers, and asks seldom until then', async () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(plainPage(WORDS))?.[1] ?? '';
  const location = { href: 'https://vidriera.ar/explore', reload: vi.fn() };
  const timers: { again: () => void; ms: number }[] = [];
  const setTimeout = (again: () => void, ms: number) => timers.push({ again, ms });
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ status: 503 })
    .mockResolvedValueOnce({ status: 429 })
    .mockResolvedValue({ status: 200 });
  const run = new Function('fetch', 'location', 'setTimeout', 'addEventListener', 'navigator', script);
  run(fetch, location, setTimeout, vi.fn(), { onLine: true });
  for (let i = 0; i < 4; i++) {
    expect(location.reload).not.toHaveBeenCalled();
    timers[i]?.again();
    await expect.poll(() => timers.length + location.reload.mock.calls.length).toBe(i + 2);
  }
  expect(timers.map(({ ms }) => ms)).toEqual([1000, 1000, ...[1, 2].map(() => RETRY_SECONDS * 1000)]);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
});
