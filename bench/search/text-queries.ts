import { parseQueries } from './queries.ts';

/**
 * Searches for words of descriptions, addresses, places and creators' texts, judged by hand before they were
 * indexed. `*2` and `*1` are lower grades.
 */
const TEXTS = `
abrazo = Práctica para principiantes; Tango desde cero
pinotea = @milongadelsur
troilo = Orquesta La Porfiada, en vivo
tango = Tango desde cero; Milonga del Día; Milonga de los jueves; Domingo de mate y milonga; Gran milonga de fin de mes; Tango para dos que no bailan; Tango electrónico en la nave; Noche de valses *2; Orquesta La Porfiada, en vivo *2; Festival a beneficio en Caminito *2; Práctica para principiantes *2
Pugliese = Musicalidad para bailarines
di sarli = Musicalidad para bailarines
bandoneones = Orquesta La Porfiada, en vivo; Tango electrónico en la nave *2
zapatos = Milonga del Día *2; Domingo de mate y milonga *2; Noche de valses *2; Malambo y boleadoras *1
caminata y giro = Práctica para principiantes; Tango para dos que no bailan *2; Tango desde cero *1
malbec = Copa de malbec con tu mesa; Degustación vertical 2012–2020; Sommelier por una tarde
milonga pinotea = Milonga del Día; Domingo de mate y milonga; Gran milonga de fin de mes
tango bandoneon = Tango electrónico en la nave
hostería = @refugiolenga
filo y lenga = Trekking a la laguna Schmoll
hipotermia = Primeros auxilios en zonas agrestes
torta galesa = Té de la tarde para dos
torta frita = Limpieza de costa; Té y charla con vecinas
kayak experiencia = Kayak al amanecer en el Moreno
cerro catedral = Trekking a la laguna Schmoll; Travesía de cuatro refugios *2
fugazzeta = Noche de pizzas al molde
hojaldre = Facturas argentinas
Chascomús = Feria de productores de Villa Crespo
molinero = Charla: harinas que no conocías
mazamorra = Merienda de locro dulce
payasos = Clown para adultos cansados; Payasas en la arena *2
dramaturgas rosarinas = Lectura de obras breves
autoras rosarinas = Lectura de obras breves
butacas = @elgalponcito; Maratón de terror clásico *2; Dos plateas al precio de una *1
silbato = Improvisación: Noche de match
boulder nudos = Seguridad y cuerda: rápel y aseguramiento; Primera vez en el muro
granito = Salida a Los Gigantes
pies de gato = @presaviva
pochoclos = Cine de montaña en el muro; Matiné para chicos; Pochoclo + entrada
rabas = Maridaje de mar: cinco pintas, cinco bocados
lúpulo = Cocina cervecera en casa
growler = Recarga de growler -30 %; Trivia de los martes *2
food trucks = Festival de cerveza del Puerto; Fecha regional de longboard
chacarera = Peña de la academia; Peña electrónica; Folklore para adultos; Bombo legüero para chicos; Guitarra criolla para acompañar
vinyasa = @raiz.yoga
selva marginal = Retiro de un día en Punta Lara
gong = Baño de sonido con cuencos
psicóloga = Respiración y ansiedad; Charla para familias: pantallas *1
gata = @elfarolibros
almohadones = Hora del cuento
Ludueña = Trueque de libros
zapateo = Malambo y boleadoras
cafayate = Caravana al Festival de la Serenata; Vendimia torrontés: cosecha y almuerzo; Serenata a las bodegas; Cabalgata por los médanos; Sommelier por una tarde; Degustación gratis con la visita *2
breaking = Batalla de estilos urbanos
cantina = @club.estrellanorte; Clásico del barrio: Estrella vs. Villa Luján
parra = @idiomasenelpatio
telescopios = Noche de astronomía y torrontés; Noche de estrellas con telescopio; @cerroalto.vinos *1
barricas = Guitarras en la cava
murgas = Carnaval de verano
suculentas = Feria de diseño y plantas
compost = Huerta en espacios chicos; Compost y huerta en balcón
16 mm = Proyección en 16 mm; Ciclo cine negro: función de apertura
bellas artes = Cortos platenses
raku aserrin = Horneada abierta: raku
QUEBRADA = Charla con una ceramista de Purmamarca; Carnaval de la quebrada
empanadas a cuchillo = @pena-donarosario
vino patero = Docena de empanadas + jarra
contrabajo = Música para bebés; El trío de Camila Ferraro; Noche de jazz y tapas *2
monotributo = Taller: facturar sin llorar
cúpulas = After office en la terraza
viandas = @manosdelbarrio
candombe = Festival a beneficio en Caminito
piazzolla = Música de cámara y cerveza; Recital de piano a cuatro manos
ellington = Big Band del Conservatorio
sin tacc = Asado para celíacos
chivito = Música y fogón: cuyanas a la brasa
choripan = Lunes de chori
neoprene = Alquiler de traje gratis en otoño
suegros = Stand up patagónico
juegos reglas = @latertulia.nqn
surubi = Pescado a la parrilla junto al agua
crochet = Encuentro de tejedoras
sintetizador = Peña electrónica; Tango electrónico en la nave
trapecio = Circo en la plaza
gubias = Talla en madera
teatro payasos = Clown para adultos cansados
curso guitarra zamba = Guitarra criolla para acompañar
`;

/** Searches with places. */
const PLACES = `
musica en rosario = Milonga de los jueves; Recital de piano a cuatro manos; Tributo a Charly García; Noche de jazz y tapas; Tango para dos que no bailan; Música para bebés
música en Tucumán = Guitarreada abierta; Recital de coplas: Mercedes Ocaranza; Guitarra criolla para acompañar
teatro cordoba = Cine de montaña en el muro; Cine italiano con subtítulos
clases en mar del plata = Cocina cervecera en casa; Cata básica de estilos; Guardavidas júnior; Teatro para mayores de 60; Pack de cinco clases *2
teatro en mar del plata = Bodas de sangre; La omisión de la familia Coleman; Impro de madrugada; Teatro para mayores de 60
charlas en bariloche = Eclipse: desayuno y anteojos *1; Primeros auxilios en zonas agrestes *1; Orientación con mapa y brújula *1; Fotografía nocturna *1
cerveza mar del plata = Lanzamiento: Galleta de Campo; Festival de cerveza del Puerto; Cocina cervecera en casa; Happy hour largo *2; @vientopampero *1
fiestas en salta = Batalla de estilos urbanos
jazz en rosario = Noche de jazz y tapas
cine la plata = Ciclo cine negro: función de apertura; Cortos platenses; Música en vivo para cine mudo; Maratón de terror clásico *2; Matiné para chicos *2; @cineclub.lalumbre *1
juegos neuquen = Tarde de juegos en familia; Feria de juegos usados; Diseñá tu juego de mesa; Juegos gratis con la merienda; @latertulia.nqn *1
chicos en rosario = Teatro para chicos: 6 a 9; Títeres: El zorro y la luna; Hora del cuento; Gran búsqueda del tesoro; Pintura gigante en el patio; Charla para familias: pantallas *2; Música para bebés *2; @larayuela.rosario *1
empanadas tucuman = Docena de empanadas + jarra; Día de la empanada tucumana; @pena-donarosario *1
vino en mendoza = @cerroalto.vinos; Música y fogón: cuyanas a la brasa *2
peña doña rosario = @pena-donarosario
`;

export const textQueries = parseQueries(TEXTS);
export const placeQueries = parseQueries(PLACES);
