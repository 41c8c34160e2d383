import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const latertulia: CreadorSeed = {
  username: 'latertulia.nqn',
  nombre: 'La Tertulia, bar de juegos',
  direccion: 'Alderete 322, Neuquén',
  ubicacion: { lat: -38.947013, lng: -68.056241 },
  descripcion:
    'Trescientos juegos de mesa, café de día, cerveza de noche y alguien que te explica las reglas sin bostezar. Torneos, rol y un escenario chico para lo que surja.',
  galeria: ['cafe-1', 'pinta-1', 'd20-2', 'naipe-2'],
  redes: { Instagram: 'latertulia.demo' },
  eventos: [
    evento(
      'Torneo de truco de a seis',
      'Fiestas',
      'finde:vie 21:00-06:00',
      'naipe-1',
      'Señas permitidas, mentiras obligatorias. Equipos de tres, inscripción $12.000 por equipo y asado para el campeón.',
      { precio: '12000: por equipo', more: ['d20-2', 'naipe-2'] },
    ),
    evento(
      'Rol para principiantes',
      'Otros',
      'jueves 19:00-22:30',
      'd20-1',
      'Armamos personaje en veinte minutos y jugamos una aventura completa. No hay que saber nada ni traer nada.',
    ),
    evento(
      'Tarde de juegos en familia',
      'Infantil',
      'finde:dom 15:00-18:00',
      'ficha-1',
      'Mesas por edad, de 4 a 99, con ayudantes y submarinos. Consumición mínima de $3.500.',
      { precio: 'desde 3500: de consumición' },
    ),
    evento(
      'Stand up patagónico',
      'Teatro',
      'mes+18 21:30-23:00',
      'microfono-3',
      'Cuatro comediantes de la zona prueban material nuevo sobre el viento, las rutas y los suegros.',
    ),
    evento(
      'Feria de juegos usados',
      'Otros',
      'sin',
      null,
      'Juntamos puestos para una tarde de compra, venta y canje. Si tenés juegos que no usás, escribinos.',
    ),
  ],
  cursos: [
    curso(
      'Diseñá tu juego de mesa',
      ['Educacion', 'Otros'],
      '+14 +49 19:00-21:00',
      12,
      'Otros Federico Lagos',
      'dado-2',
      'De la idea al prototipo jugable en seis encuentros, con pruebas abiertas al público del bar.',
    ),
  ],
  promos: [
    promo(
      'Juegos gratis con la merienda',
      0,
      '- -',
      'ficha-2',
      'De lunes a viernes de 15 a 19, consumiendo cualquier merienda no se cobra mesa.',
    ),
    promo(
      'Cumpleañeros: juego de regalo',
      24,
      'hoy +90',
      'd20-2',
      'Festejando con ocho o más, te llevás un juego chico de nuestra mesa de usados.',
    ),
  ],
  links: [
    link(
      'Ludoteca completa',
      'https://latertulia.example/juegos',
      'Filtrá por cantidad de personas y duración.',
      'dado-1',
    ),
    link('Reservar mesa', 'https://latertulia.example/reservas', 'Los fines de semana conviene.'),
    link('Carta', 'https://latertulia.example/carta', 'Con opciones sin TACC y veganas.', 'cafe-4'),
  ],
};
