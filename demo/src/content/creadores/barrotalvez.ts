import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const barrotalvez: CreadorSeed = {
  username: 'barrotalvez',
  nombre: 'Barro Tal Vez · Cerámica',
  direccion: 'Jorge Newbery 3781, Chacarita, Buenos Aires',
  ubicacion: { lat: -34.585902, lng: -58.449377 },
  descripcion:
    'Taller de torno y modelado con horno propio y diez tornos al lado de una ventana enorme. Se aprende rompiendo; por eso la arcilla está incluida.',
  galeria: ['torno-2', 'pincel-2', 'monstera-1', 'jarron-3', 'cafe-3'],
  phone: '+54 9 11 5555-0119',
  redes: { Instagram: 'barrotalvez.demo', TikTok: 'barrotalvez.demo', Wssp: '+54 9 11 5555-0119' },
  eventos: [
    evento(
      'Probá el torno',
      'Educacion',
      'finde:sab 11:00-13:00',
      'torno-1',
      'Dos horas para embarrarte y salir con un cuenco (o algo parecido). Nosotros lo horneamos y lo retirás en veinte días. $18.000.',
      {
        precio: '18000',
        more: ['torno-2', 'pincel-2'],
        reserva: 'Uñas cortas y ropa que se pueda manchar.',
        link: 'https://barrotalvez.example/proba',
      },
    ),
    evento(
      'Venta de segundas',
      'Otros',
      '+6 +8 12:00-19:00',
      'taza-1',
      'Piezas con detalles mínimos a precios amables: tazas, platos y una familia de floreros torcidos que amamos.',
    ),
    evento(
      'Horneada abierta: raku',
      'Educacion',
      'mes+16 15:00-20:00',
      'fuego-2',
      'Sacamos las piezas al rojo vivo y las ahumamos en aserrín. Podés traer dos bizcochadas o elegir de las nuestras.',
    ),
    evento(
      'Vino y arcilla',
      'Fiestas',
      'viernes 19:30-22:00',
      'vino-2',
      'Modelamos sin torno, sin apuro y con una copa en la otra mano. Ideal para venir con amigas.',
      {
        exceptions: { 2: 'cancelado', 3: '20:30|23:00' },
        aviso: 'Un viernes nos vamos de feria, y el siguiente abrimos más tarde.',
      },
    ),
    evento(
      'Muestra de fin de año del taller',
      'Otros',
      'sin',
      'jarron-1',
      'Estamos armando la muestra anual: sesenta alumnas y alumnos, una mesa larga y todo a la venta. Pronto avisamos la fecha.',
    ),
    evento(
      'Charla con una ceramista de Purmamarca',
      'Educacion',
      '-19 18:00-20:00',
      'jarron-2',
      'Arcillas de la quebrada, hornos a leña y una forma más lenta de hacer las cosas.',
    ),
  ],
  cursos: [
    curso(
      'Torno inicial',
      ['Educacion', 'Otros'],
      '+5 +61 18:30-21:00',
      22,
      'Prof. Dolores Vega',
      'torno-2',
      'Nueve clases para centrar, abrir y levantar con seguridad. Dos horneadas y esmaltes incluidos.',
    ),
    curso(
      'Esmaltes desde la receta',
      ['Educacion'],
      'mes+9 mes+30 10:00-13:00',
      12,
      'Lic. Pablo Renzi',
      'cuenco-1',
      'Un poco de química, mucha prueba y un muestrario propio de treinta colores.',
      { link: 'https://barrotalvez.example/esmaltes' },
    ),
  ],
  promos: [
    promo(
      'Regalá una clase',
      0,
      '- -',
      'jarron-3',
      'Voucher impreso o digital, válido por seis meses, con mensaje escrito a mano.',
    ),
    promo('Dupla de torno', 12, 'hoy +18', 'torno-3', 'Dos personas, un torno, una clase doble a $28.000.', {
      precio: '28000: para dos personas',
    }),
    promo(
      'Horneada a terceros -15 %',
      30,
      '-14 +16',
      'fuego-3',
      'Para quienes hornean más de veinte piezas en el mes.',
    ),
  ],
  links: [
    link('Tienda', 'https://barrotalvez.example/tienda', 'Piezas únicas, cada viernes a las 10.', 'taza-2'),
    link('Horarios del taller', 'https://barrotalvez.example/horarios', 'Mañana, tarde y noche.'),
    link(
      'Cómo cuidar tus piezas',
      'https://barrotalvez.example/cuidados',
      'Lavavajillas, microondas y otras dudas.',
      'cuenco-2',
    ),
  ],
};
