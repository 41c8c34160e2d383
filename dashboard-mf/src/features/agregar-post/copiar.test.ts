import { leerDocumento } from 'kit/datos/esquemas';
import { expect, test, vi } from 'vitest';
import type { ImagenElegida } from '../post/imagenes.ts';
import { copiaDe, valoresDeCopia } from './copiar.ts';

const evento = leerDocumento('evento', 'e1', {
  titulo: 'Peña',
  descripcion: 'Cantamos',
  categoria: 'Musica',
  fechaExacta: new Date('2026-11-20T03:00:00Z'),
  url_imagen: 'https://x/a',
  url_imagenes: ['https://x/b', 'https://x/c'],
  refUsuario: { id: 'u1', path: 'user/u1' },
});
const nueva = (url: string) => ({ kind: 'nueva', clave: url }) as ImagenElegida;

test('days that have passed are left empty, days to come stay', () => {
  expect(valoresDeCopia(evento, '2026-11-21')).toMatchObject({ tipoFecha: 'exacta', fechaExacta: '' });
  expect(valoresDeCopia(evento, '2026-11-20').fechaExacta).toBe('2026-11-20');
});

test('pictures are fetched to be uploaded anew; one that can’t be is told of', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bajar = async (url: string) => {
    if (url.endsWith('b')) throw new Error('HTTP 404');
    return nueva(url);
  };
  const copia = await copiaDe(evento, { now: new Date('2026-11-21T15:00:00Z'), bajar });
  expect(copia).toMatchObject({
    titulo: 'Peña',
    imagenes: { principal: nueva('https://x/a'), adicionales: [nueva('https://x/c')] },
    faltan: 1,
  });
});
