import X from '@lucide/icons/icons/x';
import { plainSearch } from '@vidriera/domain/values/invisible';
import { quoted } from '@vidriera/domain/values/isolated';
import { useCombobox } from '@vidriera/kit/forms/use-combobox';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import { Avatar } from '@vidriera/kit/ui/people/avatar';
import { Link } from '@vidriera/router';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ExploreFilters } from './filters.ts';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search-help.module.css';
import { useSuggestions } from './use-suggestions.ts';

const KIND = { evento: 'Evento', curso: 'Curso', promo: 'Promo' };

interface Option {
  key: string;
  to: string;
  /** The text that is remembered when it is chosen. */
  name: string;
  shown: ReactNode;
  onChoose?: () => void;
}

export interface SearchHelpProps {
  field: RefObject<HTMLInputElement | null>;
  filters: ExploreFilters;
  /** The last sent search, also from before this was mounted. */
  sent: string;
  /** Returns the address of a search with the current filters. */
  addressOf: (q: string) => string;
  toResults: () => void;
}

/**
 * Suggestions for the typed text, or the recent searches while the field is empty, in a list under the field. Fetched at the first
 * focus; makes a combobox of the field.
 */
export default function SearchHelp({ field, filters, sent, addressOf, toResults }: SearchHelpProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const [text, setText] = useState(() => field.current?.value ?? '');
  const found = useSuggestions(text, filters);
  const items = useUnblocked(found.items);
  const creadores = useUnblocked(found.creadores);

  const searches = plainSearch(text) === '' ? recent : [];
  const options: Option[] = [
    ...searches.map((q) => ({
      key: q,
      to: addressOf(q),
      name: q,
      shown: <span className={styles.name}>{q}</span>,
      onChoose: toResults,
    })),
    ...creadores.map(({ username, nombre, imagen }) => ({
      key: username,
      to: `/${encodeURIComponent(username)}`,
      name: nombre || username,
      shown: (
        <>
          <Avatar imagen={imagen} name={nombre || username} seed={username} />
          <span className={styles.name}>{nombre || username}</span>
          <span className={styles.kind}>@{username}</span>
        </>
      ),
    })),
    ...items.map((item) => ({
      key: `${item.tipo}/${item.id}`,
      to: detailPath(item.tipo, item.id, 'explore'),
      name: item.titulo,
      shown: (
        <>
          <span className={styles.name}>{item.titulo}</span>
          <span className={styles.kind}>{KIND[item.tipo]}</span>
        </>
      ),
    })),
  ];
  const { open, active, close } = useCombobox(field, panel, {
    id,
    count: options.length,
    onText: setText,
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const remember = () => setRecent(rememberSearch(input.value));
    input.addEventListener('change', remember);
    return () => input.removeEventListener('change', remember);
  }, [field]);
  useEffect(() => {
    if (sent) setRecent(rememberSearch(sent));
  }, [sent]);

  const choose = ({ name, onChoose }: Option) => {
    setRecent(rememberSearch(name));
    close();
    onChoose?.();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== field.current && !panel.current?.contains(relatedTarget)) close();
  };
  const remove = (q: string) => {
    setRecent(forgetSearch(q));
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in it leaves the focus in the field
    <div
      ref={panel}
      hidden={!open}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={leave}
    >
      {searches.length > 0 ? <p className={styles.heading}>Búsquedas recientes</p> : null}
      <div
        id={id}
        role="listbox"
        aria-label={searches.length > 0 ? 'Búsquedas recientes' : 'Sugerencias'}
        className={styles.list}
      >
        {options.map((option, i) => (
          <Link
            key={option.key}
            id={`${id}-${i}`}
            to={option.to}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={styles.option}
            onClick={() => choose(option)}
          >
            {option.shown}
          </Link>
        ))}
      </div>
      {searches.length > 0 ? (
        <div className={styles.removers}>
          {searches.map((q) => (
            <IconButton key={q} aria-label={`Quitar ${quoted(q)} de tus búsquedas`} onClick={() => remove(q)}>
              <Icon of={X} size={18} />
            </IconButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}
