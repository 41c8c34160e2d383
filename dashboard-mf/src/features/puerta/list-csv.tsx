import type { DoorParty } from '@vidriera/domain/door/wire-schema';
import { CsvLink } from '../csv/csv-link.tsx';
import type { ListedDate } from './load.ts';

/** A party, with how many of it came once somebody noted that. */
export type ListedParty = Pick<DoorParty, 'nombre' | 'asked' | 'held'> & { arrived?: number | null };

/** Names, seats and arrivals for a spreadsheet, and nothing else of them. */
export function tableOf(parties: readonly ListedParty[]): string[][] {
  const isNoted = parties.some(({ arrived }) => arrived);
  return [
    ['Nombre', 'Lugares', 'En espera', ...(isNoted ? ['Llegaron'] : [])],
    ...parties.map(({ nombre, asked, held, arrived }) => [
      nombre,
      `${held}`,
      `${asked - held}`,
      ...(isNoted ? [`${arrived ?? 0}`] : []),
    ]),
  ];
}

export const ListCsv = ({ at, parties }: { at: ListedDate; parties: readonly ListedParty[] }) => (
  <CsvLink name={`puerta-${at.evento}-${at.fecha}`} table={tableOf(parties)} />
);
