import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const escueladefuegos: CreadorSeed = {
  username: 'escueladefuegos',
  nombre: 'Escuela de Fuegos',
  direccion: 'Aristóbulo del Valle 1180, Chacras de Coria, Mendoza',
  ubicacion: { lat: -32.985618, lng: -68.878801 },
  descripcion:
    'Parrilla, horno de barro, disco y cruz. Enseñamos a leer la brasa antes que la receta y cocinamos a cielo abierto todos los domingos del año.',
  galeria: ['parrilla-3', 'verduras-2', 'vino-1', 'pan-1', 'uvas-4'],
  redes: { Instagram: 'escueladefuegos.demo', TikTok: 'escueladefuegos.demo' },
  eventos: [
    evento(
      'Domingo de cordero al asador',
      'Gastronomia',
      'domingos 12:30-17:00',
      'cuchillo-1',
      'Seis horas de cruz, papas al rescoldo y ensaladas de la huerta. $28.000 por persona, menores la mitad.',
      {
        precio: '28000: menores, la mitad',
        more: ['parrilla-3', 'vino-1'],
        reserva: 'Se reserva hasta el viernes al mediodía.',
        link: 'https://escueladefuegos.example/domingo',
      },
    ),
    evento(
      'Verduras a las brasas',
      'Gastronomia',
      'finde:sab 20:00-23:00',
      'verduras-2',
      'Una cena entera sin carne que no extraña nada: repollo quemado, remolacha al carbón y helado de pan tostado.',
    ),
    evento(
      'Campeonato cuyano de asadores',
      'Gastronomia',
      'mes+28 10:00-19:00',
      'parrilla-1',
      'Veinticinco parejas, medio costillar por cabeza y jurado a ciegas. El público prueba y vota.',
      { place: 'Parque General San Martín, Mendoza' },
    ),
    evento(
      'Música y fogón: cuyanas a la brasa',
      'Musica',
      '+9 21:00-00:00',
      'guitarra-6',
      'Tonadas alrededor del fuego, chivito en porciones y vino de damajuana del bueno.',
    ),
    evento(
      'Pan en horno de barro',
      'Educacion',
      '-10 16:00-19:00',
      'horno-1',
      'Encendimos, medimos con harina y horneamos cincuenta panes entre todos. Habrá otra fecha en otoño.',
    ),
    evento(
      'Asado para celíacos',
      'Gastronomia',
      '+16 13:00-16:00',
      'parrilla-2',
      'Menú completo sin TACC, con cocina separada y certificada. Vení con toda la familia.',
    ),
  ],
  cursos: [
    curso(
      'Parrilla de cero a domingo',
      ['Gastronomia'],
      '+4 +25 19:00-22:00',
      12,
      'Sr/a Mauro Stocco',
      'parrilla-3',
      'Leña y carbón, cortes, tiempos y la paciencia. Cuatro clases en las que se come lo que se aprende.',
      { link: 'https://escueladefuegos.example/parrilla' },
    ),
  ],
  promos: [
    promo(
      'Cuchillo de regalo',
      20,
      'hoy +15',
      'cuchillo-2',
      'Con la inscripción al curso completo, un cuchillo de asador hecho por un herrero de Lavalle.',
    ),
    promo(
      'Lunes de chori',
      0,
      '- -',
      'chori-1',
      'Choripán con dos salsas y limonada a $5.500, todos los lunes al mediodía.',
      { precio: '5500' },
    ),
  ],
  links: [
    link('Próximas clases', 'https://escueladefuegos.example/clases', 'Con cupos a la vista.', 'parrilla-4'),
    link(
      'Guía de cortes',
      'https://escueladefuegos.example/cortes',
      'Para llevar a la carnicería en el teléfono.',
      'cuchillo-3',
    ),
    link(
      'Eventos privados',
      'mailto:hola@escueladefuegos.example',
      'De 15 a 150 personas, en tu casa o en la nuestra.',
    ),
  ],
};
