import { useLoaderData } from 'kit/router';
import { Meta } from 'kit/ui/meta';
import { Main } from '../../frame/main.tsx';
import { Cierre } from './cierre.tsx';
import { ComoUsar } from './como-usar.tsx';
import { Destacado } from './destacado.tsx';
import { Funciones } from './funciones.tsx';
import { Hero } from './hero.tsx';
import type { LandingDatos } from './load.ts';
import { Navbar } from './navbar.tsx';
import { Pie } from './pie.tsx';

/** `/`. */
export default function Landing() {
  const { destacados, hoy } = useLoaderData<LandingDatos>();
  return (
    <>
      <Meta
        title="Vidriera: tu link, tus eventos, tu vidriera"
        description="Publicá tus links, eventos, cursos y promos en una sola dirección, y encontrá qué hacer en tu ciudad."
        path="/"
      />
      <Navbar />
      <Main>
        <Hero destacados={destacados} hoy={hoy} />
        <Funciones hoy={hoy} />
        <ComoUsar />
        <Destacado destacados={destacados} hoy={hoy} />
        <Cierre />
      </Main>
      <Pie />
    </>
  );
}
