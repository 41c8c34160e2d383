/** Prints that carry lettering: they stand whole, and no title covers them. */
export const LETTERED: ReadonlySet<string> = new Set(
  `antifaz-1 bandoneon-1 cafe-2 claqueta-1 cola-2 empanada-1 escalador-2 fuego-1 gato-2 globos-1 gota-1 guitarra-1 hogaza-1
  jarron-2 libro-2 luna-1 maquina-2 mascaras-1 microfono-1 mosqueton-2 naipe-1 ola-1 olla-2 pajaro-1 pareja-1 parrilla-1 pelota-1
  pizza-1 tabla-1 trompeta-1 uvas-2 vampiro-1 vasocerveza-1 verduras-1 vinilo-3 zapatilla-2 zapato-1`.split(
    /\s+/,
  ),
);
