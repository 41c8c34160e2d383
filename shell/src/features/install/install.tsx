import { Meta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import styles from './install.module.css';

/** Where, and the presses in order. */
const WAYS = [
  [
    'En Android',
    [
      'Abrí Vidriera en Chrome.',
      'Tocá el menú de los tres puntos, arriba a la derecha.',
      'Elegí «Agregar a la pantalla principal» y confirmá con «Instalar».',
    ],
  ],
  [
    'En iPhone y iPad',
    [
      'Abrí Vidriera en Safari.',
      'Tocá el botón de compartir: el cuadrado con una flecha hacia arriba.',
      'Elegí «Agregar a inicio» y confirmá con «Agregar».',
    ],
  ],
  [
    'En la computadora',
    ['Abrí Vidriera en Chrome o Edge.', 'Tocá el ícono de instalar, a la derecha de la dirección.'],
  ],
] as const;

/** `/instalar`: how Vidriera gets onto a home screen. */
export default function Install() {
  return (
    <article className={styles.page}>
      <Meta
        title="Vidriera en tu celular"
        description="Cómo poner Vidriera en la pantalla de inicio de tu Android, iPhone o computadora, sin descargar nada."
        path="/instalar"
      />
      <PageHeader
        title="Vidriera en tu celular"
        subtitle="Las aplicaciones llegan pronto. Mientras tanto, ponela en tu pantalla de inicio: se abre como una aplicación y casi no ocupa lugar."
      />
      {WAYS.map(([where, presses]) => (
        <section key={where}>
          <h2>{where}</h2>
          <ol>
            {presses.map((press) => (
              <li key={press}>{press}</li>
            ))}
          </ol>
        </section>
      ))}
      <p>
        ¿Estás dentro de Instagram o WhatsApp? Primero tocá los tres puntos y elegí «Abrir en el navegador».
      </p>
      <p>
        En Android, después, podés publicar un link desde otra aplicación: tocá compartir y elegí Vidriera.
      </p>
    </article>
  );
}
