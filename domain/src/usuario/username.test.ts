import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problems } from '../../testing/arbitraries.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { normalizeUsername, RESERVED_NAMES } from './username.ts';
import { usernameObjection } from './username-refusal.ts';
import { storedUsernameSchema, usernameSchema } from './username-schema.ts';

const valid = (text: string) => usernameSchema.safeParse(text).success;

describe('usernameSchema', () => {
  it.each([
    'ana',
    'la.espiga',
    'raiz_yoga',
    'nodo-cowork',
    '1984',
    'a'.repeat(30),
    'juan.perez',
    'maria.com',
    'juan.jsx',
    'vidrierista',
    'la-oficina',
    'transportes.sur',
    'linkedin.ana',
    'mis.links',
    'ana.soporte',
    'html',
    'ajs',
  ])('takes %j', (nombre) => expect(usernameSchema.parse(nombre)).toBe(nombre));
  it.each([
    '',
    'ab',
    'a'.repeat(31),
    '.ana',
    'ana-',
    '_ana',
    'ána',
    'ana maria',
    'ana/b',
    'ana@b',
    'ana\u0000b',
    '...',
  ])('refuses %j', (nombre) => expect(valid(nombre)).toBe(false));
  it.each([
    'x.html',
    'x.js',
    'ads.txt',
    'juan.JS',
    'a.b.css',
    'app.webmanifest',
    'foto.jpeg',
    'x.php',
    'x.htm',
  ])('refuses %j, whose page could not be shown', (nombre) =>
    expect(problems(usernameSchema, nombre)).toEqual([messages.username.file]),
  );
  it.each([
    'la.vidriera',
    'vidriera.ayuda',
    'vidrieras',
    's0p0rte.vidriera',
    'soporte.ya',
    's0porte_ar',
    'equipo-oficial',
    'ana.0f1c1al',
    'oficial.ana',
    'ana.oficiaI',
  ])('refuses %j, which can be taken for ours', (nombre) =>
    expect(problems(usernameSchema, nombre)).toEqual([messages.username.ofVidriera]),
  );
  it.each([
    '1ogin',
    'l0gin',
    'adrnin',
    'adm1n',
    'a.p.i',
    'agregar.post',
    '0ficial',
    '50porte',
    'sitemaps',
    'vidriera',
    'v1driera',
    'vidrlera',
    'V1DR1ER4',
    'vi-driera',
  ])('refuses %j, which is read as a reserved one', (nombre) =>
    expect(problems(usernameSchema, nombre)).toEqual([messages.username.reserved]),
  );
  it.each([
    'administrador',
    'equipo',
    'seguridad',
    'pagos',
    'verificado',
    'notificaciones',
    'postmaster',
    'no.reply',
    'mailer-daemon',
    'w3bmaster',
    'notificaci0nes',
    'equippo',
    'sopporte',
    's00porte',
    'pagos24',
    '1equipo',
    'constructor',
    'tostring',
    'nadie',
    'invitado',
    'sin.nombre',
    'mis-entradas',
    'mi.perfil',
    'configuracion',
    'x.well-known',
    'wellknown',
    'xn--a',
    'ab--c',
  ])('refuses %j, a word that is nobody’s', (nombre) =>
    expect(problems(usernameSchema, nombre)).toEqual([messages.username.reserved]),
  );
  it.each([
    'atencion.cliente',
    'atencionalcliente',
    'el.equipo',
    'pagos.ar',
    'centro-de-ayuda',
    'soporte_tecnico',
    'viclriera',
    'vidierra',
    'vidrera',
    'viddriera',
    'vidreira',
    'bidriera',
    'la.vidreira',
    'lavidierra',
    'ana.verificada',
    'verificado_ana',
  ])('refuses %j, which speaks for us', (nombre) =>
    expect(problems(usernameSchema, nombre)).toEqual([
      nombre === 'viclriera' || nombre === 'viddriera'
        ? messages.username.reserved
        : messages.username.ofVidriera,
    ]),
  );
  it.each([
    'equipo.azul',
    'seguridad.norte',
    'administracion.perez',
    'mesa.redonda',
    'el.centro',
    'mai',
    'anna',
    'vidrieria.perez',
    'vidriero',
    'la.vidrieria',
    'vidriada',
    'club.sur',
    'pago.chico',
    'la.central',
  ])('leaves %j to people', (nombre) => expect(usernameSchema.parse(nombre)).toBe(nombre));
  it.each(['login', 'Login', ' EXPLORE ', 'complete-signup', 'api', 'robots.txt'])(
    'keeps %j for itself',
    (nombre) => {
      expect(usernameSchema.safeParse(nombre).error?.issues[0]?.message).toMatch('reservado');
    },
  );

  it('folds case, and leaves its own results as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][\w.-]{1,28}[A-Za-z0-9]$/), (nombre) => {
        const read = usernameSchema.safeParse(nombre);
        if (!read.success) {
          expect(usernameObjection(normalizeUsername(nombre))).not.toBeNull();
          return;
        }
        expect(read.data).toBe(nombre.toLowerCase());
        expect(usernameSchema.parse(read.data)).toBe(read.data);
      }),
    );
  });
  it('never throws, and accepts only names that are safe in a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = usernameSchema.safeParse(text);
        if (!read.success) return;
        expect(encodeURIComponent(read.data)).toBe(read.data);
        expect(read.data.length).toBeGreaterThanOrEqual(LIMITS.usernameMin);
        expect(read.data.length).toBeLessThanOrEqual(LIMITS.usernameMax);
      }),
    );
  });
});

it('reserves names in their normalised form', () => {
  for (const nombre of RESERVED_NAMES) expect(normalizeUsername(nombre)).toBe(nombre);
});

it('accepts stored names that a newer rule refuses', () => {
  expect(storedUsernameSchema.parse('ana.oficial')).toBe('ana.oficial');
});

it('nobody can take the first segment of an address that Hosting rewrites', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));
  const rules: { source: string }[] = [...hosting[0].rewrites, ...hosting[0].redirects];
  const names = rules.map(({ source }) => source.split('/')[1] ?? '').filter((name) => name && name !== '**');
  expect(names).toContain('sitemaps');
  expect(names.filter((name) => valid(name))).toEqual([]);
});
