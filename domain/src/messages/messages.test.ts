import { expect, it } from 'vitest';
import { galeriaMessages } from '../perfil/galeria.ts';
import { messages } from './messages.ts';

/** Returns every text of the catalogue; functions get the test's arguments. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Error texts and words of the product specification, to the letter. */
const CATALOGUE = [
  '🥴 Error al iniciar sesión. Revisá tu mail y contraseña.',
  '😁 Inicio de sesión exitoso',
  '🥴 Error al registrarse. Intentá nuevamente.',
  '🎉 Usuario creado con éxito',
  '⚠️ Por favor, completá todos los campos obligatorios',
  'Iniciá sesión para completar tu registro',
  'Iniciá sesión para editar tu perfil',
  'No se pudieron cargar tus datos',
  'No se pudieron guardar los datos',
  'No se pudieron guardar los cambios',
  'No se pudo subir la foto de perfil',
  'No se pudieron subir las imágenes',
  '✅ Datos guardados',
  '✅ Perfil actualizado',
  'Foto de perfil subida',
  'Imágenes agregadas a la galería del creador',
  'Elegí un rol (personal o creador)',
  'Como creador, agregá una descripción',
  'No se pudieron cargar los eventos.',
  'No se pudieron cargar las promos.',
  'No se pudieron cargar los cursos.',
  'No se pudieron cargar los datos.',
  'Error cargando datos.',
  'No hay eventos para mostrar.',
  'No hay promociones para mostrar.',
  'No hay cursos para mostrar.',
  'No hay promos para mostrar.',
  'No encontramos publicaciones que coincidan con tu búsqueda.',
  'No se pudo cargar el evento.',
  'No se pudo cargar el curso.',
  'No se pudo cargar la promo.',
  'Perfil no encontrado.',
  'No encontramos tu usuario. Iniciá sesión nuevamente.',
  'Error al guardar',
  'No hay userId en localStorage',
  'No se pudo eliminar. Intentá de nuevo.',
  'Cargando...',
  'Cargando…',
  'Ingresando…',
  'Guardando...',
  'Subiendo...',
  'Volver atrás',
  'Mi perfil',
  'Organizador',
  'Sin nombre',
];

it.each(CATALOGUE)('says %j', (text) => expect(texts(messages)).toContain(text));

it('fills in what varies', () => {
  expect(messages.detail.notThere('evento', 'x1')).toBe('No existe evento con id x1');
  expect(messages.post.created('curso')).toBe('curso creado con éxito');
  expect(messages.post.updated('link')).toBe('link actualizado con éxito');
  expect(messages.post.remove('promo')).toBe('¿Eliminar este promo? Esta acción no se puede deshacer.');
  expect(messages.perfil.empty('eventos')).toBe('No hay eventos cargados');
  expect(messages.perfil.empty('promos')).toBe('No hay promos cargadas');
  expect(galeriaMessages.full).toBe('Máximo 10 imágenes en la galería. Ya alcanzaste el límite.');
});
