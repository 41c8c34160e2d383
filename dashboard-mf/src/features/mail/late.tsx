import { confirmMail } from '@vidriera/kit/mail-words';
import { lateNotice } from '../late-notice.tsx';
import { KEPT, TO_PUBLISH } from './publish-words.ts';

/** `/all`'s; without it nothing is offered. */
export const ConfirmMail = lateNotice(async () => (await import('./confirm-mail.tsx')).ConfirmMail, null);

/** The form's; without it its words stand alone, and who comes back with the address confirmed finds the form open. */
export const ConfirmToPublish = lateNotice(
  async () => (await import('./confirm-to-publish.tsx')).ConfirmToPublish,
  <p role="alert">
    {confirmMail(TO_PUBLISH)}. {KEPT}
  </p>,
);
