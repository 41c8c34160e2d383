import { CATEGORIAS, type CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import {
  type CreadorSeed,
  type CursoSeed,
  curso,
  type EventoSeed,
  evento,
  type PromoSeed,
  promo,
} from '../../demo/src/content/kinds.ts';

/**
 * More content for search: creators ('# username | name | address') with events ('e | title | category |
 * description'), courses ('c | title | category | teacher | description') and promos ('p | title |
 * description').
 */
const CORPUS = `
# lacasonadelpuerto | La Casona del Puerto | Av. Belgrano 780, Rosario
e | Milonga de los jueves | Musica | Tango y vals con vista al río. Clase previa a las ocho.
e | Recital de piano a cuatro manos | Musica | Schubert y Piazzolla en el salón grande.
e | Feria americana y vermú | Otros | Ropa usada, discos y una barra corta.
e | Noche de stand up rosarino | Teatro | Cinco comediantes, un micrófono y una hora y media.
e | Taller de fileteado por un día | Educacion | Pinceles y esmalte incluidos.
c | Fotografía con el celular | Educacion | Prof. Luciana Bonfanti | Encuadre, luz y edición sin computadora.
c | Tango para dos que no bailan | Musica | Prof. Darío Etchegaray | De la caminata al giro en ocho clases.
p | Vermú 2x1 de seis a ocho | Todos los días menos el domingo.
# barlafabrica | La Fábrica, bar y escenario | Güemes 2155, Pichincha, Rosario
e | Fiesta bresh de los noventa | Fiestas | Dos pistas, visuales y glitter en la puerta.
e | Tributo a Charly García | Musica | La banda Clics Modernos recorre todos los discos.
e | Cumbia en el patio | Fiestas | Orquesta en vivo y empanadas fritas.
e | Noche de jazz y tapas | Musica | Trío de guitarra, bajo y batería.
e | Torneo de ping pong | Deportes | Doce mesas, una copa y muchas revanchas.
p | Pinta artesanal a mitad de precio | De lunes a miércoles.
p | Mesa para ocho: picada de regalo | Reservando con un día.
# clubnauticoparana | Club Náutico Paraná | Costanera 1500, Paraná
e | Regata del Litoral | Deportes | Optimist, Snipe y Laser frente a las islas.
e | Bautismo de kayak por el río | Deportes | Chaleco y guía incluidos; salimos en dobles.
e | Pescado a la parrilla junto al agua | Gastronomia | Surubí y boga con ensalada.
c | Natación para adultos | Deportes | Prof. Hugo Zanetti | Pileta climatizada, grupos chicos.
c | Timonel de yates a vela | Deportes | Prof. Carina Weigandt | Práctica en el río y examen oficial.
p | Colonia de vacaciones: hermanos 30 % | Enero y febrero, mañanas.
# casadelacumbre | Casa de la Cumbre | Belgrano 340, La Cumbre, Córdoba
e | Festival de coros serranos | Musica | Once coros en tres noches.
e | Caminata al Cristo con luna llena | Turismo | Linterna, abrigo y mate cocido.
e | Encuentro de tejedoras | Otros | Telar, dos agujas y crochet; traé tu labor.
c | Cerámica gres y torno | Educacion | Prof. Alejandra Moyano | Horno propio, materiales incluidos.
c | Retiro de yoga y silencio | Deportes | Prof. Irina Petrucci | Tres días sin pantallas.
p | Dos noches y merienda serrana | Habitación doble, de domingo a jueves.
# cuarteteando | Cuarteteando | Av. Vélez Sarsfield 56, Centro, Córdoba
e | Baile de cuarteto con La Barra del Sur | Fiestas | Hasta las cinco de la mañana.
e | Clase abierta de cuarteto | Educacion | Para quien pisa más de lo que baila.
e | Noche de salsa y bachata | Fiestas | Clase a las nueve y pista libre.
e | Karaoke de la primavera | Fiestas | Tu canción, nuestra banda.
c | Salsa y bachata desde cero | Musica | Prof. Yamila Ponce | Sin pareja, con ganas.
p | Entrada anticipada al baile | Hasta el jueves a las diez.
# museodelrio | Museo del Río | Av. Costanera 3250, Corrientes
e | Noche de los museos | Otros | Recorridos con linterna y música en los patios.
e | Chamamé al atardecer | Musica | Acordeón y guitarra frente al puente.
e | Muestra de fotos: islas y pescadores | Otros | Cuarenta fotografías de Elías Romero.
e | Visita guiada para escuelas | Infantil | Con búsqueda de animales escondidos.
c | Acordeón para empezar | Musica | Prof. Ramona Vallejos | Con instrumento prestado.
c | Dibujo con modelo vivo | Educacion | Prof. Emilio Sandoval | Carbonilla, tinta y acuarela.
p | Martes sin entrada | Para vecinos de Corrientes.
# lavinadelnorte | La Viña del Norte | Ruta 68, Cafayate, Salta
e | Vendimia torrontés: cosecha y almuerzo | Gastronomia | Con tijera y sombrero prestados.
e | Serenata a las bodegas | Musica | Folklore de patio en patio.
e | Cabalgata por los médanos | Turismo | Tres horas, caballos mansos.
c | Sommelier por una tarde | Gastronomia | Lic. Benjamín Cornejo | Torrontés, malbec y tannat.
p | Degustación gratis con la visita | Cuatro copas.
# artesanasdepurmamarca | Artesanas de Purmamarca | Rivadavia s/n, Purmamarca, Jujuy
e | Feria de tejidos de llama | Otros | Ponchos, mantas y medias.
e | Carnaval de la quebrada | Fiestas | Desentierro, comparsas y talco.
e | Teñido con plantas del cerro | Educacion | Cebolla, jarilla y cochinilla.
c | Telar andino | Educacion | Sr/a Eusebia Mamaní | Del vellón a la faja.
p | Segundo poncho a mitad de precio | Hasta agotar.
# puertomadrynbuceo | Buceo Golfo Nuevo | Bv. Brown 860, Puerto Madryn, Chubut
e | Snorkel con lobos marinos | Turismo | Traje, máscara y guía.
e | Avistaje de ballenas al amanecer | Turismo | Lancha chica, grupo de doce.
e | Charla: el golfo bajo el agua | Educacion | Videos de veinte años de buceo.
c | Buceo inicial con certificación | Deportes | Prof. Nicolás Thomas | Cuatro inmersiones.
p | Bautismo submarino para dos | Con fotos de regalo.
# usinadelarte.fan | Amigos de la Usina | Caffarena 1, La Boca, Buenos Aires
e | Orquesta juvenil: Beethoven completo | Musica | Las nueve sinfonías en tres domingos.
e | Ciclo de danza contemporánea | Teatro | Compañías jóvenes, obras de media hora.
e | Feria del libro independiente | Educacion | Sesenta editoriales y lecturas.
e | Tango electrónico en la nave | Musica | Bandoneón, sintetizador y baile.
p | Abono familiar de conciertos | Dos adultos y dos chicos.
# pizzayrock | Pizza y Rock | Av. Corrientes 3930, Almagro, Buenos Aires
e | Bandas emergentes: fecha doble | Musica | Cuatro bandas, muzza libre.
e | Tributo a Soda Stereo | Musica | Con visuales de la gira.
e | Pizza libre y dibujantes | Gastronomia | Dibujás en el mantel, te llevás el mantel.
e | Trivia de rock nacional | Fiestas | Equipos de hasta seis.
c | Bajo eléctrico inicial | Musica | Prof. Martín Korn | Con sala y equipos.
c | Producción musical en casa | Musica | Lic. Sabrina Leiva | Grabar, mezclar y subir.
p | Muzza grande + 2 birras | Todos los martes.
# runnersdelparque | Runners del Parque | Parque Centenario, Caballito, Buenos Aires
e | Carrera nocturna 10K | Deportes | Con linterna frontal y música.
e | Entrenamiento gratis de los sábados | Deportes | Tres ritmos, una meta.
e | Bicicleteada al Delta | Turismo | Cuarenta kilómetros, llanos.
c | Correr tus primeros 5K | Deportes | Prof. Agustina Rey | Ocho semanas.
p | Grupo de running: segundo mes gratis | Con evaluación.
# huertaurbana | Huerta Urbana | Bulnes 45, Almagro, Buenos Aires
e | Intercambio de semillas | Otros | Traé un sobre, llevate tres.
e | Feria agroecológica | Gastronomia | Verdura, miel y quesos.
c | Compost y huerta en balcón | Educacion | Sr/a Marcela Dopazo | En macetas y cajones.
c | Cocina vegana de todos los días | Gastronomia | Sr/a Julieta Ramos | Doce platos sin apuro.
p | Bolsón de verduras -20 % | Retirando el viernes.
# magiaendosmanos | Magia en Dos Manos | San Lorenzo 1890, Santa Fe
e | El gran show de Magnolio | Infantil | Magia, palomas y un serrucho.
e | Circo en la plaza | Infantil | Trapecio, malabares y a la gorra.
e | Noche de mentalismo | Teatro | Solo para mayores.
c | Malabares y acrobacia | Infantil | Prof. Facundo Celis | De ocho a catorce años.
p | Show de magia para cumpleaños | Con globos.
# clubdeajedrez | Círculo de Ajedrez | Calle 49 N.º 710, La Plata
e | Abierto rápido de ajedrez | Deportes | Siete rondas, diez minutos.
e | Simultáneas con una maestra | Deportes | Veinte tableros.
c | Ajedrez para chicos | Infantil | Prof. Soledad Dibar | Jugando se aprende.
p | Cuota familiar | Tres por el precio de dos.
# teatrodelmar | Teatro del Mar | Bolívar 3052, Mar del Plata
e | Bodas de sangre | Teatro | Lorca con cuatro actrices y un chelo.
e | La omisión de la familia Coleman | Teatro | La obra que no se va nunca.
e | Payasas en la arena | Infantil | Función al aire libre.
e | Impro de madrugada | Teatro | El público manda.
c | Teatro para mayores de 60 | Teatro | Prof. Élida Bruno | Memoria, juego y escena.
p | Dos plateas al precio de una | Los miércoles.
# observatoriodelsur | Observatorio del Sur | Ruta 237 km 1610, Bariloche
e | Noche de estrellas con telescopio | Turismo | Saturno, si el cielo quiere.
e | Eclipse: desayuno y anteojos | Educacion | Con proyección en vivo.
c | Fotografía nocturna | Educacion | Lic. Martina Kaplan | Trípode y abrigo.
p | Entrada general + chocolate caliente | En invierno.
# chocolateriabruma | Chocolatería Bruma | Mitre 202, San Carlos de Bariloche
e | Fiesta del chocolate | Gastronomia | La tableta más larga de la cuadra.
e | Taller de bombones para chicos | Infantil | Con delantal y gorro.
c | Chocolate de la haba a la tableta | Gastronomia | Sr/a Ulises Grosso | Tostar, moler, templar.
p | Medio kilo en rama con 20 % menos | En efectivo.
# ferrocarrilcultural | Ferrocarril Cultural | Av. Roca 120, Resistencia
e | Bienal de esculturas: a ver tallar | Otros | Mármol, madera y polvo.
e | Peña del andén | Musica | Guitarra, bombo y chipá.
c | Talla en madera | Educacion | Prof. Orlando Benítez | Algarrobo y gubias.
p | Taller de prueba sin cargo | Una vez por persona.
`;

function categoria(titulo: string): CategoriaTitulo {
  const found = CATEGORIAS.find((known) => known === titulo);
  if (!found) throw new RangeError(`No category: ${titulo}`);
  return found;
}

/** Parses a block of the corpus as a creator. Dates follow from the line number. */
function creadorOf(block: string): CreadorSeed {
  const [head = '', ...lines] = block.trim().split('\n');
  const [username = '', nombre = '', direccion = ''] = head.split(' | ');
  const eventos: EventoSeed[] = [];
  const cursos: CursoSeed[] = [];
  const promos: PromoSeed[] = [];
  for (const [i, line] of lines.entries()) {
    const [kind, titulo = '', ...rest] = line.split(' | ');
    const [first = '', second = '', third = ''] = rest;
    const from = 3 * i + 1;
    if (kind === 'e') eventos.push(evento(titulo, categoria(first), `+${from} 20:00-22:00`, null, second));
    else if (kind === 'c')
      cursos.push(
        curso(titulo, [categoria(first)], `+${from} +${from + 60} 19:00-21:00`, 20, second, null, third),
      );
    else promos.push(promo(titulo, 0, '- -', null, first));
  }
  return {
    username,
    nombre,
    direccion,
    ubicacion: null,
    descripcion: nombre,
    galeria: [],
    eventos,
    cursos,
    promos,
    links: [],
  };
}

export const corpusCreators = (): CreadorSeed[] => CORPUS.trim().split(/^# /m).filter(Boolean).map(creadorOf);
