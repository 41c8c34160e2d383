import { beforeAll, expect, test } from 'vitest';
import { creador } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { subjectAt } from './address.ts';

const deps = project('held-address');
beforeAll(() => creador(deps.db, 'Ana'));

test.each([
  ['https://vidriera.ar/explore/evento/abc?de=qr#x', 'evento/abc'],
  ['https://vidriera.ar/eventos/abc', 'evento/abc'],
  ['/cursos/abc', 'curso/abc'],
  ['https://vidriera.ar/explore/promo/abc', 'promo/abc'],
  ['https://vidriera.ar/og/evento/abc/1x.jpg', 'evento/abc'],
  ['https://vidriera.ar/og/perfil/ana/1x.jpg', 'user/Ana'],
  ['https://vidriera.ar/ANA?tab=links', 'user/Ana'],
  ['link/abc', 'link/abc'],
  ['user/Ana', 'user/Ana'],
  ['https://vidriera.ar/nadie', null],
  ['https://vidriera.ar/explore/evento/a%2Fb', null],
  ['https://vidriera.ar/', null],
  ['', null],
])('subjectAt: %s is %s', async (address, subject) => {
  expect(await subjectAt(deps, address)).toBe(subject);
});
