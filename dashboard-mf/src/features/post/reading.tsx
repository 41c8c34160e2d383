import { messages } from '@vidriera/domain/messages/messages';
import { ButtonLink } from '@vidriera/kit/ui/button';
import { PageHeader } from '@vidriera/kit/ui/page-header';
import { RetryState } from '@vidriera/kit/ui/retry-state';
import { ErrorState } from '@vidriera/kit/ui/state';
import styles from './reading.module.css';

interface ImpossibleProps {
  error: string;
  retry: boolean;
}

/** In the form's place while its item is being read. */
export const Reading = ({ titulo }: { titulo: string }) => (
  <>
    <PageHeader title={titulo} />
    <p role="status" className={styles.reading}>
      {messages.post.loading}
    </p>
  </>
);

/** In the form's place when its item can't be had: another try where one may help, the way to the own profile otherwise. */
export function Impossible({ titulo, ...rest }: ImpossibleProps & { titulo: string }) {
  return (
    <>
      <PageHeader title={titulo} />
      <Status {...rest} />
    </>
  );
}

function Status({ error, retry }: ImpossibleProps) {
  if (retry) return <RetryState text={error} />;
  const perfil = (
    <ButtonLink kind="secondary" to="/perfil">
      Ir a mi perfil
    </ButtonLink>
  );
  return <ErrorState scene="door" text={error} action={perfil} />;
}
