import { TOAST } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { ErrorDatos } from 'kit/datos/errores';
import { toast } from 'kit/toast';
import { expect, test, vi } from 'vitest';
import { loadFormulario } from './load.ts';

test('a profile that can’t be read is said in a toast, and is a failure of the screen', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue();
  const leer = () => Promise.reject(new ErrorDatos('sin-conexion', mensajes.general.sinConexion));
  await expect(loadFormulario(leer)).rejects.toThrow(mensajes.general.sinConexion);
  expect(error).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar tus datos', TOAST.cierrePerfil);
});
