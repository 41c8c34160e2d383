import type { DoorParty } from '@vidriera/domain/door/wire-schema';
import { CsvLink } from '../csv/csv-link.tsx';
import type { ListedDate } from './load.ts';

/** Names and seats for a spreadsheet, and nothing else of them. */
export const tableOf = (parties: readonly DoorParty[]): string[][] => [
  ['Nombre', 'Lugares', 'En espera'],
  ...parties.map(({ nombre, asked, held }) => [nombre, `${held}`, `${asked - held}`]),
];

export const ListCsv = ({ at, parties }: { at: ListedDate; parties: readonly DoorParty[] }) => (
  <CsvLink name={`puerta-${at.evento}-${at.fecha}`} table={tableOf(parties)} />
);
