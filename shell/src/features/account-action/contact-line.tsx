import { siteFacts } from '@vidriera/session/config';

/** Where to write about an unexpected letter. */
export function ContactLine() {
  const { contact } = siteFacts().operator;
  return (
    <>
      ¿No esperabas este mail? Escribinos a <a href={`mailto:${contact}`}>{contact}</a>
    </>
  );
}
