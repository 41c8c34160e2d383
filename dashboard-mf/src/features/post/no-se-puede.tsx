import { useRevalidator } from 'kit/router';
import { ButtonLink } from 'kit/ui/button';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';

interface NoSePuedeProps {
  mensaje: string;
  reintentar: boolean;
}

/** In the form's place when its item can't be had: another try where one may help, the way to the own profile otherwise. */
export function NoSePuede({ titulo, ...resto }: NoSePuedeProps & { titulo: string }) {
  return (
    <>
      <PageHeader title={titulo} />
      <Estado {...resto} />
    </>
  );
}

function Estado({ mensaje, reintentar }: NoSePuedeProps) {
  const { revalidate, state } = useRevalidator();
  if (reintentar) {
    return <ErrorState text={mensaje} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  const perfil = (
    <ButtonLink kind="secondary" to="/perfil">
      Ir a mi perfil
    </ButtonLink>
  );
  return <ErrorState scene="puerta" text={mensaje} action={perfil} />;
}
