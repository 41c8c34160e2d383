import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { ButtonLink } from 'kit/ui/button';
import styles from './explore.module.css';
import { addressOf, type Filters, PRECIO_VISIBLE, whenText } from './filters.ts';
import { RESULTS, toResults } from './results.ts';

/** Each filter with the way to the list without it; of several, also the way to everything. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const { q, categoria, fecha, desde, modalidad, precio } = filters;
  const active: [text: string, without: Filters][] = [];
  if (q) active.push([`«${q}»`, { ...filters, q: '' }]);
  if (categoria) active.push([CATEGORIA_VISIBLE[categoria], { ...filters, categoria: undefined }]);
  if (fecha || desde)
    active.push([whenText(filters), { ...filters, fecha: undefined, desde: undefined, hasta: undefined }]);
  if (precio) active.push([PRECIO_VISIBLE[precio], { ...filters, precio: undefined }]);
  if (modalidad) active.push([modalidad, { ...filters, modalidad: undefined }]);
  return (
    <div className="row">
      {active.map(([text, without]) => (
        <ButtonLink
          key={text}
          kind="secondary"
          to={addressOf(without) + RESULTS}
          onClick={toResults}
          aria-label={`Quitar ${text}`}
          className={styles.active}
        >
          {text}
        </ButtonLink>
      ))}
      {active.length > 1 ? (
        <ButtonLink kind="ghost" to={addressOf({ en: filters.en }) + RESULTS} onClick={toResults}>
          Borrar filtros
        </ButtonLink>
      ) : null}
    </div>
  );
}
