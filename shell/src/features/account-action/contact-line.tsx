import { CONTACT_MAIL } from '@vidriera/domain/site/contact';

/** Where to write about a letter that somebody did not expect. */
export const ContactLine = () => (
  <>
    ¿No esperabas este mail? Escribinos a <a href={`mailto:${CONTACT_MAIL}`}>{CONTACT_MAIL}</a>
  </>
);
