/**
 * Searches with expected answers: 'query = answer; answer'. An answer is an item's title, '@username' for
 * anything of a creator, or '#Category'. Written before any tuning.
 */
const TUNING = `
milonga = Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes
milongas = Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes
milnoga = Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes
milonja = Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes
milo = Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes
tango = Tango desde cero; Tango para dos que no bailan; Tango electrónico en la nave
tagno = Tango desde cero; Tango para dos que no bailan; Tango electrónico en la nave
clases de tango = Tango desde cero; Tango para dos que no bailan
milonga san telmo = Milonga del Día; Domingo de mate y milonga; Gran milonga de fin de mes
milonga en rosario = Milonga de los jueves
milonga del sur = @milongadelsur
milongadelsur = @milongadelsur
lucia ferro = Tango desde cero
Hernán Dobal = Musicalidad para bailarines
vals = Noche de valses
orquesta = Orquesta La Porfiada, en vivo; Orquesta juvenil: Beethoven completo
la porfiada = Orquesta La Porfiada, en vivo
trekking = Trekking a la laguna Schmoll
treking = Trekking a la laguna Schmoll
kayak = Kayak al amanecer en el Moreno; Bautismo de kayak por el río
kayac = Kayak al amanecer en el Moreno; Bautismo de kayak por el río
kayak bariloche = Kayak al amanecer en el Moreno
refugio lenga = @refugiolenga
refujio = @refugiolenga; Travesía de cuatro refugios
primeros auxilios = Primeros auxilios en zonas agrestes
masa madre = Masa madre desde la primera burbuja
pan = Pan del día anterior a mitad de precio; Pan en horno de barro; Doná y llevate pan
panaderia = @laespiga.taller; Oficio: panadería básica
pizza = Noche de pizzas al molde; Pizza libre y dibujantes; @pizzayrock
pisza = Noche de pizzas al molde; Pizza libre y dibujantes; @pizzayrock
medialunas = Docena de medialunas + 2 cafés
villa crespo = @laespiga.taller
titeres = Títeres: El zorro y la luna
improvisacion = Improvisación: Noche de match; Impro de madrugada
impro = Improvisación: Noche de match; Impro de madrugada
clown = Clown para adultos cansados
obra de teatro = #Teatro
galponcito = @elgalponcito
el galponsito = @elgalponcito
escalada = Escalada en boulder: nivel inicial; Escalada en familia; @presaviva
boulder = Boulder nocturno con música; Copa Sierras Chicas de boulder; Escalada en boulder: nivel inicial
bulder = Boulder nocturno con música; Copa Sierras Chicas de boulder; Escalada en boulder: nivel inicial
cerveza = Festival de cerveza del Puerto; Música de cámara y cerveza
cervesa artesanal = Pinta artesanal a mitad de precio; Festival de cerveza del Puerto; @vientopampero
birra = Muzza grande + 2 birras; @vientopampero
happy hour = Happy hour largo
trivia = Trivia de los martes; Trivia de rock nacional
yoga = Yoga y bebés; Yoga en la arena; Retiro de yoga y silencio; Instructorado de hatha yoga; @raiz.yoga
yoga la plata = @raiz.yoga
meditacion = Meditación de los lunes
meditasion = Meditación de los lunes
libros usados = Trueque de libros; 3x2 en usados; Feria del libro independiente
club de lectura = Club de lectura: cuentos del litoral
haiku = Taller abierto de haiku
encuadernacion = Encuadernación artesanal
faro libros = @elfarolibros
peña = Peña de la academia; Peña electrónica; Peña del andén; @pena-donarosario
peñas folkloricas = Peña de la academia; Peña del andén; @pena-donarosario
zamba = Clase abierta de zamba
samba = Noche de vinilos: bossa y samba
folclore = Folklore para adultos
folklore salta = Folklore para adultos; Serenata a las bodegas
malambo = Malambo y boleadoras
futbol = Torneo relámpago de fútbol 7; Escuelita de fútbol mixta; Arbitraje de fútbol infantil
fultbol = Torneo relámpago de fútbol 7; Escuelita de fútbol mixta; Arbitraje de fútbol infantil
patin = Patín artístico inicial
ingles = Café de conversación en inglés; Inglés para entrevistas de trabajo
inlges = Café de conversación en inglés; Inglés para entrevistas de trabajo
portugues = Portugués para viajar; Tarde de portugués y bossa
juegos de mesa = Noche de juegos de mesa en tres idiomas; Diseñá tu juego de mesa; @latertulia.nqn
cata de vinos = Introducción a la cata; Degustación vertical 2012–2020; @cerroalto.vinos
vino = Vino y arcilla; @cerroalto.vinos
cerro alto = @cerroalto.vinos
asado = Asado para diez en el quincho; Asado para celíacos
parrilla = Parrilla de cero a domingo; Pescado a la parrilla junto al agua
parilla = Parrilla de cero a domingo; Pescado a la parrilla junto al agua
recital = #Musica
boliche = #Fiestas
concierto = #Musica
cine = Ciclo cine negro: función de apertura; Cine italiano con subtítulos; Cine debate: documentales cortos; Cine de montaña en el muro; Música en vivo para cine mudo
ceramica = @barrotalvez; Cerámica gres y torno
seramica = @barrotalvez; Cerámica gres y torno
torno = Torno inicial; Probá el torno; Dupla de torno; Cerámica gres y torno
huerta = Huerta en espacios chicos; Compost y huerta en balcón; @huertaurbana
empanadas = Docena de empanadas + jarra; Día de la empanada tucumana; Empanadas de la peña: docena y media por el precio de una
empandas = Docena de empanadas + jarra; Día de la empanada tucumana; Empanadas de la peña: docena y media por el precio de una
guitarra = Guitarra criolla para acompañar; Guitarras en la cava; Guitarreada abierta
robotica = Robótica con cartón
bebes = Música para bebés; Yoga y bebés
chicos = Teatro para chicos: 6 a 9; Matiné para chicos; Ajedrez para chicos; Bombo legüero para chicos; Taller de bombones para chicos
emprendedores = Desayuno de emprendedoras; #Empresarial
marketing = Marketing con poca plata
voluntariado = #Caridad
jazz = Apreciación del jazz; Noche de jazz y tapas; @sotanoazul
jaz = Apreciación del jazz; Noche de jazz y tapas; @sotanoazul
sotano azul = @sotanoazul
surf = @olasur.surf
truco = Torneo de truco de a seis
`;

