import styles from '../traer.module.css';
import type { CheckedRow } from './check-rows.ts';
import type { LinkRow } from './job.ts';

interface RowsTableProps {
  rows: readonly LinkRow[];
  checked: readonly CheckedRow[];
}

export const RowsTable = ({ rows, checked }: RowsTableProps) => (
  <table className={styles.table}>
    <caption>Lo que leímos, línea por línea</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.line}>
          Línea
        </th>
        <th scope="col">Link</th>
        <th scope="col" className={styles.outcome}>
          Estado
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={row.line}>
          <td>{row.line}</td>
          <th scope="row">
            {row.titulo || 'Sin título'}
            <small>{row.enlace}</small>
          </th>
          <td>{stateOf(row, checked[i] ?? null)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function stateOf({ result }: LinkRow, checked: CheckedRow): string {
  if (result?.kind === 'brought') return 'Publicado';
  if (result?.kind === 'had') return 'Ya lo tenías';
  if (result) return result.message;
  if (!checked) return 'Queda afuera';
  return 'data' in checked ? 'Listo' : (Object.values(checked.problems)[0] ?? '');
}
