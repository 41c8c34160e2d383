import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { confirmMail } from '@vidriera/kit/words/mail-words';
import { NOTHING_IS_LOST, TO_PUBLISH } from './publish-words.ts';

/** For `/all`. Nothing is shown if the chunk fails. */
export const ConfirmMail = lazyPart(async () => (await import('./confirm-mail.tsx')).ConfirmMail);

/** For the form. If the chunk fails, only its text is shown; the form stays open. */
export const ConfirmToPublish = lazyPart(
  async () => (await import('./confirm-to-publish.tsx')).ConfirmToPublish,
  () => (
    <p role="alert">
      {confirmMail(TO_PUBLISH)}. {NOTHING_IS_LOST}
    </p>
  ),
);
