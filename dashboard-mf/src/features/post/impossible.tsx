import { useRevalidator } from 'kit/router';
import { ButtonLink } from 'kit/ui/button';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';

interface ImpossibleProps {
  message: string;
  retry: boolean;
}

/** In the form's place when its item can't be had: another try where one may help, the way to the own profile otherwise. */
export function Impossible({ titulo, ...rest }: ImpossibleProps & { titulo: string }) {
  return (
    <>
      <PageHeader title={titulo} />
      <Status {...rest} />
    </>
  );
}

function Status({ message, retry }: ImpossibleProps) {
  const { revalidate, state } = useRevalidator();
  if (retry) {
    return <ErrorState text={message} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  const perfil = (
    <ButtonLink kind="secondary" to="/perfil">
      Ir a mi perfil
    </ButtonLink>
  );
  return <ErrorState scene="door" text={message} action={perfil} />;
}
