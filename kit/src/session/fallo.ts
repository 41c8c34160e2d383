import { mensajes } from 'domain/messages';

export type CodigoSesion =
  | 'credenciales'
  | 'demasiados-intentos'
  | 'sesion-vieja'
  | 'password-debil'
  | 'sin-sesion'
  | 'sin-conexion'
  | 'interno';

const MENSAJES: Record<CodigoSesion, string> = {
  credenciales: mensajes.sesion.loginError,
  'demasiados-intentos': 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  'sesion-vieja': mensajes.sesion.vencida,
  'password-debil': mensajes.signup.passwordCorta,
  'sin-sesion': mensajes.sesion.vencida,
  'sin-conexion': mensajes.general.sinConexion,
  interno: mensajes.general.interno,
};

/** Firebase Auth's codes as ours. Unknown ones are `interno`. */
const CODIGOS: Record<string, CodigoSesion> = {
  'auth/invalid-credential': 'credenciales',
  'auth/invalid-login-credentials': 'credenciales',
  'auth/wrong-password': 'credenciales',
  'auth/user-not-found': 'credenciales',
  // What proving again who one is makes of a missing account, where Auth does not hide which ones exist.
  'auth/user-mismatch': 'credenciales',
  'auth/user-disabled': 'credenciales',
  'auth/invalid-email': 'credenciales',
  'auth/missing-password': 'credenciales',
  'auth/too-many-requests': 'demasiados-intentos',
  'auth/requires-recent-login': 'sesion-vieja',
  'auth/user-token-expired': 'sin-sesion',
  'auth/weak-password': 'password-debil',
  'auth/password-does-not-meet-requirements': 'password-debil',
  'auth/network-request-failed': 'sin-conexion',
  unavailable: 'sin-conexion',
  // What Firestore's lite SDK calls a request that never got an answer.
  unknown: 'sin-conexion',
};

/** Why signing in, out or reading the session failed; `message` is for people, `cause` what was caught. */
export class SesionFallo extends Error {
  override name = 'SesionFallo';
  readonly codigo: CodigoSesion;

  constructor(codigo: CodigoSesion, cause?: unknown) {
    super(MENSAJES[codigo], { cause });
    this.codigo = codigo;
  }

  /** Any caught value as a `SesionFallo`; a chunk that can't be fetched counts as no connection. */
  static from(caught: unknown): SesionFallo {
    if (caught instanceof SesionFallo) return caught;
    const code = typeof caught === 'object' && caught !== null && 'code' in caught ? String(caught.code) : '';
    const known = CODIGOS[code];
    if (known) return new SesionFallo(known, caught);
    return new SesionFallo(caught instanceof TypeError ? 'sin-conexion' : 'interno', caught);
  }
}
