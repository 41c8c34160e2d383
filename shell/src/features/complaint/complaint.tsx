import { COMPLAINT_OF, COMPLAINT_PATH } from '@vidriera/domain/complaint/paths';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { useSearchParams } from '@vidriera/router';
import { publicOrigin, siteFacts } from '@vidriera/session/config';
import styles from './complaint.module.css';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintStatus } from './complaint-status.tsx';

/** `/denunciar`: complains about a page, with an account or without. `de` names the page. */
export default function ComplaintScreen() {
  const [params] = useSearchParams();
  const { contact } = siteFacts().operator;
  const path = params.get(COMPLAINT_OF) ?? '';
  return (
    <section className={styles.complaint}>
      <Meta
        title="Denunciar contenido"
        description="Contanos si algo en Vidriera es ilegal o rompe las reglas. No hace falta una cuenta."
        path={COMPLAINT_PATH}
        unlisted
      />
      <h1>Denunciar contenido</h1>
      <p>
        Contanos si algo es ilegal o rompe las reglas. No hace falta una cuenta. La persona que lo publicó
        nunca sabe quién avisó, y guardamos tu denuncia {RETENTION_DAYS.complaints} días.
      </p>
      <NeedsScripts act="denunciar desde acá">
        También podés escribir a <a href={`mailto:${contact}`}>{contact}</a>.
      </NeedsScripts>
      <ComplaintForm key={path} address={path.startsWith('/') ? publicOrigin() + path : path} />
      <h2>¿Ya denunciaste?</h2>
      <ComplaintStatus />
    </section>
  );
}
