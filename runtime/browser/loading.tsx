import { messages } from '@vidriera/domain/messages/messages';

/**
 * What stands in a screen's place while the session or the screen itself is on its way. Styled by kit/styles/screen.css, so that
 * no area's routes bring a style sheet along.
 */
export function Loading({ text = messages.general.loading }: { text?: string }) {
  return (
    <p className="screen-loading" role="status">
      {text}
    </p>
  );
}
