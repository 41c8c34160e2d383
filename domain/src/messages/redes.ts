export const notHandle = 'Eso no es un usuario: escribilo como @tulugar, o pegá la dirección completa.';
export const blankInHandle = 'Un usuario no lleva espacios. Escribilo como @tulugar.';
export const notPhone = 'Escribí el número, con código de país y de área: 54 9 11 5555 5555.';
export const noArea = 'Falta el código de área: escribilo como 11 5555-0134 o 351 555-0134.';
export const noCountry =
  'Ese número tiene dígitos de más. Si es de otro país, empezá con + y el código de país.';
export const notWebsite = 'Esa dirección no parece válida. Probá con algo como tulugar.com.ar';
