import { messages } from '@vidriera/domain/messages/messages';

/**
 * Placeholder while the session or a screen loads. kit/src/styles/screen.css styles it, so that no area's routes need a style sheet.
 */
export function Loading({ text = messages.general.loading }: { text?: string }) {
  return (
    <p className="screen-loading" role="status">
      {text}
    </p>
  );
}
