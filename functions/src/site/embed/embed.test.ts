import { apiPaths } from '@vidriera/domain/api/api';
import { EMBED_COLORS, embedCode, embedPath, PLAIN_LOOK } from '@vidriera/domain/embed/address';
import { cardWith } from '@vidriera/domain/testing/items';
import { LIMITS } from '@vidriera/domain/values/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../testing/http.ts';
import { createEmbed } from './embed.ts';

const NOW = new Date('2026-11-28T18:00:00-03:00');
const perfil = {
  id: 'u1',
  username: 'sala',
  nombre: 'La <Sala>',
  imagen: null,
  role: 'creador',
  redes: { instagram: null, tiktok: null, whatsapp: null, facebook: null, sitioWeb: null },
  portada: null,
  descripcion: '',
  direccion: null,
  ubicacion: null,
  galeria: [],
};
const evento = (id: string, data: object) => ({ ...cardWith('evento', data), id });
const next = evento('e1', {
  titulo: 'Peña <b>',
  direccion: 'San Telmo',
  fechaExacta: '2026-11-28',
  proximaFecha: '2026-11-28',
  horaInicio: '21:00',
});
const past = evento('e0', { titulo: 'Ayer', fechaExacta: '2026-11-20', proximaFecha: '2026-11-20' });

let answers: Record<string, unknown>;
const read = vi.fn<(path: string) => Promise<{ status: number; body: unknown; trueFor?: number }>>();
let close = async () => {};
let origin = '';

beforeEach(async () => {
  const page = (items: object[]) => ({
    perfil,
    page: { items, cursor: null },
    shopWindow: { lit: false, next: null },
  });
  answers = {
    [`${apiPaths.perfil('sala')}?tab=eventos`]: page([next, past]),
    [`${apiPaths.perfil('sala')}?tab=cursos`]: page([
      { ...cardWith('curso', { titulo: 'Tango' }), id: 'c1' },
    ]),
    [apiPaths.place('rosario')]: {
      codigo: 'rosario',
      nombre: 'Rosario',
      zona: { codigo: 'rosario', nombre: 'Rosario' },
    },
    '/api/explore?tipo=evento&en=rosario': { items: [next], cursor: null },
    '/api/explore?tipo=curso&en=rosario': { items: [], cursor: null },
  };
  read.mockReset();
  read.mockImplementation(async (path) =>
    answers[path] ? { status: 200, body: answers[path], trueFor: 600 } : { status: 404, body: {} },
  );
  const handle = createEmbed({ read, origin: 'https://vidriera.example', now: () => NOW });
  ({ origin, close } = await serve((req, res) => void handle(req, res)));
});
afterEach(() => close());
const get = async (path: string) => {
  const answer = await fetch(origin + path);
  return { answer, html: await answer.text() };
};

it('has the look of its creator, unless the address names a colour', async () => {
  for (const tab of ['eventos', 'cursos']) {
    const path = `${apiPaths.perfil('sala')}?tab=${tab}`;
    answers[path] = { ...(answers[path] as object), perfil: { ...perfil, estilo: 'rio' } };
  }
  const bodyOf = async (query: string) =>
    /<body class="(.*)">/.exec(await (await fetch(`${origin}/embed/sala${query}`)).text())?.[1];
  expect(await bodyOf('')).toBe('tema-auto color-bermellon estilo-rio');
  expect(await bodyOf('?tema=oscuro')).toBe('tema-oscuro color-bermellon estilo-rio');
  expect(await bodyOf('?color=verde')).toBe('tema-auto color-verde');
});

it('shows what is to come, with links that leave the frame, and no script', async () => {
  const { answer, html } = await get('/embed/sala');
  expect(answer.status).toBe(200);
  expect(html).toContain('Agenda de La &lt;Sala&gt;');
  expect(html).toContain(
    '<a href="https://vidriera.example/explore/evento/e1" target="_blank" rel="noopener">',
  );
  expect(html).toContain('<time datetime="2026-11-28">hoy <b>28</b> nov</time>');
  expect(html).toContain('<b>Peña &lt;b&gt;</b><span>21:00 · San Telmo</span>');
  expect(html).toContain('Tango');
  expect(html).not.toMatch(/Ayer|<script|<img|style="/);
});

it('may be framed anywhere, loads nothing and sets no cookie', async () => {
  const { answer } = await get('/embed/sala');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors \*$/);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=120');
});

it('shows a place’s agenda', async () => {
  const { html } = await get('/embed/en/rosario');
  expect(html).toContain('Agenda de Rosario');
  expect(html).toContain('https://vidriera.example/explore/en/rosario');
  expect(html).toContain('Peña');
});

it.each([
  ['tema=oscuro&color=verde', 'tema-oscuro color-verde'],
  ['tema=rojo&color=<x>&color=verde', 'tema-auto color-bermellon'],
  ['', 'tema-auto color-bermellon'],
])('looks as «%s» asks: %s', async (query, classes) => {
  expect((await get(`/embed/sala?${query}`)).html).toContain(`<body class="${classes}">`);
});

it('unknown parameters share one answer', async () => {
  await get('/embed/sala');
  for (const query of ['x=1', 'x=2&color=nada', 'tema=auto&color=bermellon'])
    await get(`/embed/sala?${query}`);
  expect(read).toHaveBeenCalledTimes(2);
});

it.each(['/embed/nadie', '/embed/en/atlantida', '/embed/', '/embed/a/b', '/embed/en/..%2F', '/embed/%ff'])(
  'says that %s is not available',
  async (path) => {
    const { answer, html } = await get(path);
    expect(answer.status).toBe(404);
    expect(html).toContain('Esta agenda no está disponible');
  },
);

it('stays under 30 KB with the longest titles', async () => {
  const long = Array.from({ length: 24 }, (_, n) =>
    evento(`e${n}`, { ...next, titulo: 'W'.repeat(LIMITS.titulo), direccion: 'W'.repeat(LIMITS.direccion) }),
  );
  answers[`${apiPaths.perfil('sala')}?tab=eventos`] = {
    ...(answers[`${apiPaths.perfil('sala')}?tab=eventos`] as object),
    page: { items: long, cursor: null },
  };
  expect(Buffer.byteLength((await get('/embed/sala')).html)).toBeLessThan(30_000);
});

it('has one address for each look, and code that quotes it', () => {
  expect(embedPath({ username: 'sala' })).toBe('/embed/sala');
  const path = embedPath({ place: 'rosario' }, { tema: 'oscuro', color: 'verde' });
  expect(path).toBe('/embed/en/rosario?tema=oscuro&color=verde');
  expect(embedCode(path, 'La "agenda"')).toContain(
    'src="/embed/en/rosario?tema=oscuro&amp;color=verde" title="La &quot;agenda&quot;"',
  );
  expect(EMBED_COLORS).toContain(PLAIN_LOOK.color);
});
