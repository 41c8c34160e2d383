import { clockOffset } from '@vidriera/session/server-clock';
import { clockText } from '../../words/clock-text.ts';

/** Says that this device's clock is wrong, and what that means here. Nothing on other devices. */
export function ClockWarning({ means }: { means: string }) {
  const text = clockText(clockOffset());
  return (
    <p role="status" className="soft">
      {text ? `${text} ${means}` : ''}
    </p>
  );
}
