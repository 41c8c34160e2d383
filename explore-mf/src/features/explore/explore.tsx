import { mensajes } from 'domain/messages';
import { Link, useLoaderData } from 'kit/router';
import type { loadExplore } from './load.ts';

/** `/explore`. */
export default function Explore() {
  const { items } = useLoaderData<typeof loadExplore>();
  return (
    <section>
      <title>Explorar · Vidriera</title>
      <h1>Explorar</h1>
      {items.length === 0 && <p>{mensajes.lista.vacia.evento}</p>}
      <ul>
        {items.map(({ id, tipo, titulo }) => (
          <li key={id}>
            <Link to={`/explore/${tipo}/${id}`}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
