/** The mailbox that people write to about the product and about their data. Whoever runs it under another name puts their own here. */
export const CONTACT_MAIL = 'hola@vidriera.ar';
