import type { Autor, Destacados, TarjetaCurso, TarjetaEvento } from 'domain/api';
import { authorName, dateRange, dayParts, eventDate } from 'kit/format';
import { useLinkHost } from 'kit/link-host';
import { Link } from 'kit/router';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import styles from './telefono.module.css';

type Item = TarjetaEvento | TarjetaCurso;

/** The author with most of what is featured, and their items. */
function mejorVidriera(destacados: Destacados): { autor: Autor; items: Item[] } | null {
  const items: Item[] = [...destacados.eventos, ...destacados.cursos];
  const grupos = Map.groupBy(
    items.filter(({ usuario }) => usuario.username),
    ({ usuario }) => usuario.id,
  );
  const suyos = [...grupos.values()].sort((a, b) => b.length - a.length)[0];
  const autor = suyos?.[0]?.usuario;
  return suyos && autor ? { autor, items: suyos.slice(0, 3) } : null;
}

/** A phone with somebody's real page on it, made of what is featured; nothing when nothing is. */
export function Telefono({ destacados, hoy }: { destacados: Destacados | null; hoy: string }) {
  const linkHost = useLinkHost();
  const vidriera = destacados && mejorVidriera(destacados);
  if (!vidriera) return null;
  const { autor, items } = vidriera;
  const portada = items.find(({ imagen }) => imagen)?.imagen ?? null;
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <Picture imagen={portada} alt="" seed={autor.id} title={autor.nombre} ratio="16:9" sizes="320px" />
        <div className={styles.who}>
          <span className={styles.avatar}>
            <Avatar imagen={autor.imagen} name={authorName(autor)} seed={autor.id} size="l" />
          </span>
          <Link to={`/${autor.username}`} className={styles.name}>
            {authorName(autor)}
          </Link>
          <span className={styles.address}>
            {linkHost}
            {autor.username}
          </span>
        </div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <Picture
                imagen={item.imagen}
                alt=""
                seed={item.id}
                title={item.titulo}
                ratio="1:1"
                sizes="56px"
                className={styles.thumb}
              />
              <span className={styles.texts}>
                <span className={styles.itemTitle}>{item.titulo}</span>
                <span className={styles.when}>{cuando(item, hoy)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function cuando(item: Item, hoy: string): string {
  if (item.tipo === 'curso') return dateRange(item.fechaDesde, item.fechaHasta, hoy) ?? 'Curso';
  if (!item.fechaExacta) return item.fechaPeriodica ?? eventDate(item, hoy);
  const { semana, numero, mes } = dayParts(item.fechaExacta);
  return `${semana} ${numero} ${mes}${item.horaInicio ? ` · ${item.horaInicio} h` : ''}`;
}
