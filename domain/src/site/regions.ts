/**
 * Google's regions to choose from, as the privacy policy names them. It says that the law considers none of these countries equivalent, so
 * one of another kind changes its sentence too.
 */
const PLACES = {
  'southamerica-east1': 'San Pablo, Brasil',
  'southamerica-west1': 'Santiago, Chile',
  'us-east1': 'Carolina del Sur, Estados Unidos',
} as const;
type Region = keyof typeof PLACES;

/** Where functions, database, pictures and secrets are. Choose before the set-up: a database can't move. Then `npm run generate`. */
export const REGION: Region = 'southamerica-east1';
/** Another one, with a copy of the exports and of new secrets. */
export const COPY_REGION: Region = 'southamerica-west1';

export const placeOf = (region: Region): string => PLACES[region];
