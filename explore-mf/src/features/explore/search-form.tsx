import Search from '@lucide/icons/icons/search';
import { LIMITS } from '@vidriera/domain/values/limits';
import { useLimit } from '@vidriera/kit/hooks/use-limit';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { LimitCount } from '@vidriera/kit/ui/parts/limit-count';
import { Form } from '@vidriera/router';
import { type ComponentType, useRef, useState } from 'react';
import { addressOf, type ExploreFilters } from './filters.ts';
import { RESULTS, toResults } from './results.ts';
import styles from './search-form.module.css';
import type { SearchHelpProps } from './search-help.tsx';
import { useTyping } from './use-typing.ts';

/** The search form: a GET form, so that it works without scripts. With scripts it searches while typing. */
export function SearchForm({ filters }: { filters: ExploreFilters }) {
  const field = useRef<HTMLInputElement>(null);
  const { type, sent } = useTyping(field, filters.q);
  const { watch, left, cut } = useLimit(LIMITS.busqueda);
  const [search, setSearch] = useState('');
  const [Help, setHelp] = useState<ComponentType<SearchHelpProps>>();
  const help = () => {
    import('./search-help.tsx').then((arrival) => setHelp(() => arrival.default), console.warn);
  };
  const onSend = () => {
    sent();
    setSearch(field.current?.value ?? '');
    toResults();
  };
  return (
    <div className={styles.search}>
      <Form
        role="search"
        action={addressOf({ en: filters.en }) + RESULTS}
        method="get"
        replace={filters.q !== ''}
        onSubmit={onSend}
        className={styles.form}
      >
        <label className={styles.field} {...watch}>
          <Icon of={Search} size={20} />
          <span className="sr-only">Buscar eventos, cursos y promos</span>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={filters.q}
            onChange={() => {
              type();
              help(); // the field was focused before hydration
            }}
            onFocus={help}
            autoComplete="off"
            maxLength={LIMITS.busqueda}
            placeholder="¿Qué hacemos?"
            enterKeyHint="search"
            className={styles.input}
          />
        </label>
        {Object.entries(filters).map(([name, value]) =>
          !['q', 'literal', 'en'].includes(name) && value ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : null,
        )}
        <Button type="submit" className={styles.submit}>
          Buscar
        </Button>
        {Help ? (
          <Help
            field={field}
            filters={filters}
            sent={search}
            addressOf={(q) => addressOf({ ...filters, q, literal: undefined }) + RESULTS}
            toResults={toResults}
          />
        ) : null}
      </Form>
      <LimitCount left={left} cut={cut} className={styles.limit} />
    </div>
  );
}
