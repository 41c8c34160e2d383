import { REASON_NAMES, REASONS } from '@vidriera/domain/complaint/reasons';
import { KEPT_PAGES_HOURS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { Link } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';

/** How people complain, what happens then, and how its author answers: as the DSA's articles 11, 12, 16, 17 and 20 ask. */
export function Moderation() {
  const { contact } = siteFacts().operator;
  return (
    <>
      <h3 id="moderacion">Qué pasa con lo que no cumple</h3>
      <p>
        Cualquiera puede <Link to="/denunciar">denunciar</Link> una publicación, un perfil o sus links, con
        una cuenta o sin ella. Quien denuncia recibe un número, con el que ve cómo va, y, si tiene una cuenta,
        le decimos cómo terminó. Quien lo publicó nunca sabe quién fue. Los motivos son estos:
      </p>
      <ul>
        {REASON_NAMES.map((name) => (
          <li key={name}>{REASONS[name].label}</li>
        ))}
      </ul>
      <p>
        Una persona decide. Puede dejarlo como está, esconderlo mientras lo revisa, darlo de baja o suspender
        la cuenta, por un tiempo o para siempre. Solo dos cosas pasan antes de que alguien mire: lo de una
        cuenta nueva que denuncian varias personas, o una por un motivo muy grave, se esconde por 48 horas
        como mucho, y un link a un sitio que figura en una lista de sitios peligrosos no se muestra.
      </p>
      <p>
        Si escondemos o damos de baja algo tuyo, te lo decimos acá y por mail: qué es, por cuál de estos
        motivos, si fue por denuncias o por una decisión, y qué podés hacer. Mientras lo revisamos podés
        corregirlo y contestar. Una baja o una suspensión la podés <strong>apelar</strong> una vez, gratis; si
        hay otra persona que modera, la mira ella. También podés ir a la justicia o a la autoridad que
        corresponda.
      </p>
      <p>
        Lo que damos de baja deja de salir de nuestros servidores en diez minutos. Un navegador que ya lo
        mostró puede guardar una imagen hasta {RETENTION_DAYS.thumbnails * 24} horas, y una página hasta{' '}
        {KEPT_PAGES_HOURS} horas.
      </p>
      <p>El punto de contacto para vos y para las autoridades es {contact}, en castellano.</p>
    </>
  );
}
