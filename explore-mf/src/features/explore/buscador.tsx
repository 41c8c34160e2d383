import type { Tarjeta } from 'domain/api';
import { LIMITES } from 'domain/limits';
import { Form } from 'kit/router';
import { Button } from 'kit/ui/button';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import styles from './buscador.module.css';
import { Collage } from './collage.tsx';
import type { Filtros } from './filtros.ts';
import { useTecleo } from './use-tecleo.ts';

/** Brings the list under the person's eyes; at once, since the skeletons stand there too. */
const aLaAgenda = () => document.getElementById('agenda')?.scrollIntoView();

/** The hero with its search form; a GET form, so that it works before any script. With scripts it searches as one types. */
export function Buscador({ filtros, fotos }: { filtros: Filtros; fotos: Tarjeta[] }) {
  const campo = useRef<HTMLInputElement>(null);
  const { teclear, enviado } = useTecleo(campo, filtros.q);
  const alEnviar = () => {
    enviado();
    campo.current?.blur(); // a phone's keyboard lies over the list
    aLaAgenda();
  };
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>Esta noche, este finde, el mes que viene.</h1>
        <p className={styles.lead}>Eventos, cursos y promos de la gente que mueve tu ciudad.</p>
        <Form
          role="search"
          action="/explore"
          method="get"
          preventScrollReset
          onSubmit={alEnviar}
          className={styles.form}
        >
          <label className={styles.field}>
            <Search size={20} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">Buscar eventos, cursos y promos</span>
            <input
              ref={campo}
              type="search"
              name="q"
              defaultValue={filtros.q}
              onChange={teclear}
              autoComplete="off"
              maxLength={LIMITES.busqueda}
              placeholder="¿Qué hacemos?"
              enterKeyHint="search"
              className={styles.input}
            />
          </label>
          {filtros.categoria ? <input type="hidden" name="categoria" value={filtros.categoria} /> : null}
          {filtros.fecha ? <input type="hidden" name="fecha" value={filtros.fecha} /> : null}
          <Button type="submit" className={styles.submit}>
            Buscar
          </Button>
        </Form>
        <Collage fotos={fotos} />
      </div>
    </section>
  );
}
