import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { LIMITES, TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { useNavigate } from 'kit/router';
import { changePassword, SesionFallo, useUser } from 'kit/session';
import { toast } from 'kit/toast';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { PasswordInput } from 'kit/ui/password-input';
import { PasswordStrength } from 'kit/ui/password-strength';
import { useForm, useWatch } from 'react-hook-form';
import styles from './clave.module.css';
import { type Clave, claveSchema } from './valores.ts';

/** `/admin/cambiar-contrasena` and `/alumno/cambiar-contrasena`: one form; the two paths are the specification's. */
export default function CambiarClave() {
  const navigate = useNavigate();
  const user = useUser();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Clave>({
    defaultValues: { actual: '', nueva: '', repetida: '' },
    resolver: standardSchemaResolver(claveSchema),
  });
  const nueva = useWatch({ control, name: 'nueva' });
  const guardar = handleSubmit(async ({ actual, nueva }) => {
    try {
      await changePassword(actual, nueva);
    } catch (caught) {
      const { codigo, message } = SesionFallo.from(caught);
      if (codigo === 'credenciales') setError('actual', { message: 'Esa no es tu contraseña actual.' });
      else if (codigo === 'password-debil') setError('nueva', { message });
      else setError('root', { message });
      return;
    }
    toast.success('Contraseña actualizada. Cerramos tus otras sesiones.', TOAST.cierre);
    await navigate('/perfil');
  });
  return (
    <section>
      <PrivateMeta title="Cambiar contraseña" />
      <PageHeader title="Cambiar contraseña" back={{ to: '/perfil', label: mensajes.pantalla.miPerfil }} />
      <p className={styles.aviso}>Al cambiarla se cierran tus sesiones en otros teléfonos y computadoras.</p>
      <form noValidate className={styles.formulario} onSubmit={(event) => void guardar(event)}>
        <PasswordInput
          label="Contraseña actual"
          required
          autoComplete="current-password"
          error={errors.actual?.message}
          {...register('actual')}
        />
        <div>
          <PasswordInput
            label="Contraseña nueva"
            required
            autoComplete="new-password"
            help={`Al menos ${LIMITES.passwordMin} caracteres.`}
            error={errors.nueva?.message}
            {...register('nueva')}
          />
          <PasswordStrength password={nueva} own={[user?.username ?? '', user?.email ?? '']} />
        </div>
        <PasswordInput
          label="Repetí la contraseña nueva"
          required
          autoComplete="new-password"
          error={errors.repetida?.message}
          {...register('repetida')}
        />
        <FieldError error={errors.root?.message} />
        <Button type="submit" wide busy={isSubmitting} busyText={mensajes.perfil.guardando}>
          Cambiar contraseña
        </Button>
      </form>
    </section>
  );
}
