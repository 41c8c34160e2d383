import { messages } from '@vidriera/domain/messages/messages';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import styles from './reading.module.css';

interface ImpossibleProps {
  error: string;
  retry: boolean;
}

export const Reading = ({ titulo }: { titulo: string }) => (
  <>
    <PageHeader title={titulo} />
    <p role="status" className={styles.reading}>
      {messages.post.loading}
    </p>
  </>
);

/** Replaces the form if its item can't be read: a retry button, or a link to the own profile. */
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
