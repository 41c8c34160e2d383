import { confirmMail } from '@vidriera/kit/mail-words';
import { lazyPart } from '@vidriera/kit/ui/lazy-part';
import { NOTHING_IS_LOST, TO_PUBLISH } from './publish-words.ts';

/** `/all` asks people to confirm their address. Without the chunk nothing is asked. */
export const ConfirmMail = lazyPart(async () => (await import('./confirm-mail.tsx')).ConfirmMail);

/** The form's notice. Without the chunk its words stand alone; the form stays open for who confirms elsewhere and comes back. */
export const ConfirmToPublish = lazyPart(
  async () => (await import('./confirm-to-publish.tsx')).ConfirmToPublish,
  <p role="alert">
    {confirmMail(TO_PUBLISH)}. {NOTHING_IS_LOST}
  </p>,
);
