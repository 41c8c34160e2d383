import type { Tarjeta } from 'domain/api';
import { LIMITES } from 'domain/limits';
import { Form } from 'kit/router';
import { Button } from 'kit/ui/button';
import Search from 'lucide-react/icons/search';
import styles from './buscador.module.css';
import { Collage } from './collage.tsx';
import type { Filtros } from './filtros.ts';

/** Brings the list under the person's eyes; at once, since the skeletons stand there too. */
const aLaAgenda = () => document.getElementById('agenda')?.scrollIntoView();

/** The hero with its search form; a GET form, so that it works before any script. */
export function Buscador({ filtros, fotos }: { filtros: Filtros; fotos: Tarjeta[] }) {
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
          onSubmit={aLaAgenda}
          className={styles.form}
        >
          <label className={styles.field}>
            <Search size={20} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">Buscar eventos, cursos y promos</span>
            <input
              key={filtros.q}
              type="search"
              name="q"
              defaultValue={filtros.q}
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
