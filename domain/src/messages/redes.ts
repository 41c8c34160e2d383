/** The networks of a profile, as they are typed. */
export const redes = {
  notHandle: 'Eso no es un usuario: escribilo como @tulugar, o pegá la dirección completa.',
  blankInHandle: 'Un usuario no lleva espacios. Escribilo como @tulugar.',
  notPhone: 'Escribí el número, con código de país y de área: 54 9 11 5555 5555.',
  notWebsite: 'Esa dirección no parece válida. Probá con algo como tulugar.com.ar',
} as const;
