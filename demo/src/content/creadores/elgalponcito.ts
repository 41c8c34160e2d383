import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const elgalponcito: CreadorSeed = {
  username: 'elgalponcito',
  nombre: 'Teatro El Galponcito',
  direccion: 'Pasaje Simeoni 1170, Rosario',
  ubicacion: { lat: -32.950188, lng: -60.652804 },
  descripcion:
    'Sala independiente de 80 butacas en un viejo taller ferroviario. Teatro, clown, títeres y una escuela que pone en escena tres obras por año. Bar en el hall desde una hora antes.',
  galeria: ['mascaras-2', 'entrada-1', 'foco-1', 'titere-1', 'cafe-1', 'butaca-2', 'corazon-3'],
  phone: '+54 9 341 555-0121',
  redes: {
    Instagram: '@elgalponcito.demo',
    Facebook: 'elgalponcito.demo',
    SitioWeb: 'https://elgalponcito.example',
  },
  eventos: [
    evento(
      'La casa de los relojes',
      'Teatro',
      'finde:vie 21:00-22:30',
      'reloj-1',
      'Tres hermanas vuelven a la casa de la infancia y descubren que el tiempo quedó detenido en 1983. Dirige Marcos Zabala. General $10.000, jubilados $7.000.',
      {
        more: ['mascaras-2', 'entrada-1'],
        reserva: 'Las entradas reservadas se retiran hasta 30 minutos antes.',
        link: 'https://elgalponcito.example/relojes',
      },
    ),
    evento(
      'Improvisación: Noche de match',
      'Teatro',
      'finde:sab 22:30-00:00',
      'mascaras-1',
      'Dos equipos, un árbitro con silbato y escenas que inventa el público. Nadie sabe qué va a pasar, y ellos menos.',
    ),
    evento(
      'Títeres: El zorro y la luna',
      'Infantil',
      'finde:dom 16:00-17:00',
      'zorro-1',
      'Un zorro quiere alcanzar la luna y recorre la pampa entera para lograrlo. Para chicos desde 3 años. Entrada $6.000, menores de 2 gratis.',
    ),
    evento(
      'Clown para adultos cansados',
      'Teatro',
      'mes+9 21:00-22:15',
      'payaso-1',
      'Una oficina, cuatro payasos y una impresora que decide tener sentimientos. Comedia física sin una sola palabra.',
    ),
    evento(
      'Lectura de obras breves',
      'Teatro',
      '+6 19:30-21:30',
      'libro-1',
      'Cinco autoras rosarinas leen lo que están escribiendo y el público vota qué obra sube a escena. Entrada a la gorra.',
    ),
    evento(
      'Función a beneficio del comedor Los Grillos',
      'Caridad',
      '-21 20:00-22:00',
      'corazon-1',
      'Toda la recaudación fue para la cocina nueva del comedor. Gracias a las ciento sesenta personas que vinieron.',
    ),
  ],
  cursos: [
    curso(
      'Actuación inicial',
      ['Teatro', 'Educacion'],
      '+11 +100 19:00-22:00',
      48,
      'Prof. Marcos Zabala',
      'mascaras-2',
      'Cuerpo, voz y escena para quienes nunca subieron a un escenario. Cerramos con una muestra abierta al público en la sala.',
      { reserva: 'Entrevista previa sin costo.', link: 'https://elgalponcito.example/escuela' },
    ),
    curso(
      'Iluminación teatral',
      ['Teatro'],
      'mes+5 mes+26 18:00-21:00',
      12,
      'Sr/a Paula Echeverría',
      'foco-1',
      'Puesta, consola y color con el equipo de la sala. Al final cada grupo ilumina una escena propia.',
    ),
  ],
  promos: [
    promo(
      'Estudiantes de teatro: 50 %',
      0,
      '- -',
      'mascaras-3',
      'Con credencial de cualquier escuela, todas las funciones a mitad de precio, según disponibilidad.',
    ),
    promo(
      'Cena y función',
      30,
      'hoy +25',
      'pizza-2',
      'Plato, copa y entrada para los viernes a $19.000. Se reserva hasta el jueves.',
    ),
    promo(
      'Abono de cuatro obras',
      50,
      '-15 +12',
      'butaca-1',
      'Cuatro entradas para usar cuando quieras durante la temporada, por el precio de tres.',
    ),
  ],
  links: [
    link(
      'Cartelera del mes',
      'https://elgalponcito.example/cartelera',
      'Todo lo que sube a escena, con elencos y duración.',
      'telon-1',
    ),
    link(
      'Audiciones abiertas',
      'https://elgalponcito.example/audiciones',
      'Buscamos actrices y actores de 50 a 70 años.',
      'microfono-2',
    ),
    link(
      'Ficha técnica de la sala',
      'https://elgalponcito.example/ficha-tecnica',
      'Medidas, luces y sonido para compañías visitantes.',
    ),
    link(
      'Cómo llegar',
      'https://www.google.com/maps/search/?api=1&query=Pasaje+Simeoni+1170+Rosario',
      'A una cuadra del bulevar Oroño.',
    ),
  ],
};
