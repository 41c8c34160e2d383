/** The site's operator, from its settings (docs/operations.md). */
export interface Operator {
  /** The name that people know it by. */
  brand: string;
  company: string;
  /** CUIT. */
  taxId: string;
  address: string;
  /** The mailbox for questions about the product and about one's data. */
  contact: string;
  /** The number of the database in the Registro Nacional de Bases de Datos. */
  registry?: string | undefined;
}

/** The parts of the settings that screens show. */
export interface SiteFacts {
  /** Public origin: 'https://vidriera.ar'. */
  origin: string;
  /** Prefix of a short link, without scheme: 'vidriera.ar/'. */
  linkHost: string;
  operator: Operator;
}
