import { CITY } from './places.ts';

/** Names of the City of Buenos Aires. */
export const CITY_NAMES = [
  'caba',
  'capital federal',
  'ciudad autonoma de buenos aires',
  'ciudad de buenos aires',
];

/** Names that mean one place in any search, by its code. */
export const ALIASES: Record<string, string[]> = {
  [CITY]: CITY_NAMES,
  'san-carlos-de-bariloche': ['bariloche'],
  'san-miguel-de-tucuman': ['tucuman', 's m de tucuman'],
  'san-salvador-de-jujuy': ['jujuy', 's s de jujuy'],
  'san-fernando-del-valle-de-catamarca': ['catamarca'],
};

/** Names by which people call a place where the place is meant. Several places may share one. */
export const SAID: Record<string, string[]> = {
  'belen-de-escobar': ['escobar'],
  'boulogne-sur-mer': ['boulogne'],
  'carlos-spegazzini': ['spegazzini'],
  'carlos-tomas-sourigues': ['sourigues'],
  'ciudad-jardin-lomas-del-palomar': ['ciudad jardin'],
  'comodoro-rivadavia': ['comodoro'],
  'el-palomar': ['palomar'],
  'estanislao-severo-zeballos': ['zeballos'],
  'florencio-varela': ['varela'],
  'general-juan-madariaga': ['madariaga', 'general madariaga'],
  'general-martin-miguel-de-guemes': ['guemes', 'general guemes'],
  'general-san-martin-buenos-aires': ['san martin'],
  'gobernador-galvez': ['villa gobernador galvez'],
  'gonzalez-catan': ['catan'],
  'gregorio-de-laferrere': ['laferrere'],
  'guillermo-enrique-hudson': ['hudson'],
  'guinazu-norte': ['guinazu'],
  'ingeniero-adolfo-sourdeaux': ['villa sourdeaux', 'sourdeaux'],
  'ingeniero-maschwitz': ['maschwitz'],
  'isidro-casanova': ['casanova'],
  'joaquin-gorina': ['gorina'],
  'jose-maria-ezeiza': ['ezeiza'],
  'jose-melchor-romero': ['melchor romero'],
  'juan-maria-gutierrez': ['gutierrez'],
  'juarez-celman': ['estacion juarez celman'],
  'la-boca': ['boca'],
  'la-paternal': ['paternal'],
  'lisandro-olmos': ['olmos'],
  'manuel-b-gonnet': ['gonnet'],
  'mar-del-plata': ['mdq', 'mardel'],
  monserrat: ['montserrat'],
  'nueva-pompeya': ['pompeya'],
  'presidente-derqui': ['derqui'],
  'puerto-iguazu': ['iguazu'],
  'puerto-madryn': ['madryn'],
  'san-antonio-de-padua': ['padua'],
  'san-francisco-solano': ['solano'],
  'san-nicolas-de-los-arroyos': ['san nicolas'],
  'villa-carlos-paz': ['carlos paz'],
  'villa-dominico': ['dominico'],
  'villa-eduardo-madero': ['villa madero', 'ciudad madero'],
  'villa-fiorito': ['fiorito'],
  'villa-gobernador-udaondo': ['villa udaondo'],
  'villa-jose-leon-suarez': ['jose leon suarez', 'leon suarez'],
  'villa-san-andres': ['san andres'],
  'villa-santos-tesei': ['villa tesei'],
  'william-c-morris': ['william morris'],
};
