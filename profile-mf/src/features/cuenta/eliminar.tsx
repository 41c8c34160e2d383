import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITES } from 'domain/limits';
import { Button } from 'kit/ui/button';
import { Dialog } from 'kit/ui/dialog';
import { FieldError } from 'kit/ui/field';
import { PasswordInput } from 'kit/ui/password-input';
import { TextInput } from 'kit/ui/text-input';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './cuenta.module.css';
import { type Paso, useEliminarCuenta } from './use-eliminar-cuenta.ts';
import { type Baja, bajaSchema } from './valores.ts';

/** The end of an account: what goes with it is listed, the username and the password are asked for. */
export function EliminarCuenta({ username }: { username: string }) {
  const [abierta, setAbierta] = useState(false);
  const [paso, setPaso] = useState<Paso | null>(null);
  return (
    <div className={styles.fila}>
      <p>
        Eliminá tu cuenta con todo lo que publicaste. Tu nombre de usuario queda reservado{' '}
        {LIMITES.diasUsernameRetenido} días; después lo puede usar otra persona.
      </p>
      <Button
        kind="danger"
        icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAbierta(true)}
      >
        Eliminar mi cuenta
      </Button>
      <Dialog
        open={abierta}
        locked={paso !== null}
        onClose={() => setAbierta(false)}
        title="Eliminar tu cuenta"
      >
        <Formulario username={username} paso={paso} alAvanzar={setPaso} alCerrar={() => setAbierta(false)} />
      </Dialog>
    </div>
  );
}

interface FormularioProps {
  username: string;
  /** What is being done; `null` while the person decides. */
  paso: Paso | null;
  alAvanzar: (paso: Paso | null) => void;
  alCerrar: () => void;
}

function Formulario({ username, paso, alAvanzar, alCerrar }: FormularioProps) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Baja>({
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(bajaSchema(username)),
  });
  const eliminar = useEliminarCuenta({ setError, alAvanzar });
  return (
    <form noValidate className={styles.formulario} onSubmit={(event) => void handleSubmit(eliminar)(event)}>
      <p>Se borra para siempre, sin vuelta atrás:</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics of a restyled list */}
      <ul role="list" className={styles.lista}>
        <li>tu perfil, tu foto, tu portada y tu galería</li>
        <li>todos tus links, eventos, cursos y promos, con los likes que recibieron</li>
        <li>los likes que diste</li>
        <li>tu mail, tu teléfono y tu contraseña</li>
      </ul>
      <p>
        <strong>@{username}</strong> queda reservado {LIMITES.diasUsernameRetenido} días, también para vos.
        Después lo puede usar otra persona.
      </p>
      <TextInput
        label={`Para confirmar, escribí ${username}`}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        readOnly={paso !== null}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordInput
        label="Tu contraseña"
        autoComplete="current-password"
        readOnly={paso !== null}
        error={errors.password?.message}
        {...register('password')}
      />
      <FieldError error={errors.root?.message} />
      <p role="status" className={styles.estado}>
        {paso ? PASOS[paso] : null}
      </p>
      <div className={styles.botones}>
        <Button kind="secondary" disabled={paso !== null} onClick={alCerrar}>
          Cancelar
        </Button>
        <Button type="submit" kind="danger" busy={paso !== null} busyText="Eliminando...">
          Eliminar para siempre
        </Button>
      </div>
    </form>
  );
}

const PASOS: Record<Paso, string> = {
  comprobando: 'Comprobando tu contraseña...',
  borrando:
    'Borrando tus publicaciones, tus fotos y tu perfil. Puede tardar un minuto: no cierres la página.',
};
