/**
 * Words that no new username may be, by kind. A stored username stays valid when a word is added, and its
 * profile opens: only the addresses of `username.ts` lead elsewhere.
 */
const WORDS = {
  /** Words that speak for the product, alone or with FILLERS: 'soporte', 'el.equipo', 'atencion-al-cliente'. */
  voices: [
    'admin admins administrador administradora administradores administracion administrator moderador',
    'moderadora moderadores moderacion moderator operador equipo team staff soporte support ayuda help',
    'seguridad security confianza verificado verificada verificados verificacion verified verify oficial',
    'oficiales official notificacion notificaciones notifications aviso avisos alerta alertas pago pagos',
    'cobro cobros payments billing facturacion reembolsos devoluciones atencion cliente clientes usuarios',
    'servicio servicios contacto contact denuncias reclamos reportes legales prensa',
    'sistema system gerencia direccion',
  ],
  /** Roles of mail and of machines (RFC 2142 and kin). */
  machines: [
    'postmaster hostmaster webmaster abuse noc info marketing sales ventas usenet uucp ftp smtp imap pop3',
    'noreply no-reply noresponder mailer-daemon daemon nobody sysadmin superuser root bot robot robots localhost',
    'wpad isatap autoconfig autodiscover broadcasthost well-known newsletter news novedades',
  ],
  /** Words that programs and people write for a missing name. */
  nobody: [
    'constructor prototype proto tostring tolocalestring valueof hasownproperty isprototypeof',
    'propertyisenumerable null undefined nan true false none void default anonimo anonima anonymous',
    'invitado invitada guest usuario usuaria user users username nombredeusuario nadie alguien desconocido',
    'desconocida unknown sinnombre eliminado eliminada borrado borrada deleted cuentaeliminada',
    'usuarioeliminado ejemplo example todos everyone',
  ],
  /** Addresses that the product may need. */
  addresses: [
    'mis-entradas mis-eventos mis-cursos mis-reservas mis-compras mis-pedidos mis-datos mis-favoritos',
    'mis-avisos mi-cuenta mi-perfil mi-agenda entradas lugares reservas compras pedidos tickets carrito',
    'favoritos guardados siguiendo seguidores inicio home explorar agenda calendario calendar mapa ajustes',
    'configuracion preferencias settings profile account dashboard panel ingresar registro registrarse',
    'register logout salir invitaciones planes precios suscripcion estado status descargar download embed',
    'oauth auth callback graphql webhook feed rss',
  ],
};

const listed = (lines: string[]): string[] => lines.join(' ').split(' ');

export const RESERVED_WORDS = Object.values(WORDS).flatMap(listed);
export const VOICES = listed(WORDS.voices);

/** Words that a voice may stand with and still speak for the product. */
export const FILLERS = [
  'el la los las de del al y',
  'ar arg argentina ok ya app web online hoy central centro area mesa cuenta cuentas tecnico',
].flatMap((line) => line.split(' '));
