import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { leadTo, smallWeb } from '../../testing/small-web.ts';
import { fetchPage } from './fetch-page.ts';
import { Listed } from './listed.ts';
import { readLink } from './read-link.ts';

const HEAD =
  '<!doctype html><title>Peña &amp; baile</title><meta name="description" content="Todos los jueves.">';
const PAGE = { titulo: 'Peña & baile', descripcion: 'Todos los jueves.', imagen: null, reproductorId: '' };
const html = (res: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

/** Bytes that the endless page has sent. */
let sent = 0;
const ANSWERS: Record<string, (res: ServerResponse) => void> = {
  '/page': (res) => html(res, HEAD),
  '/gzip': (res) => html(res, gzipSync(HEAD), { 'content-encoding': 'gzip' }),
  '/latin': (res) =>
    html(res, Buffer.from('<title>Peña</title>', 'latin1'), {
      'content-type': 'text/html; charset=iso-8859-1',
    }),
  '/meta-charset': (res) =>
    html(res, Buffer.from('<meta charset="windows-1252"><title>Peña</title>', 'latin1'), {
      'content-type': 'text/html',
    }),
  '/shared': (res) =>
    html(
      res,
      `${HEAD}<meta property="og:title" content="De la peña"><meta property="og:description" content="Vení.">`,
    ),
  '/body': (res) => html(res, `${HEAD}<body><meta property="og:title" content="De un comentario">`),
  '/endless': (res) => {
    res.writeHead(200, { 'content-type': 'text/html' }).write(HEAD);
    const timer = setInterval(() => {
      sent += 65_536;
      res.write(' '.repeat(65_536));
    }, 1);
    res.on('close', () => clearInterval(timer));
  },
  '/slow': () => undefined,
  '/1': leadTo('/page'),
  '/2': leadTo('/1'),
  '/3': leadTo('/2'),
  '/4': leadTo('/3'),
  '/to-private': leadTo('http://10.0.0.1/'),
  '/to-file': leadTo('file:///etc/passwd'),
  '/private': leadTo('/accounts/login/?next=/private'),
  '/accounts/login/?next=/private': (res) => html(res, '<title>Iniciar sesión</title>'),
  '/forbidden': (res) => res.writeHead(403, { 'content-type': 'text/html' }).end(HEAD),
  '/picture': (res) => res.writeHead(200, { 'content-type': 'image/png' }).end(HEAD),
  '/empty': (res) => html(res, ''),
};
const { at, web } = smallWeb(ANSWERS);
const read = async (path: string) => readLink(at(path), web());

test.each([
  ['/page', PAGE],
  ['/gzip', PAGE],
  ['/body', PAGE],
  ['/shared', { titulo: 'De la peña', descripcion: 'Vení.', imagen: null, reproductorId: '' }],
  ['/latin', { titulo: 'Peña', descripcion: '', imagen: null, reproductorId: '' }],
  ['/meta-charset', { titulo: 'Peña', descripcion: '', imagen: null, reproductorId: '' }],
  ['/3', PAGE],
])('%s is read', async (path, page) => {
  expect(await read(path)).toEqual({ kind: 'read', value: page });
});

test.each(['/4', '/private', '/forbidden', '/picture', '/empty'])('%s has nothing to read', async (path) => {
  expect(await read(path)).toEqual({ kind: 'read', value: null });
});

test.each(['/to-private', '/to-file'])('%s: a redirect is checked, too', async (path) => {
  expect(await read(path)).toEqual({ kind: 'not-public' });
});

test('an endless page is read up to its limit, and let go', async () => {
  expect((await fetchPage(at('/endless'), web()))?.bytes.length).toBe(512 * 1024);
  expect(sent).toBeLessThan(20 * 512 * 1024);
});

test('a page that doesn’t answer is given up', async () => {
  const given = fetchPage(at('/slow'), web(), AbortSignal.timeout(50));
  await expect(given).rejects.toThrow(/aborted|timeout/i);
});

test('a site that is not there leaves the words to the person', async () => {
  const gone = { isPublic: () => true, ports: ['1'] };
  expect(await readLink('http://127.0.0.1:1/', gone)).toEqual({ kind: 'read', value: null });
});

test('a listed host is not asked, also after a redirect', async () => {
  const hosts: string[] = [];
  const refuse = async (host: string) => {
    hosts.push(host);
    if (hosts.length > 1) throw new Listed(host);
  };
  expect(await readLink(at('/2'), { ...web(), refuse })).toEqual({ kind: 'listed' });
  expect(hosts).toEqual(['127.0.0.1', '127.0.0.1']);
});
