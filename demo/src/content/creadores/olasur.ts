import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

/** A dark window: nothing within a week. */
export const olasur: CreadorSeed = {
  username: 'olasur.surf',
  nombre: 'Escuela Ola Sur',
  direccion: 'Playa Waikiki, Ruta 11, Mar del Plata',
  ubicacion: { lat: -38.094402, lng: -57.541377 },
  estilo: 'rio',
  descripcion:
    'Surf, SUP y rescate en las playas del sur. Trabajamos con grupos de cinco, tablas blandas y trajes de todos los talles. El agua está fría; el mate, no.',
  galeria: ['ola-2', 'sombrilla-1', 'tabla-3', 'guerrero-1'],
  phone: '+54 9 223 555-0104',
  redes: { Instagram: 'olasur.demo', TikTok: '@olasur.demo', Wssp: '+54 9 223 555-0104' },
  eventos: [
    evento(
      'Bautismo de olas',
      'Deportes',
      '+12 10:00-12:30',
      'ola-1',
      'Tu primera vez parado en la tabla, o casi. Teoría en la arena, dos horas de agua y fotos. $25.000 con equipo completo.',
      {
        precio: '25000: con equipo',
        more: ['ola-2', 'sombrilla-1'],
        reserva: 'Saber nadar y tener más de 8 años.',
        link: 'https://olasur.example/bautismo',
      },
    ),
    evento(
      'Remada al atardecer en SUP',
      'Turismo',
      '+19 18:30-20:30',
      'remo-1',
      'Dos kilómetros paralelos a la costa con el sol de espaldas. Si hay viento, se pasa para el día siguiente.',
    ),
    evento(
      'Fecha regional de longboard',
      'Deportes',
      'mes+13 08:00-17:00',
      'tabla-2',
      'Clasificatorio de la costa bonaerense. Entrada libre, food trucks y música en la playa.',
      { precio: 'gratis', place: 'Playa Varese, Mar del Plata' },
    ),
    evento(
      'Limpieza submarina y asado',
      'Caridad',
      '-15 09:00-14:00',
      'pez-2',
      'Sacamos 84 kilos de plástico y redes. El asado fue más liviano que la bolsa.',
    ),
    evento(
      'Yoga en la arena',
      'Deportes',
      '+26 08:00-09:15',
      'guerrero-2',
      'Movilidad para gente que rema mucho. Vení abrigado; se hace salvo lluvia fuerte.',
    ),
  ],
  cursos: [
    curso(
      'Guardavidas júnior',
      ['Deportes', 'Educacion', 'Infantil'],
      '+18 +80 17:00-18:30',
      24,
      'Prof. Leandro Costa',
      'salvavidas-1',
      'Lectura del mar, rescate básico y RCP para chicas y chicos de 10 a 15. Certificado de la escuela.',
    ),
  ],
  promos: [
    promo(
      'Pack de cinco clases',
      40,
      '-9 +51',
      'tabla-3',
      'Pagás cuatro y tenés dos meses para usarlas, según marea.',
    ),
    promo(
      'Alquiler de traje gratis en otoño',
      0,
      '- -',
      'salvavidas-2',
      'Con cualquier clase, de abril a junio, el neoprene corre por nuestra cuenta.',
    ),
  ],
  links: [
    link(
      'Pronóstico y marea',
      'https://www.windguru.cz/',
      'Lo miramos nosotros, pero mirá vos también.',
      'ola-2',
    ),
    link('Turnos', 'https://olasur.example/turnos', 'Todos los días según el mar.'),
    link(
      'Qué traer',
      'https://olasur.example/que-traer',
      'Lista corta, no te olvides la toalla.',
      'sombrilla-1',
    ),
  ],
};
