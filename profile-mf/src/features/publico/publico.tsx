import { useLoaderData } from 'kit/router';
import type { loadPerfil } from './load.ts';

/** `/{username}`. */
export default function Publico() {
  const { perfil } = useLoaderData<typeof loadPerfil>();
  return (
    <article>
      <title>{`${perfil.nombre || perfil.username} · Vidriera`}</title>
      <h1>{perfil.nombre || perfil.username}</h1>
      <p>{perfil.descripcion}</p>
    </article>
  );
}
