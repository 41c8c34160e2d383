import { type CreadorSeed, curso, evento, link, promo } from '../kinds.ts';

export const milongadelsur: CreadorSeed = {
  username: 'milongadelsur',
  nombre: 'Milonga del Sur',
  direccion: 'Defensa 1344, San Telmo, Buenos Aires',
  ubicacion: { lat: -34.624512, lng: -58.370871 },
  descripcion:
    'Pista de pinotea, luces bajas y orquesta en vivo. Desde 2009 abrimos el salón de San Telmo cinco noches por semana para bailar, aprender o mirar desde la barra. No hace falta venir en pareja.',
  galeria: ['pareja-2', 'mate-2', 'microfono-3', 'vino-1', 'bandoneon-2', 'farol-1'],
  phone: '+54 9 11 5555-0134',
  redes: {
    Instagram: '@milongadelsur.demo',
    Wssp: '+54 9 11 5555-0134',
    Facebook: 'milongadelsur.demo',
    SitioWeb: 'milongadelsur.example',
  },
  eventos: [
    evento(
      'Milonga del Día',
      'Musica',
      'hoy 21:00-03:00',
      'pareja-1',
      'La milonga de todos los días: clase abierta a las 21, pista desde las 22:30 y tandas elegidas por Lucía Ferro. Entrada $6.000, con la clase incluida. Traé zapatos cómodos.',
      {
        more: ['pareja-2', 'mate-2'],
        reserva: 'Reservá mesa por WhatsApp hasta las 19.',
        link: 'https://wa.me/5491155550134',
      },
    ),
    evento(
      'Orquesta La Porfiada, en vivo',
      'Musica',
      'finde:sab 22:00-06:00',
      'bandoneon-1',
      'Once músicos, cuatro bandoneones y un repertorio que va de Troilo a Salgán. Dos entradas de cuarenta minutos y pista abierta hasta que amanezca. Anticipadas $12.000.',
      {
        reserva: 'Las mesas se asignan por orden de compra.',
        link: 'https://milongadelsur.example/porfiada',
      },
    ),
    evento(
      'Práctica para principiantes',
      'Educacion',
      'martes 19:00-21:00',
      'taco-1',
      'Dos horas para equivocarse tranquilos: abrazo, caminata y giro, con ayuda de dos docentes dando vueltas por la pista. A la gorra.',
    ),
    evento(
      'Domingo de mate y milonga',
      'Fiestas',
      'finde:dom 17:00-22:00',
      'mate-1',
      'Bailamos con luz de tarde en el patio. Hay tortas caseras, mate de cortesía y una feria chica de zapatos usados. Entrada libre hasta las 18.',
    ),
    evento(
      'Noche de valses',
      'Musica',
      '-9 21:30-02:00',
      'abanico-1',
      'Una noche entera en tres por cuatro, con el dúo Arrabal en guitarras. Se sortearon tres pares de zapatos hechos a medida.',
    ),
    evento(
      'Gran milonga de fin de mes',
      'Fiestas',
      'mes+27 22:00-04:00',
      'bandoneon-2',
      'Cerramos el mes con DJ invitado de Rosario, exhibición a la una y empanadas a la madrugada. Anticipadas a $9.000 hasta agotar.',
      { link: 'https://milongadelsur.example/findemes' },
    ),
  ],
  cursos: [
    curso(
      'Tango desde cero',
      ['Musica', 'Educacion'],
      '+6 +48 19:30-21:00',
      12,
      'Prof. Lucía Ferro',
      'zapato-1',
      'Ocho encuentros para llegar a la pista sin miedo: abrazo, caminata, pausas y los códigos de la milonga. Se arma pareja en el momento, cupo de 24 personas.',
      {
        reserva: 'La seña es de $10.000 y se descuenta de la primera clase.',
        link: 'https://milongadelsur.example/desde-cero',
      },
    ),
    curso(
      'Musicalidad para bailarines',
      ['Musica'],
      'mes+4 mes+25 20:00-21:30',
      6,
      'Lic. Hernán Dobal',
      'vinilo-1',
      'Escuchar a Di Sarli, a Pugliese y a D’Arienzo para saber qué pide cada orquesta. Se trabaja sentados la mitad del tiempo y bailando la otra.',
    ),
  ],
  promos: [
    promo(
      '2x1 en la entrada de los miércoles',
      60,
      '-4 +21',
      'entrada-1',
      'Vení con alguien y entra gratis. Mostrá esta promo en la puerta antes de las 23.',
    ),
    promo(
      'Primera clase sin cargo',
      100,
      '- -',
      'taco-2',
      'Si nunca bailaste, tu primera práctica de los martes va por nuestra cuenta. Avisanos cuando llegues.',
    ),
    promo(
      'Copa de malbec con tu mesa',
      40,
      'hoy +10',
      'vino-3',
      'Reservando mesa para cuatro o más, la primera vuelta de malbec la invita la casa.',
    ),
  ],
  links: [
    link(
      'Entradas anticipadas',
      'https://milongadelsur.example/entradas',
      'Comprá antes y elegí mesa. La anticipada sale un 20 % menos.',
      'pareja-2',
    ),
    link(
      'Nuestra lista para practicar en casa',
      'https://open.spotify.com/search/tango%20milonga',
      'Tres horas de tandas para caminar el pasillo.',
      'vinilo-2',
    ),
    link(
      'Cómo llegar',
      'https://www.google.com/maps/search/?api=1&query=Defensa+1344+Buenos+Aires',
      'Estamos a tres cuadras del Parque Lezama.',
    ),
    link(
      'Escribinos por WhatsApp',
      'https://wa.me/5491155550134',
      'Contestamos de martes a domingo, de 16 a 22.',
    ),
  ],
};
