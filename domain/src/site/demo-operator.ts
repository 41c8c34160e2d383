/** The demonstration's operator: a local stack's settings, which no deployment may have. */
export const DEMO_OPERATOR = {
  VIDRIERA_LINK_HOST: 'vidriera.ar/',
  VIDRIERA_BRAND: 'Vidriera',
  VIDRIERA_COMPANY: 'Vidriera de demostración',
  VIDRIERA_TAX_ID: '30-00000000-7',
  VIDRIERA_ADDRESS: 'Calle de la Demostración 123, Buenos Aires',
  VIDRIERA_CONTACT: 'hola@vidriera.example',
};
