import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const manosdelbarrio: CreadorSeed = {
  username: 'manosdelbarrio',
  nombre: 'Fundación Manos del Barrio',
  direccion: 'Av. Almirante Brown 1320, La Boca, Buenos Aires',
  ubicacion: { lat: -34.635277, lng: -58.360114 },
  descripcion:
    'Comedor, apoyo escolar y oficios en La Boca. Cocinamos 240 viandas por día con voluntarios de toda la ciudad. Lo que juntamos se publica, peso por peso.',
  galeria: ['casas-1', 'olla-1', 'corazon-1', 'lapiz-3', 'pan-2'],
  phone: '+54 9 11 5555-0198',
  redes: {
    Instagram: 'manosdelbarrio.demo',
    Facebook: 'manosdelbarrio.demo',
    SitioWeb: 'https://manosdelbarrio.example',
    Wssp: '+54 9 11 5555-0198',
  },
  eventos: [
    evento(
      'Jornada de cocina comunitaria',
      'Caridad',
      'finde:sab 09:00-14:00',
      'olla-4',
      'Pelamos, cortamos y repartimos entre cuarenta manos. No hace falta saber cocinar, sí avisar que venís.',
      {
        more: ['olla-1', 'lapiz-3'],
        reserva: 'Delantal y cofia te los damos nosotros.',
        link: 'https://manosdelbarrio.example/voluntariado',
      },
    ),
    evento(
      'Festival a beneficio en Caminito',
      'Caridad',
      'mes+6 15:00-22:00',
      'casas-1',
      'Candombe, tango y rock en la calle para techar el patio de juegos. Entrada: un alimento no perecedero.',
      { place: 'Caminito y Magallanes, La Boca, Buenos Aires' },
    ),
    evento(
      'Apoyo escolar: buscamos tutores',
      'Educacion',
      'miércoles 17:00-19:00',
      'lapiz-2',
      'Lengua y matemática para chicas y chicos de primaria. Con dos horas por semana alcanza y sobra.',
    ),
    evento(
      'Ropero abierto',
      'Caridad',
      '+7 10:00-16:00',
      'percha-2',
      'Ropa de abrigo clasificada por talle, a voluntad. Traé lo que no usás, limpio y doblado.',
    ),
    evento(
      'Maratón solidaria 5K',
      'Deportes',
      '-17 08:00-12:00',
      'zapatilla-2',
      'Corrieron 812 personas y se juntaron fondos para nueve meses de apoyo escolar. ¡Gracias!',
      { place: 'Costanera Sur, Buenos Aires' },
    ),
    evento(
      'Té y charla con vecinas',
      'Otros',
      'hoy 17:00-19:00',
      'tetera-1',
      'Una tarde sin agenda para conocernos. Hay torta frita y alguien que cuenta la historia del barrio.',
    ),
  ],
  cursos: [
    curso(
      'Oficio: panadería básica',
      ['Gastronomia', 'Educacion', 'Caridad'],
      '+3 +59 14:00-17:00',
      48,
      'Sr/a Walter Ojeda',
      'pan-1',
      'Gratuito, con materiales y certificado. Dieciséis clases para salir con oficio y un plan para vender.',
      { reserva: 'Prioridad para vecinas y vecinos de la Comuna 4.' },
    ),
  ],
  promos: [
    promo(
      'Rifa de los 10 años',
      500,
      '-20 +25',
      'corazon-3',
      'Por $2.000 participás por una bicicleta, una canasta y una cena para cuatro. Todo va al comedor.',
    ),
    promo(
      'Doná y llevate pan',
      0,
      '- -',
      'pan-3',
      'Con cada donación en el local, una hogaza del curso de panadería.',
    ),
  ],
  links: [
    link(
      'Donar',
      'https://manosdelbarrio.example/donar',
      'Una vez o todos los meses; podés parar cuando quieras.',
      'corazon-2',
    ),
    link('Balance público', 'https://manosdelbarrio.example/balance', 'Ingresos y gastos, mes a mes.'),
    link(
      'Ser voluntario',
      'https://manosdelbarrio.example/voluntariado',
      'Cocina, apoyo escolar, logística o lo tuyo.',
      'mano-1',
    ),
  ],
};
