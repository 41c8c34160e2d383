import type { DoorParty } from '@vidriera/domain/door/wire-schema';
import { CsvLink } from '../csv/csv-link.tsx';
import type { ListedDate } from './load.ts';

/** A party, with how many of it came once somebody noted that. */
export type ListedParty = Pick<DoorParty, 'nombre' | 'asked' | 'held' | 'answers'> & {
  arrived?: number | null;
};

/** Names, seats, arrivals and answers for a spreadsheet, and nothing else of them. */
export function tableOf(parties: readonly ListedParty[]): string[][] {
  const isNoted = parties.some(({ arrived }) => arrived);
  const questions = [
    ...new Set(parties.flatMap(({ answers = [] }) => answers.map(({ question }) => question))),
  ];
  return [
    ['Nombre', 'Lugares', 'En espera', ...(isNoted ? ['Llegaron'] : []), ...questions],
    ...parties.map(({ nombre, asked, held, arrived, answers = [] }) => [
      nombre,
      `${held}`,
      `${asked - held}`,
      ...(isNoted ? [`${arrived ?? 0}`] : []),
      ...questions.map((text) => answers.find(({ question }) => question === text)?.answer ?? ''),
    ]),
  ];
}

export const ListCsv = ({ at, parties }: { at: ListedDate; parties: readonly ListedParty[] }) => (
  <CsvLink name={`puerta-${at.evento}-${at.fecha}`} table={tableOf(parties)} />
);
