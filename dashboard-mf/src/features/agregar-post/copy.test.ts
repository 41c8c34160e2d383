import { readDocument } from '@vidriera/kit/requests/schemas';
import { expect, test, vi } from 'vitest';
import type { ChosenImage } from '../post/images/images.ts';
import { copyOf, valuesOfCopy } from './copy.ts';

const evento = readDocument('evento', 'e1', {
  titulo: 'Peña',
  descripcion: 'Cantamos',
  categoria: 'Musica',
  fechaExacta: new Date('2026-11-20T03:00:00Z'),
  url_imagen: 'https://x/a',
  url_imagenes: ['https://x/b', 'https://x/c'],
  refUsuario: { id: 'u1', path: 'user/u1' },
});
const fresh = (url: string) => ({ kind: 'fresh', key: url }) as ChosenImage;

test('empties past days, and keeps future ones', () => {
  expect(valuesOfCopy(evento, '2026-11-21')).toMatchObject({ tipoFecha: 'exacta', fechaExacta: '' });
  expect(valuesOfCopy(evento, '2026-11-20').fechaExacta).toBe('2026-11-20');
});

test('downloads pictures to upload them again; reports a failed one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const download = async (url: string) => {
    if (url.endsWith('b')) throw new Error('HTTP 404');
    return fresh(url);
  };
  const copy = await copyOf(evento, { now: new Date('2026-11-21T15:00:00Z'), download });
  expect(copy).toMatchObject({
    titulo: 'Peña',
    imagenes: { principal: fresh('https://x/a'), extras: [fresh('https://x/c')] },
    missing: 1,
  });
});
