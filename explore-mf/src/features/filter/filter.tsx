import {
  LIST_DIAS,
  LIST_MODALIDADES,
  LIST_PRECIOS,
  RANGE_AHEAD,
  RANGE_DAYS,
} from '@vidriera/domain/agenda/list-filters';
import { CATEGORIA_VISIBLE, CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays } from '@vidriera/domain/values/fecha';
import { LIMITS } from '@vidriera/domain/values/limits';
import { CategoryIcon } from '@vidriera/kit/ui/cards/category-icon';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Form, useNavigate } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { type FormEvent, useState } from 'react';
import {
  addressOf,
  DIA_VISIBLE,
  FECHA_VISIBLE,
  FECHAS,
  filtersOf,
  PRECIO_VISIBLE,
} from '../explore/filters.ts';
import { RESULTS } from '../explore/results.ts';
import styles from './filter.module.css';
import type { FilterData } from './load.ts';

const TITLE = 'Filtrar la agenda';

const CATEGORIES = [
  { value: '', label: 'Todas', icon: <CategoryIcon of={null} /> },
  ...CATEGORIAS.map((value) => ({
    value,
    label: CATEGORIA_VISIBLE[value],
    icon: <CategoryIcon of={value} />,
  })),
];

/** `/explore/filtrar`: all filters of explore, with custom days. A GET form, so that it works without scripts. */
export default function Filter({ data: { filters, today } }: ScreenProps<FilterData>) {
  const navigate = useNavigate();
  const [reversed, setReversed] = useState(false);
  const { q, en, categoria, fecha, desde, hasta, modalidad, precio, dia } = filters;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams(new FormData(event.currentTarget) as never);
    const [first, last] = [typed.get('desde'), typed.get('hasta')];
    if (first && last && last < first) {
      setReversed(true);
      event.currentTarget.querySelector<HTMLInputElement>('[name=hasta]')?.focus();
      return;
    }
    void navigate(addressOf({ ...filtersOf(typed), en }) + RESULTS);
  };
  const days = { type: 'date' as const, min: today, max: addDays(today, RANGE_AHEAD) };
  return (
    <div className={styles.page}>
      <PrivateMeta title={TITLE} />
      <PageHeader title={TITLE} back={{ to: addressOf(filters), label: 'Volver a la agenda' }} />
      <Form action={addressOf({ en }) + RESULTS} method="get" onSubmit={send} className={styles.form}>
        <TextInput label="Palabras" type="search" name="q" defaultValue={q} limit={LIMITS.busqueda} />
        <ChipGroup
          legend="Categoría"
          type="radio"
          name="categoria"
          initial={categoria ?? ''}
          options={CATEGORIES}
        />
        <Select
          label="Cuándo"
          name="fecha"
          defaultValue={fecha ?? ''}
          placeholder="Cuando sea"
          options={FECHAS.map((value) => ({ value, label: FECHA_VISIBLE[value] }))}
        />
        <fieldset className={styles.dates}>
          <legend>O los días que quieras</legend>
          <TextInput label="Desde" name="desde" defaultValue={desde} {...days} />
          <TextInput
            label="Hasta"
            name="hasta"
            defaultValue={hasta}
            help={`Hasta ${RANGE_DAYS} días seguidos.`}
            error={reversed ? messages.post.fechasReversed : undefined}
            onInput={() => setReversed(false)}
            {...days}
          />
        </fieldset>
        <Select
          label="Precio"
          name="precio"
          defaultValue={precio ?? ''}
          placeholder="Todos"
          options={LIST_PRECIOS.map((value) => ({ value, label: PRECIO_VISIBLE[value] }))}
        />
        <Select
          label="Modalidad"
          name="modalidad"
          defaultValue={modalidad ?? ''}
          placeholder="Todas"
          options={LIST_MODALIDADES.map((value) => ({ value, label: value }))}
        />
        <Select
          label="Cursos que se dan los"
          name="dia"
          defaultValue={dia ?? ''}
          placeholder="Todos los días"
          options={LIST_DIAS.map((value) => ({ value, label: DIA_VISIBLE[value] }))}
        />
        <div className="row">
          <Button type="submit">Ver la agenda</Button>
          <ButtonLink kind="ghost" to={addressOf({ en })}>
            Borrar filtros
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
