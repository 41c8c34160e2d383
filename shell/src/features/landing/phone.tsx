import type { Featured } from 'domain/api/schema';
import { agendaDia } from 'domain/evento/occurrence';
import { isOn } from 'domain/item/time';
import type { Author, CardOf } from 'domain/item/wire-schema';
import { agendaDay } from 'domain/values/local-time';
import { authorName, dateRange, dayParts, eventDate, hoursLine } from 'kit/format';
import { useLinkHost } from 'kit/link-host';
import { Link } from 'kit/router';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import styles from './phone.module.css';

type Item = CardOf<'evento'> | CardOf<'curso'>;

/** The author with most of what is featured, and their items. */
function bestVidriera(featured: Featured): { author: Author; items: Item[] } | null {
  const items: Item[] = [...featured.eventos, ...featured.cursos];
  const groups = Map.groupBy(
    items.filter(({ usuario }) => usuario.username),
    ({ usuario }) => usuario.id,
  );
  const theirs = [...groups.values()].sort((a, b) => b.length - a.length)[0];
  const author = theirs?.[0]?.usuario;
  return theirs && author ? { author, items: theirs.slice(0, 3) } : null;
}

/** A phone with somebody's real page on it, made of what is featured; nothing when nothing is. */
export function Phone({ featured, now }: { featured: Featured | null; now: string }) {
  const linkHost = useLinkHost();
  const vidriera = featured && bestVidriera(featured);
  if (!vidriera) return null;
  const { author, items } = vidriera;
  const portada = items.find(({ imagen }) => imagen)?.imagen ?? null;
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <Picture imagen={portada} alt="" seed={author.id} title={author.nombre} ratio="16:9" sizes="320px" />
        <div className={styles.who}>
          <span className={styles.avatar}>
            <Avatar imagen={author.imagen} name={authorName(author)} seed={author.id} size="l" />
          </span>
          <Link to={`/${author.username}`} className={styles.name}>
            {authorName(author)}
          </Link>
          <span className={styles.address}>
            {linkHost}
            {author.username}
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
                <span className={styles.when}>{when(item, now)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function when(item: Item, now: string): string {
  if (item.tipo === 'curso') return dateRange(item.fechaDesde, item.fechaHasta, agendaDay(now)) ?? 'Curso';
  if (!item.fechaExacta) return item.fechaPeriodica ?? eventDate(item, now);
  if (isOn(item, now)) return `Ahora · ${hoursLine(item, now)}`;
  const { week, number, month } = dayParts(agendaDia(item.fechaExacta, item));
  return `${week} ${number} ${month}${item.horaInicio ? ` · ${item.horaInicio} h` : ''}`;
}