/** Not used for tuning. */
const HELD_OUT = `
practica de tango = Práctica para principiantes; Tango desde cero; Tango para dos que no bailan
valses = Noche de valses
mate = Domingo de mate y milonga
fogon = Noche de fogón y cuentos del lago; Música y fogón: cuyanas a la brasa
brujula = Orientación con mapa y brújula
brjuula = Orientación con mapa y brújula
facturas = Facturas argentinas; Taller: facturar sin llorar
locro = Locro del 25 para las inferiores; Merienda de locro dulce
la espiga = @laespiga.taller
clown para adultos = Clown para adultos cansados
iluminacion = Iluminación teatral
teatro rosario = @elgalponcito; Noche de stand up rosarino
presa viva cordoba = @presaviva
rapel = Seguridad y cuerda: rápel y aseguramiento
viento pampero = @vientopampero
vineto pampero = @vientopampero
cuencos = Baño de sonido con cuencos
dormir = Charla abierta: dormir mejor
escritura = Escritura autobiográfica
escritrua = Escritura autobiográfica
renata quiroga = Escritura autobiográfica
librerias = Noche de las librerías
danza = @danzasdelvalle; Ciclo de danza contemporánea
hip hop urbano = Batalla de estilos urbanos
estrella del norte = @club.estrellanorte
torneo = Torneo relámpago de fútbol 7; Torneo de truco de a seis; Torneo de ping pong
examen de ingles = Simulacro de examen internacional; Inglés para entrevistas de trabajo; Café de conversación en inglés
cosecha = Fiesta de la cosecha; Vendimia torrontés: cosecha y almuerzo
astronomia = Noche de astronomía y torrontés; @observatoriodelsur
serigrafia = Serigrafía en remeras y afiches
plantas = Feria de diseño y plantas; Teñido con plantas del cerro
cortos = Cortos platenses; Cine debate: documentales cortos
terror = Maratón de terror clásico
guion = Guion de cortometraje
lumbre = @cineclub.lalumbre
coplas = Recital de coplas: Mercedes Ocaranza
disfrases = Fiesta de disfraces
rayuela = @larayuela.rosario
after = After office en la terraza
negocio = Plan de negocio en cinco semanas
maraton = Maratón solidaria 5K; Maratón de terror clásico
big band = Big Band del Conservatorio
asadores = Campeonato cuyano de asadores
shows = Dos shows en la misma noche; Cena show del Día de la Independencia; El gran show de Magnolio
magia = Show de magia para cumpleaños; @magiaendosmanos
ajedres = Abierto rápido de ajedrez; Ajedrez para chicos; @clubdeajedrez
buseo = Buceo inicial con certificación; @puertomadrynbuceo
comedia = Noche de stand up rosarino; Stand up patagónico; #Teatro
excursion = #Turismo
chocolate = Fiesta del chocolate; Chocolate de la haba a la tableta; Entrada general + chocolate caliente; @chocolateriabruma
`;

/** 3 is the intended answer, 2 fits, 1 is related. */
export type Grade = 1 | 2 | 3;
export interface Answer {
  /** An item's title, '@username' or '#Category'. */
  target: string;
  grade: Grade;
}

export interface Query {
  q: string;
  answers: Answer[];
}

/** Parses one query per line: 'query = answer; answer *2'. The default grade is 3. */
export const parseQueries = (text: string): Query[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [q = '', answers = ''] = line.split(' = ');
      return {
        q,
        answers: answers.split('; ').map((answer): Answer => {
          const [, target = answer, grade] = /^(.*) \*([12])$/.exec(answer) ?? [];
          return { target, grade: grade === '1' ? 1 : grade === '2' ? 2 : 3 };
        }),
      };
    });

export const tuningQueries = parseQueries(TUNING);
export const heldOutQueries = parseQueries(HELD_OUT);
