import type { CallableError } from 'domain/callables';
import { callableErrorSchema } from 'domain/callables-schema';
import { z } from 'domain/zod';
import { type Deps, services } from '../shared/admin.ts';

const env = z
  .object({
    VIDRIERA_ORIGIN: z.url(),
    VIDRIERA_FUNCTIONS_ORIGIN: z.url(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    GCLOUD_PROJECT: z.string(),
  })
  .parse(process.env);

/** The stack's own project, whose triggers run; everything by its public addresses. */
export const vivo = { ...services(), origin: env.VIDRIERA_ORIGIN } satisfies Deps & { origin: string };

export type Respuesta = { estado: number; resultado: unknown; rechazo: CallableError | null };

/** Calls a callable as the kit does, through the site's own origin. */
export async function llamar(nombre: string, data: unknown, idToken?: string): Promise<Respuesta> {
  const respuesta = await fetch(`${vivo.origin}/fn/${nombre}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  const cuerpo = (await respuesta.json()) as { result?: unknown; error?: { details?: unknown } };
  return {
    estado: respuesta.status,
    resultado: cuerpo.result,
    rechazo: cuerpo.error ? callableErrorSchema.parse(cuerpo.error.details) : null,
  };
}

/** Signs in and answers the ID token. */
export async function ingresar(email: string, password: string): Promise<string> {
  const url = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const respuesta = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await respuesta.json()).idToken;
}

/** Asks again until `prueba` answers something true. */
export async function hasta<T>(prueba: () => Promise<T>, segundos = 60): Promise<NonNullable<T>> {
  const fin = Date.now() + segundos * 1000;
  for (;;) {
    const valor = await prueba();
    if (valor) return valor;
    if (Date.now() > fin) throw new Error(`Nothing happened in ${segundos} s: ${prueba}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
