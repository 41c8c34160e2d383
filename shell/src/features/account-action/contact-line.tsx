import { CONTACT_MAIL } from '@vidriera/domain/site/contact';

/** Where to write about an unexpected letter. */
export const ContactLine = () => (
  <>
    ¿No esperabas este mail? Escribinos a <a href={`mailto:${CONTACT_MAIL}`}>{CONTACT_MAIL}</a>
  </>
);
