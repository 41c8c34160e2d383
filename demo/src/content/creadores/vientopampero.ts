import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const vientopampero: CreadorSeed = {
  username: 'vientopampero',
  nombre: 'Cervecería Viento Pampero',
  direccion: 'Olavarría 2780, Güemes, Mar del Plata',
  ubicacion: { lat: -38.012944, lng: -57.546218 },
  descripcion:
    'Doce canillas propias, cocina de mar y bandas los fines de semana. Cocinamos la cerveza a la vista: si ves vapor, entrá a saludar.',
  galeria: ['pinta-2', 'sombrilla-1', 'zapatilla-1', 'calamar-1', 'ola-2'],
  phone: '+54 9 223 555-0162',
  redes: {
    Instagram: 'vientopampero.demo',
    Wssp: '+54 9 223 555 0162',
    Facebook: 'https://www.facebook.com/vientopampero.demo',
  },
  eventos: [
    evento(
      'Lanzamiento: Galleta de Campo',
      'Gastronomia',
      'hoy 19:00-01:00',
      'pinta-1',
      'Pinchamos el primer barril de una ale tostada con notas de galleta marinera. Las primeras cincuenta pintas salen a mitad de precio.',
      { more: ['pinta-2', 'sombrilla-1'] },
    ),
    evento(
      'Los Médanos en vivo',
      'Musica',
      'finde:vie 22:00-06:00',
      'tabla-1',
      'Surf rock marplatense para arrancar el fin de semana. Entrada libre, la gorra es para la banda.',
    ),
    evento(
      'Trivia de los martes',
      'Fiestas',
      'martes 21:00-23:00',
      'vasocerveza-1',
      'Equipos de hasta seis, cinco rondas y una ronda musical. El equipo ganador se lleva un growler y el derecho a agrandarse toda la semana.',
    ),
    evento(
      'Festival de cerveza del Puerto',
      'Gastronomia',
      'mes+14 12:00-23:00',
      'lancha-1',
      'Veinte cervecerías del sudeste bonaerense, food trucks y cinco bandas frente a las lanchas amarillas. Vaso oficial $5.000.',
      {
        place: 'Banquina de Pescadores, Puerto, Mar del Plata',
        link: 'https://vientopampero.example/festival',
      },
    ),
    evento(
      'Peña electrónica',
      'Musica',
      '+8 23:00-04:00',
      'bombo-1',
      'Chacareras pasadas por sintetizador, bombos en vivo y visuales. Suena raro y se baila bárbaro.',
    ),
    evento(
      'Maridaje de mar: cinco pintas, cinco bocados',
      'Gastronomia',
      '-6 20:30-23:00',
      'calamar-1',
      'Rabas con IPA, chipirones con stout y tres sorpresas más. Agotado; anotate para la próxima fecha.',
    ),
  ],
  cursos: [
    curso(
      'Cocina cervecera en casa',
      ['Gastronomia'],
      '+13 +20 10:00-17:00',
      14,
      'Sr/a Nahuel Ibarra',
      'olla-1',
      'Dos sábados completos: macerado, lúpulos, fermentación y embotellado con equipo de 20 litros. Almuerzo y degustación incluidos.',
      { reserva: 'Te llevás diez botellas de tu lote.', link: 'https://vientopampero.example/curso' },
    ),
    curso(
      'Cata básica de estilos',
      ['Gastronomia'],
      'mes+6 - 19:00-22:00',
      3,
      'Sr/a Carla Núñez',
      'vasocerveza-2',
      'Diez muestras a ciegas para aprender a nombrar lo que tenés en el vaso. Solo mayores de 18.',
    ),
  ],
  promos: [
    promo('Happy hour largo', 0, '- -', 'vasocerveza-3', 'Todos los días de 18 a 21, pintas de la casa 2x1.'),
    promo(
      'Recarga de growler -30 %',
      120,
      '-20 +15',
      'botella-2',
      'Traé tu botellón, de cualquier marca, y te lo llenamos con descuento de lunes a miércoles.',
    ),
    promo(
      'Cumpleaños: la primera ronda va de regalo',
      60,
      '+1 +60',
      'globos-2',
      'Para grupos de ocho o más, avisando el día anterior.',
    ),
  ],
  links: [
    link(
      'Carta y canillas de hoy',
      'https://vientopampero.example/canillas',
      'Se actualiza cada vez que cambia un barril.',
      'pinta-2',
    ),
    link('Reservar mesa', 'https://vientopampero.example/reservas', 'Para más de seis, mejor reservá.'),
    link(
      'Tocá con tu banda',
      'https://vientopampero.example/bandas',
      'Mandanos dos temas y fechas posibles.',
      'escalador-1',
    ),
    link(
      'Mapa',
      'https://www.google.com/maps/search/?api=1&query=Olavarria+2780+Mar+del+Plata',
      'Entre Rawson y Garay.',
    ),
  ],
};
