import { mensajes } from 'domain/messages';
import { Link, useLocation } from 'kit/router';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { FormFooter } from 'kit/ui/form-footer';
import { AvisoCambio } from './aviso-cambio.tsx';
import styles from './pie-formulario.module.css';
import type { EstadoGuardado } from './use-guardar.ts';

interface PieProps {
  texto: string;
  estado: EstadoGuardado;
  /** How many fields have to be looked at again. */
  errores: number;
  onCancelar: () => void;
  onCargarOtra: () => void;
  onPisar: () => void;
}

/** The form's end, stuck to the bottom on a phone: what went wrong, how far the upload is, and the one button. */
export function PieFormulario({ texto, estado, errores, onCancelar, onCargarOtra, onPisar }: PieProps) {
  const { pathname, search } = useLocation();
  const subiendo = estado.fase === 'subiendo';
  const porciento = subiendo ? Math.round(estado.parte * 100) : 0;
  const codigo = estado.fase === 'fallo' ? estado.codigo : null;
  if (codigo === 'cambiado') {
    return (
      <FormFooter>
        <AvisoCambio onCargarOtra={onCargarOtra} onPisar={onPisar} />
      </FormFooter>
    );
  }
  return (
    <FormFooter>
      {estado.fase === 'fallo' ? <FieldError error={estado.mensaje} /> : null}
      {codigo === 'sin-conexion' ? (
        <p className={styles.aviso}>
          Lo que escribiste sigue acá: cuando vuelva internet, tocá el botón de nuevo.
        </p>
      ) : null}
      {codigo === 'sin-sesion' ? (
        <Link to={`/login?volver=${encodeURIComponent(pathname + search)}`} className={styles.ingresar}>
          Iniciar sesión
        </Link>
      ) : null}
      {errores > 0 ? (
        <p className={styles.aviso} role="status">
          {errores === 1 ? 'Hay un dato para revisar.' : `Hay ${errores} datos para revisar.`}
        </p>
      ) : null}
      {subiendo ? (
        <div className={styles.subida}>
          <progress value={estado.parte} max={1} aria-label={mensajes.perfil.subiendo} />
          <Button kind="ghost" onClick={onCancelar}>
            Cancelar
          </Button>
        </div>
      ) : null}
      <Button
        type="submit"
        wide
        busy={subiendo || estado.fase === 'guardando'}
        busyText={subiendo ? `${mensajes.perfil.subiendo} ${porciento} %` : mensajes.perfil.guardando}
      >
        {texto}
      </Button>
    </FormFooter>
  );
}
