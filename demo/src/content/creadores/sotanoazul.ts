import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const sotanoazul: CreadorSeed = {
  username: 'sotanoazul',
  nombre: 'Sótano Azul · Jazz',
  direccion: 'Honduras 4912, Palermo, Buenos Aires',
  ubicacion: { lat: -34.588411, lng: -58.430288 },
  estilo: 'vinilo',
  descripcion:
    'Cuarenta y ocho sillas, un piano de cola y ladrillo a la vista. Jazz argentino seis noches por semana, grabado en vivo y servido con carta corta.',
  galeria: ['piano-1', 'microfono-3', 'vinilo-1', 'vino-4', 'trompeta-2', 'contrabajo-1'],
  phone: '+54 9 11 5555-0150',
  redes: { Instagram: '@sotanoazul.demo', SitioWeb: 'sotanoazul.example' },
  eventos: [
    evento(
      'El trío de Camila Ferraro',
      'Musica',
      'hoy 21:30-23:30',
      'cola-2',
      'Piano, contrabajo y batería para estrenar las piezas de su tercer disco. Derecho a show $11.000, dos pases.',
      {
        precio: '11000',
        more: ['piano-1', 'vinilo-1'],
        reserva: 'Llegá media hora antes: no se guardan mesas.',
        link: 'https://sotanoazul.example/ferraro',
      },
    ),
    evento(
      'Música de cámara y cerveza',
      'Musica',
      'finde:dom 19:00-20:30',
      'contrabajo-1',
      'Un cuarteto de cuerdas toca Piazzolla y Shostakóvich a tres metros de tu vaso. $8.000.',
      { precio: '8000' },
    ),
    evento(
      'Jam de los lunes',
      'Musica',
      'lunes 22:00-01:00',
      'trompeta-1',
      'La sección rítmica de la casa y lista abierta en la barra. Entrada libre; subís con tu instrumento y dos temas elegidos.',
      { precio: 'gratis' },
    ),
    evento(
      'Noche de vinilos: bossa y samba',
      'Fiestas',
      'finde:vie 23:00-06:00',
      'vinilo-2',
      'Tres coleccionistas, dos bandejas y cero pedidos. Se baila apretado, como corresponde.',
    ),
    evento(
      'Big Band del Conservatorio',
      'Musica',
      'mes+3 21:00-23:00',
      'trompeta-2',
      'Dieciocho personas en un escenario para seis: Ellington, Nestico y arreglos propios.',
    ),
    evento(
      'Grabación en vivo: Quinteto Riachuelo',
      'Musica',
      '-3 21:00-23:30',
      'microfono-2',
      'Grabamos dos noches seguidas y con lo mejor armamos un disco. Si estuviste, se te escucha aplaudir.',
    ),
  ],
  cursos: [
    curso(
      'Apreciación del jazz',
      ['Musica', 'Educacion'],
      '+10 +45 18:30-20:00',
      9,
      'Lic. Gustavo Lerman',
      'vinilo-3',
      'Seis encuentros de escucha con discos y músicos invitados: de Nueva Orleans a Buenos Aires, sin partituras.',
      { link: 'https://sotanoazul.example/curso' },
    ),
  ],
  promos: [
    promo(
      'Dos shows en la misma noche',
      40,
      'hoy +12',
      'cola-3',
      'Quedate al segundo pase por $3.000 más, de martes a jueves.',
    ),
    promo(
      'Estudiantes de música entran gratis',
      0,
      '- -',
      'piano-1',
      'Los lunes, con libreta de cualquier conservatorio.',
    ),
  ],
  links: [
    link(
      'Agenda y entradas',
      'https://sotanoazul.example/agenda',
      'Todas las fechas con mapa de mesas.',
      'piano-2',
    ),
    link(
      'Escuchá lo grabado acá',
      'https://open.spotify.com/search/jazz%20argentino',
      'Discos en vivo del sótano.',
      'vinilo-1',
    ),
    link('Carta', 'https://sotanoazul.example/carta', 'Corta y con opciones veganas.'),
  ],
};
